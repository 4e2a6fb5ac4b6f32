CREATE TABLE `todos` (
	`yard_id` integer NOT NULL,
	`noted_on` text NOT NULL,
	`note` text NOT NULL,
	`noted_by` text,
	`due_on` text,
	PRIMARY KEY(`yard_id`, `noted_on`)
);
--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `takes` text;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `asked_in` text;--> statement-breakpoint
ALTER TABLE `synonyms` ADD `is_exact` integer DEFAULT false NOT NULL;