CREATE TABLE `search_quotas` (
	`networks` integer PRIMARY KEY NOT NULL,
	`hour` integer NOT NULL,
	`words` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_secrets` (
	`month` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `searched_words` (
	`month` text NOT NULL,
	`code` text NOT NULL,
	`word` text,
	`visitors` integer NOT NULL,
	`bits` integer NOT NULL,
	`first_on` text NOT NULL,
	PRIMARY KEY(`month`, `code`)
);
--> statement-breakpoint
CREATE INDEX `searched_words_visitors` ON `searched_words` (`visitors`,`first_on`);--> statement-breakpoint
DROP TABLE `searches`;
--> statement-breakpoint
UPDATE `messages` SET `page` = substr(`page`, 1, instr(`page` || '?', '?') - 1);
--> statement-breakpoint
UPDATE `reports` SET `page` = substr(`page`, 1, instr(`page` || '?', '?') - 1);
