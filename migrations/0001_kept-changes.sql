CREATE TABLE `changes` (
	`publication_id` integer NOT NULL,
	`table_name` text NOT NULL,
	`key` text NOT NULL,
	`before` text,
	`after` text,
	`by` text NOT NULL,
	PRIMARY KEY(`publication_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `changes_key` ON `changes` (`key`,`publication_id`);--> statement-breakpoint
ALTER TABLE `materials` ADD `low_cents` integer;--> statement-breakpoint
ALTER TABLE `materials` ADD `high_cents` integer;