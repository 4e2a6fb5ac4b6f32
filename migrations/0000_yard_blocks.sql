CREATE TABLE `cities` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`state` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	`time_zone` text NOT NULL,
	`meta_description` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cities_slug` ON `cities` (`slug`);--> statement-breakpoint
CREATE INDEX `cities_population` ON `cities` (`population`);--> statement-breakpoint
CREATE TABLE `dataset` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`published_on` text NOT NULL,
	`is_sample` integer NOT NULL,
	`version` text NOT NULL,
	`edition` integer DEFAULT 0 NOT NULL,
	`yards_version` text DEFAULT '' NOT NULL,
	`places_version` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `materials` (
	`id` integer PRIMARY KEY NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`aliases` text NOT NULL,
	`description` text NOT NULL,
	`meta_description` text,
	`grade` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `materials_slug` ON `materials` (`slug`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sent_at` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`page` text NOT NULL,
	`is_suspected_spam` integer DEFAULT false NOT NULL,
	`fingerprint` text,
	`is_answered` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_fingerprint` ON `messages` (`fingerprint`);--> statement-breakpoint
CREATE TABLE `national_price_months` (
	`material_id` integer NOT NULL,
	`month` text NOT NULL,
	`low_cents` integer NOT NULL,
	`high_cents` integer NOT NULL,
	`middle_cents` real NOT NULL,
	`cities` integer NOT NULL,
	`observations` integer NOT NULL,
	PRIMARY KEY(`material_id`, `month`)
);
--> statement-breakpoint
CREATE INDEX `national_price_months_month` ON `national_price_months` (`month`);--> statement-breakpoint
CREATE TABLE `price_history` (
	`is_sample` integer NOT NULL,
	`city_id` integer NOT NULL,
	`material_id` integer NOT NULL,
	`checked_on` text NOT NULL,
	`publication_id` integer NOT NULL,
	`min_cents` integer,
	`max_cents` integer,
	`previous_min_cents` integer,
	`previous_max_cents` integer,
	`is_change` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`is_sample`, `city_id`, `material_id`, `checked_on`, `publication_id`)
);
--> statement-breakpoint
CREATE INDEX `price_history_publication` ON `price_history` (`publication_id`);--> statement-breakpoint
CREATE INDEX `price_history_city_changes` ON `price_history` (`city_id`,`publication_id`) WHERE is_change;--> statement-breakpoint
CREATE INDEX `price_history_material_changes` ON `price_history` (`material_id`,`publication_id`) WHERE is_change;--> statement-breakpoint
CREATE TABLE `price_months` (
	`city_id` integer NOT NULL,
	`material_id` integer NOT NULL,
	`month` text NOT NULL,
	`low_cents` integer NOT NULL,
	`high_cents` integer NOT NULL,
	`middle_cents` real NOT NULL,
	`observations` integer NOT NULL,
	PRIMARY KEY(`city_id`, `material_id`, `month`)
);
--> statement-breakpoint
CREATE INDEX `price_months_material` ON `price_months` (`material_id`,`month`);--> statement-breakpoint
CREATE TABLE `prices` (
	`city_id` integer NOT NULL,
	`material_id` integer NOT NULL,
	`min_cents` integer NOT NULL,
	`max_cents` integer NOT NULL,
	`description` text NOT NULL,
	`checked_on` text NOT NULL,
	`previous_min_cents` integer,
	`previous_max_cents` integer,
	`previous_checked_on` text,
	PRIMARY KEY(`city_id`, `material_id`)
);
--> statement-breakpoint
CREATE INDEX `prices_material` ON `prices` (`material_id`,`city_id`);--> statement-breakpoint
CREATE TABLE `publications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`follows` integer NOT NULL,
	`published_at` integer NOT NULL,
	`name` text NOT NULL,
	`published_on` text NOT NULL,
	`is_sample` integer NOT NULL,
	`version` text NOT NULL,
	`changed_prices` integer DEFAULT 0 NOT NULL,
	`checked_prices` integer DEFAULT 0 NOT NULL,
	`note` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publications_follows` ON `publications` (`follows`);--> statement-breakpoint
CREATE INDEX `publications_day` ON `publications` (`is_sample`,`published_on`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `reports_fingerprint` ON `reports` (`fingerprint`);--> statement-breakpoint
CREATE TABLE `scrap_yards` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`city_id` integer NOT NULL,
	`phone` text,
	`website` text,
	`description` text,
	`accepted_materials` text,
	`services` text,
	`latitude` real,
	`longitude` real,
	`opening_hours` text,
	`checked_on` text
);
--> statement-breakpoint
CREATE TABLE `states` (
	`code` text PRIMARY KEY NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`cash` text,
	`disposal_notice` text,
	`bring_id` text,
	`bring_payment` text,
	`bring_records` text,
	`regulations` text NOT NULL,
	`regulator` text NOT NULL,
	`regulator_url` text NOT NULL,
	`sources` text,
	`checked_on` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`consented_at` integer NOT NULL,
	`page` text NOT NULL,
	`is_suspected_spam` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `synonyms` (
	`word` text PRIMARY KEY NOT NULL,
	`leads_to` text NOT NULL,
	`title` text
);
--> statement-breakpoint
CREATE TABLE `yard_blocks` (
	`block` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`yards` text NOT NULL
);
--> statement-breakpoint
CREATE VIEW `price_observations` AS select "is_sample", "city_id", "material_id", "checked_on", "publication_id", "min_cents", "max_cents", "previous_min_cents", "previous_max_cents", "is_change" from "price_history" where "price_history"."publication_id" = (select max("publication_id") from "price_history" "later" where ("later"."is_sample" = "price_history"."is_sample" and "later"."city_id" = "price_history"."city_id" and "later"."material_id" = "price_history"."material_id" and "later"."checked_on" = "price_history"."checked_on"));
--> statement-breakpoint
CREATE VIRTUAL TABLE locality_index USING fts5(words, region, sounds, content = '', tokenize = 'ascii');
--> statement-breakpoint
CREATE VIRTUAL TABLE term_index USING fts5(words, region, sounds, term UNINDEXED, content = '', contentless_unindexed = 1, tokenize = 'ascii');
