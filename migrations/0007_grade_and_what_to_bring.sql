ALTER TABLE `materials` ADD `grade` text;--> statement-breakpoint
ALTER TABLE `states` ADD `bring_id` text;--> statement-breakpoint
ALTER TABLE `states` ADD `bring_payment` text;--> statement-breakpoint
ALTER TABLE `states` ADD `bring_records` text;--> statement-breakpoint
ALTER TABLE `states` ADD `sources` text;