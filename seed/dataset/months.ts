// The statements that recalculate the months of the record from its observations.

const MONTH_COLUMNS = "low_cents, high_cents, middle_cents";
const MONTH_FIGURES =
  "min(o.min_cents), max(o.max_cents), avg((o.min_cents + o.max_cents) / 2.0), count(*)";
const NATIONAL_FIGURES =
  "min(low_cents), max(high_cents), avg(middle_cents), count(*), sum(observations)";

/** The prices and months that the publication touched. */
const TOUCHED = `select distinct city_id, material_id, substr(checked_on, 1, 7) as month
  from price_history where publication_id = (select max(id) from publications)`;

/** Recalculates the months that the publication touched. */
export const TOUCHED_MONTHS = [
  `delete from price_months where (city_id, material_id, month) in (${TOUCHED})`,
  `delete from national_price_months where (material_id, month) in
    (select material_id, month from (${TOUCHED}))`,
  `insert into price_months (city_id, material_id, month, ${MONTH_COLUMNS}, observations)
    select t.city_id, t.material_id, t.month, ${MONTH_FIGURES}
    from (${TOUCHED}) t join dataset d join price_observations o
      on o.is_sample = d.is_sample and o.city_id = t.city_id and o.material_id = t.material_id
      and o.checked_on between t.month and t.month || '-31'
    where o.min_cents > 0 group by 1, 2, 3`,
  `insert into national_price_months (material_id, month, ${MONTH_COLUMNS}, cities, observations)
    select m.material_id, m.month, ${NATIONAL_FIGURES}
    from (select distinct material_id, month from (${TOUCHED})) t join price_months m
      on m.material_id = t.material_id and m.month = t.month
    group by 1, 2`,
];

/** Recalculates all months from the observations of the dataset's kind. */
export const ALL_MONTHS = [
  "delete from price_months",
  "delete from national_price_months",
  `insert into price_months (city_id, material_id, month, ${MONTH_COLUMNS}, observations)
    select o.city_id, o.material_id, substr(o.checked_on, 1, 7), ${MONTH_FIGURES}
    from dataset d join price_observations o on o.is_sample = d.is_sample
    where o.min_cents > 0 group by 1, 2, 3`,
  `insert into national_price_months (material_id, month, ${MONTH_COLUMNS}, cities, observations)
    select material_id, month, ${NATIONAL_FIGURES} from price_months group by 1, 2`,
];
