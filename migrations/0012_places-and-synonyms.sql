CREATE TABLE `localities` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`postcode` text,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`city_slug` text
);
--> statement-breakpoint
CREATE TABLE `synonyms` (
	`word` text PRIMARY KEY NOT NULL,
	`leads_to` text NOT NULL,
	`title` text
);
--> statement-breakpoint
CREATE TABLE `yard_positions` (
	`first_rank` integer PRIMARY KEY NOT NULL,
	`positions` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `dataset` ADD `places_version` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE locality_index USING fts5(words, region, sounds, content = '', tokenize = 'ascii');
--> statement-breakpoint
CREATE VIRTUAL TABLE term_index USING fts5(words, region, sounds, term UNINDEXED, content = '', contentless_unindexed = 1, tokenize = 'ascii');
