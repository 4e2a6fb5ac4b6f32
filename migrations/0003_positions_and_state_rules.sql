ALTER TABLE `materials` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `states` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `states` ADD `cash` text;--> statement-breakpoint
ALTER TABLE `states` ADD `disposal_notice` text;