CREATE TABLE `quotes` (
	`is_sample` integer NOT NULL,
	`yard_id` integer NOT NULL,
	`material_id` integer NOT NULL,
	`quoted_on` text NOT NULL,
	`low_cents` integer NOT NULL,
	`high_cents` integer NOT NULL,
	`how` text,
	`quoted_by` text,
	`note` text,
	PRIMARY KEY(`is_sample`, `yard_id`, `material_id`, `quoted_on`)
);
--> statement-breakpoint
ALTER TABLE `price_history` ADD `yards` integer;--> statement-breakpoint
ALTER TABLE `price_history` ADD `quoted_from` text;--> statement-breakpoint
ALTER TABLE `prices` ADD `yards` integer;--> statement-breakpoint
ALTER TABLE `prices` ADD `quoted_from` text;--> statement-breakpoint
ALTER TABLE `prices` ADD `typed` text;--> statement-breakpoint
DROP VIEW `price_observations`;--> statement-breakpoint
CREATE VIEW `price_observations` AS select "is_sample", "city_id", "material_id", "checked_on", "publication_id", "min_cents", "max_cents", "previous_min_cents", "previous_max_cents", "is_change", "yards", "quoted_from" from "price_history" where "price_history"."publication_id" = (select max("publication_id") from "price_history" "later" where ("later"."is_sample" = "price_history"."is_sample" and "later"."city_id" = "price_history"."city_id" and "later"."material_id" = "price_history"."material_id" and "later"."checked_on" = "price_history"."checked_on"));