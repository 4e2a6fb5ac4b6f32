// Statements that recalculate the months of the record from its observations. Only existing cities have months: those
// of a removed city are deleted, and come back if the city does.

const COLUMNS = "(city_id, material_id, month, low_cents, high_cents, middle_cents, observations)";
const FIGURES =
  "min(o.min_cents), max(o.max_cents), avg((o.min_cents + o.max_cents) / 2.0), count(*)";

/** The prices and months that the publication affected. */
const TOUCHED = `select distinct city_id, material_id, substr(checked_on, 1, 7) as month
  from price_history where publication_id = (select max(id) from publications)`;

/**
 * Gives cities without months all months on record of the dataset's kind. It uses lists of values, because for a join
 * SQLite would index the whole record.
 */
const NEW_CITIES = `insert into price_months ${COLUMNS}
  select o.city_id, o.material_id, substr(o.checked_on, 1, 7), ${FIGURES}
  from price_observations o
  where o.is_sample = (select is_sample from dataset) and o.min_cents > 0 and o.city_id in (
    select id from cities where id not in (select city_id from price_months))
  group by 1, 2, 3`;

/** The months of the whole country, which are few rows. */
const COUNTRY = [
  "delete from national_price_months",
  `insert into national_price_months
      (material_id, month, low_cents, high_cents, middle_cents, cities, observations)
    select material_id, month, min(low_cents), max(high_cents), avg(middle_cents), count(*),
      sum(observations)
    from price_months group by 1, 2`,
];

/** Recalculates the months that the publication affected, and those of added or removed cities. */
export const TOUCHED_MONTHS = [
  `delete from price_months where (city_id, material_id, month) in (${TOUCHED})`,
  "delete from price_months where city_id not in (select id from cities)",
  NEW_CITIES,
  `insert or ignore into price_months ${COLUMNS}
    select t.city_id, t.material_id, t.month, ${FIGURES}
    from (${TOUCHED}) t join cities c on c.id = t.city_id join dataset d join price_observations o
      on o.is_sample = d.is_sample and o.city_id = t.city_id and o.material_id = t.material_id
      and o.checked_on between t.month and t.month || '-31'
    where o.min_cents > 0 group by 1, 2, 3`,
  ...COUNTRY,
];

/** Recalculates all months from the observations of the dataset's kind. */
export const ALL_MONTHS = ["delete from price_months", NEW_CITIES, ...COUNTRY];
