ALTER TABLE `scrap_yards` ADD `opening_hours` text;--> statement-breakpoint
ALTER TABLE `scrap_yards` ADD `checked_on` text;