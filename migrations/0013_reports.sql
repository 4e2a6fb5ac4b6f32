CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sent_at` integer NOT NULL,
	`kind` text NOT NULL,
	`city_id` integer,
	`material_id` integer,
	`yard_id` integer,
	`seen` text NOT NULL,
	`seen_on` text,
	`docket_cents` integer,
	`email` text,
	`page` text NOT NULL,
	`is_suspected_spam` integer DEFAULT false NOT NULL,
	`fingerprint` text NOT NULL,
	`is_closed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_fingerprint` ON `reports` (`fingerprint`);