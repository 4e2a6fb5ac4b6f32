ALTER TABLE `scrap_yards` ADD `is_approximate` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `merged_into` integer;