// The statements that add to the price ledger what the tables and price_history.csv say.

/** The publication that was begun. */
export const LATEST = "(select max(id) from publications)";

/** The columns of the ledger. */
export const COLUMNS = `(is_sample, city_id, material_id, checked_on, publication_id,
  min_cents, max_cents, previous_min_cents, previous_max_cents, is_change, yards, quoted_from)`;

const SAME_PRICE = `o.is_sample = d.is_sample and o.city_id = p.city_id and o.material_id = p.material_id`;

/** Whether an observation is of what the site showed: records from elsewhere are not. */
const WAS_SHOWN = "(o.is_change or o.previous_min_cents is not null or o.min_cents = 0)";

/**
 * The rows of price_history.csv that are not on record, with the dataset as `d`. Where it says that there was
 * no price, they are not added: a price that is gone would come back with every publication of the file.
 */
export const NEW_RECORDS = `json_each(?1) h where not exists (
    select 1 from price_observations o where o.is_sample = d.is_sample
    and o.city_id = h.value->>0 and o.material_id = h.value->>1 and o.checked_on = h.value->>2
    and (o.min_cents = 0 or o.min_cents = h.value->>3 and o.max_cents = h.value->>4)
  )`;

/** They say nothing of what the site showed. */
export const RECORD_HISTORY = `insert into price_history ${COLUMNS}
  select d.is_sample, h.value->>0, h.value->>1, h.value->>2, ${LATEST},
    h.value->>3, h.value->>4, null, null, false, null, null
  from dataset d join ${NEW_RECORDS}`;

/**
 * Prices that are not recorded for their day, or otherwise, and those that are back, whatever their day; `b`
 * is the price that was shown before.
 */
export const RECORD_PRICES = `insert into price_history ${COLUMNS}
  select d.is_sample, p.city_id, p.material_id, p.checked_on, ${LATEST},
    p.min_cents, p.max_cents, b.min_cents, b.max_cents,
    (p.min_cents, p.max_cents) is not (coalesce(b.min_cents, 0), coalesce(b.max_cents, 0)),
    p.yards, p.quoted_from
  from dataset d join prices p left join price_observations b
    on b.is_sample = d.is_sample and b.city_id = p.city_id and b.material_id = p.material_id
    and b.checked_on = (
      select o.checked_on from price_observations o
      where ${SAME_PRICE} and o.min_cents is not null order by o.checked_on desc limit 1
    )
  where b.min_cents = 0 and p.min_cents > 0 or not exists (
    select 1 from price_observations o where ${SAME_PRICE} and o.checked_on = p.checked_on
    and o.min_cents = p.min_cents and o.max_cents = p.max_cents
    and (o.yards, o.quoted_from) is (p.yards, p.quoted_from) and ${WAS_SHOWN}
  )`;

/**
 * A price was not checked after its last checking date, so anything recorded for later is withdrawn. That
 * there was no price is no change to withdraw: the price that is back is one.
 */
export const WITHDRAW_LATER = `insert into price_history ${COLUMNS}
  select o.is_sample, o.city_id, o.material_id, o.checked_on, ${LATEST},
    null, null, o.min_cents, o.max_cents, o.min_cents > 0, null, null
  from dataset d join prices p cross join price_observations o on ${SAME_PRICE}
  where o.checked_on > p.checked_on and o.min_cents is not null`;

/**
 * Prices that were shown (`b`) and have no row any more: from the day of the publication on there is no price.
 * What the same publication recorded for that day, such as a row of price_history.csv, does not count.
 */
export const RECORD_GONE = `insert or replace into price_history ${COLUMNS}
  select d.is_sample, b.city_id, b.material_id, max(d.published_on, b.checked_on), ${LATEST},
    0, 0, b.min_cents, b.max_cents, true, null, null
  from dataset d
  cross join (select distinct is_sample, city_id, material_id from price_history) p
    on p.is_sample = d.is_sample and not exists (
      select 1 from prices r where r.city_id = p.city_id and r.material_id = p.material_id
    )
  cross join price_observations b
    on b.is_sample = d.is_sample and b.city_id = p.city_id and b.material_id = p.material_id
    and b.checked_on = (
      select o.checked_on from price_observations o
      where ${SAME_PRICE} and o.min_cents is not null and ${WAS_SHOWN}
      order by o.checked_on desc limit 1
    )
  where b.min_cents > 0`;
