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
ALTER TABLE `messages` ADD `is_answered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `prices` ADD `previous_min_cents` integer;--> statement-breakpoint
ALTER TABLE `prices` ADD `previous_max_cents` integer;--> statement-breakpoint
ALTER TABLE `prices` ADD `previous_checked_on` text;--> statement-breakpoint
CREATE VIEW `price_observations` AS select "is_sample", "city_id", "material_id", "checked_on", "publication_id", "min_cents", "max_cents", "previous_min_cents", "previous_max_cents", "is_change" from "price_history" where "price_history"."publication_id" = (select max("publication_id") from "price_history" "later" where ("later"."is_sample" = "price_history"."is_sample" and "later"."city_id" = "price_history"."city_id" and "later"."material_id" = "price_history"."material_id" and "later"."checked_on" = "price_history"."checked_on"));--> statement-breakpoint
-- The prices that the database holds become its first publication.
INSERT INTO publications (follows, published_at, name, published_on, is_sample, version, changed_prices)
SELECT 0, unixepoch(published_on) * 1000, name, published_on, is_sample, version, (SELECT count(*) FROM prices WHERE min_cents > 0)
FROM dataset;
--> statement-breakpoint
INSERT INTO price_history (is_sample, city_id, material_id, checked_on, publication_id, min_cents, max_cents, is_change)
SELECT is_sample, city_id, material_id, checked_on, publications.id, min_cents, max_cents, min_cents > 0
FROM prices JOIN publications;
--> statement-breakpoint
INSERT INTO price_months (city_id, material_id, month, low_cents, high_cents, middle_cents, observations)
SELECT city_id, material_id, substr(checked_on, 1, 7), min_cents, max_cents, (min_cents + max_cents) / 2.0, 1
FROM prices WHERE min_cents > 0;
--> statement-breakpoint
INSERT INTO national_price_months (material_id, month, low_cents, high_cents, middle_cents, cities, observations)
SELECT material_id, month, min(low_cents), max(high_cents), avg(middle_cents), count(*), sum(observations)
FROM price_months GROUP BY material_id, month;
