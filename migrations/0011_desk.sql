CREATE TABLE `desk_drafts` (
	`by` text NOT NULL,
	`key` text NOT NULL,
	`before` text,
	`after` text,
	`report` integer,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`by`, `key`)
);
--> statement-breakpoint
ALTER TABLE `reports` ADD `note` text;