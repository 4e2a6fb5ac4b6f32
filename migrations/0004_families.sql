ALTER TABLE `materials` ADD `family` text;--> statement-breakpoint
CREATE INDEX `materials_family` ON `materials` (`family`);