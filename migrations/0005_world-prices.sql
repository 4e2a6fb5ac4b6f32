CREATE TABLE `world_prices` (
	`series` text PRIMARY KEY NOT NULL,
	`unit` text NOT NULL,
	`edition` text NOT NULL,
	`months` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `materials` ADD `world` text;