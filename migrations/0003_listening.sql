CREATE TABLE `searches` (
	`month` text NOT NULL,
	`text` text NOT NULL,
	`times` integer NOT NULL,
	`asked_on` text NOT NULL,
	PRIMARY KEY(`month`, `text`)
);
--> statement-breakpoint
CREATE TABLE `vocabulary` (
	`id` integer PRIMARY KEY NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `localities` ADD `area` text;--> statement-breakpoint
ALTER TABLE `localities` ADD `alias` text;
--> statement-breakpoint
DROP TABLE `term_index`;
