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
	`yards` integer NOT NULL,
	`yard_cities` integer NOT NULL,
	`yard_states` integer NOT NULL,
	`yard_materials` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `filter_options` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`kind`, `value`)
);
--> statement-breakpoint
CREATE TABLE `materials` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`aliases` text NOT NULL,
	`description` text NOT NULL,
	`meta_description` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `materials_slug` ON `materials` (`slug`);--> statement-breakpoint
CREATE TABLE `prices` (
	`city_id` integer NOT NULL,
	`material_id` integer NOT NULL,
	`min_cents` integer NOT NULL,
	`max_cents` integer NOT NULL,
	`description` text NOT NULL,
	`checked_on` text NOT NULL,
	PRIMARY KEY(`city_id`, `material_id`)
);
--> statement-breakpoint
CREATE INDEX `prices_material` ON `prices` (`material_id`,`city_id`);--> statement-breakpoint
CREATE TABLE `scrap_yards` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`city_id` integer NOT NULL,
	`rank` integer NOT NULL,
	`phone` text,
	`website` text,
	`description` text,
	`accepted_materials` text,
	`services` text,
	`latitude` real,
	`longitude` real
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scrap_yards_rank` ON `scrap_yards` (`rank`);--> statement-breakpoint
CREATE INDEX `scrap_yards_city` ON `scrap_yards` (`city_id`,`rank`);--> statement-breakpoint
CREATE TABLE `states` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`regulations` text NOT NULL,
	`regulator` text NOT NULL,
	`regulator_url` text NOT NULL,
	`checked_on` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `yard_counts` (
	`state` text NOT NULL,
	`material` text NOT NULL,
	`service` text NOT NULL,
	`yards` integer NOT NULL,
	PRIMARY KEY(`state`, `material`, `service`)
);
