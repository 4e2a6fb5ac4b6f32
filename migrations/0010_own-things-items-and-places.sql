CREATE TABLE `items` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`lightest` text,
	`heaviest` text,
	`counts_as` text,
	`listed_as` text,
	`bought` text,
	`made_of` text NOT NULL,
	`advice` text,
	`quality` text NOT NULL,
	`source` text NOT NULL,
	`also_called` text,
	`guide` text,
	`title` text
);
--> statement-breakpoint
CREATE TABLE `places` (
	`name` text NOT NULL,
	`state` text NOT NULL,
	`postcode` text NOT NULL,
	`population` integer,
	`latitude` real,
	`longitude` real,
	`leads_to` text,
	PRIMARY KEY(`name`, `state`, `postcode`)
);
--> statement-breakpoint
CREATE TABLE `things` (
	`thing` text PRIMARY KEY NOT NULL,
	`counts_as` text,
	`guide` text,
	`title` text
);
