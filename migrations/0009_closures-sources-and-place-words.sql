CREATE TABLE `place_words` (
	`word` text PRIMARY KEY NOT NULL,
	`places` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `reports` ADD `shown` text;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `closed` text;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `source` text;--> statement-breakpoint
DROP TABLE `locality_index`;--> statement-breakpoint
DROP TABLE `localities`;
