ALTER TABLE `messages` ADD `is_suspected_spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `fingerprint` text;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_fingerprint` ON `messages` (`fingerprint`);--> statement-breakpoint
ALTER TABLE `subscribers` ADD `is_suspected_spam` integer DEFAULT false NOT NULL;