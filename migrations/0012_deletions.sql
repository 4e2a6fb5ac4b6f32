CREATE TABLE `deletions` (
	`deleted_at` integer NOT NULL,
	`by` text NOT NULL,
	`kind` text NOT NULL,
	`entry` integer NOT NULL,
	PRIMARY KEY(`kind`, `entry`)
);
