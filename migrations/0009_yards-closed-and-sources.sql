ALTER TABLE `scrap_yards` ADD `closed` text;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `source` text;