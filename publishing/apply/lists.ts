// Statements that pack many rows into one, so that a page need not read them one by one (worker/data/lists.ts). They
// run after the tables have been written.

/**
 * Packs the price changes of publications that are not packed yet, both of cities by material and of materials by city.
 */
const changesOf = (subject: "city" | "material", other: "city" | "material") =>
  `insert into price_changes select '${subject}', ${subject}_id, publication_id,
      json_group_array(json_array(${other}_id, checked_on, min_cents, max_cents, previous_min_cents, previous_max_cents)
        order by rowid desc)
    from price_history
    where is_change and publication_id >
      (select coalesce(max(publication_id), 0) from price_changes where subject = '${subject}')
    group by ${subject}_id, publication_id`;

/** Rebuilds the lists, and packs new price changes. */
export const PACKED = [
  changesOf("city", "material"),
  changesOf("material", "city"),
  "delete from lists",
  `insert into lists select 'cities', json_group_array(json_array(id, name, slug, state, lat, lon,
      exists (select 1 from prices where city_id = cities.id and min_cents > 0),
      (select max(checked_on) from prices where city_id = cities.id and min_cents > 0)) order by id)
    from cities`,
  `insert into lists select 'ranges', json_group_array(json_array(material_id, checked_on, low, high, slug))
    from (select material_id, checked_on, min(min_cents) as low, max(max_cents) as high
      from prices where min_cents > 0 group by material_id, checked_on)
    join materials on materials.id = material_id`,
  `insert into lists select 'prices ' || slug, json_group_array(
      json_array(city_id, checked_on, min_cents, max_cents) order by city_id)
    from prices join materials on materials.id = material_id where min_cents > 0 group by material_id`,
  `insert into lists select 'months', json_group_array("month" order by "month" desc)
    from (select distinct "month" from national_price_months)`,
  `insert into lists select 'material ' || material_id, json_group_array(
      json_array("month", low_cents, high_cents, middle_cents, cities, observations) order by "month")
    from national_price_months group by material_id`,
  `insert into lists select 'yards ' || city_id, json_group_array(json_array(id, address, phone) order by id)
    from scrap_yards where merged_into is null group by city_id`,
];
