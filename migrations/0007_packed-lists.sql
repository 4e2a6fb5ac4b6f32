CREATE TABLE `lists` (
	`name` text PRIMARY KEY NOT NULL,
	`rows` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_changes` (
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`publication_id` integer NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`subject`, `subject_id`, `publication_id`)
);
--> statement-breakpoint
DROP INDEX `price_history_city_changes`;--> statement-breakpoint
DROP INDEX `price_history_material_changes`;
--> statement-breakpoint
insert into price_changes select 'city', city_id, publication_id,
	json_group_array(json_array(material_id, checked_on, min_cents, max_cents, previous_min_cents, previous_max_cents)
	order by rowid desc)
	from price_history
	where is_change and publication_id >
	(select coalesce(max(publication_id), 0) from price_changes where subject = 'city')
	group by city_id, publication_id;
--> statement-breakpoint
insert into price_changes select 'material', material_id, publication_id,
	json_group_array(json_array(city_id, checked_on, min_cents, max_cents, previous_min_cents, previous_max_cents)
	order by rowid desc)
	from price_history
	where is_change and publication_id >
	(select coalesce(max(publication_id), 0) from price_changes where subject = 'material')
	group by material_id, publication_id;
--> statement-breakpoint
insert into lists select 'cities', json_group_array(json_array(id, name, slug, state, lat, lon,
	exists (select 1 from prices where city_id = cities.id and min_cents > 0)) order by id)
	from cities;
--> statement-breakpoint
insert into lists select 'months', json_group_array("month" order by "month" desc)
	from (select distinct "month" from national_price_months);
--> statement-breakpoint
insert into lists select 'material ' || material_id, json_group_array(
	json_array("month", low_cents, high_cents, middle_cents, cities, observations) order by "month")
	from national_price_months group by material_id;
