CREATE TABLE `yard_links` (
	`is_sample` integer NOT NULL,
	`yard_id` integer NOT NULL,
	`version` integer NOT NULL,
	`renewed_on` text,
	`is_shown` integer DEFAULT false NOT NULL,
	`is_trusted` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`is_sample`, `yard_id`)
);
--> statement-breakpoint
ALTER TABLE `prices` ADD `self_quoted` integer;--> statement-breakpoint
ALTER TABLE `quotes` ADD `is_shown` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `quotes` ADD `accepted_by` text;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `email` text;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `own_prices` text;