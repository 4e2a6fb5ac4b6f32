import type { Change } from "../compare/change.ts";
import type { Undone } from "../compare/change-set.ts";
import { type Fields, tableOf } from "../compare/content.ts";
import type { Dataset, Row } from "../derive/tables.ts";
import { type Statement, toJson } from "../statement.ts";
import { chunks } from "./inserts.ts";
import { ALL_MONTHS, TOUCHED_MONTHS } from "./months.ts";

// A publication writes to the price ledger (worker/data/schema.ts describes its tables) in the same transaction as to
// the other tables, in SQL that reads those.

/** The id of the publication in progress. */
const LATEST = "(select max(id) from publications)";

/** The columns of the ledger. */
const COLUMNS = `(is_sample, city_id, material_id, checked_on, publication_id,
  min_cents, max_cents, previous_min_cents, previous_max_cents, is_change, yards, quoted_from)`;

const SAME_PRICE = `o.is_sample = d.is_sample and o.city_id = p.city_id and o.material_id = p.material_id`;

/** True if the site showed the observed price; false if the observation is from price_history.csv. */
const WAS_SHOWN = "(o.is_change or o.previous_min_cents is not null or o.min_cents = 0)";

/**
 * The rows of price_history.csv that are not on record, with the dataset as `d`. Rows that the record says had no price
 * are skipped: otherwise they would come back each time the file is published.
 */
const NEW_RECORDS = `json_each(?1) h where not exists (
    select 1 from price_observations o where o.is_sample = d.is_sample
    and o.city_id = h.value->>0 and o.material_id = h.value->>1 and o.checked_on = h.value->>2
    and (o.min_cents = 0 or o.min_cents = h.value->>3 and o.max_cents = h.value->>4)
  )`;

/** Records those rows, without implying that the site showed these prices. */
const RECORD_HISTORY = `insert into price_history ${COLUMNS}
  select d.is_sample, h.value->>0, h.value->>1, h.value->>2, ${LATEST},
    h.value->>3, h.value->>4, null, null, false, null, null
  from dataset d join ${NEW_RECORDS}`;

/**
 * Records prices that are not on record for their day or differ from it, and prices that are back, whatever their day.
 * `b` is the price shown before.
 */
const RECORD_PRICES = `insert into price_history ${COLUMNS}
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
 * Withdraws records of days after a price's last check. A withdrawn day without a price is not a change; the return of
 * the price is.
 */
const WITHDRAW_LATER = `insert into price_history ${COLUMNS}
  select o.is_sample, o.city_id, o.material_id, o.checked_on, ${LATEST},
    null, null, o.min_cents, o.max_cents, o.min_cents > 0, null, null
  from dataset d join prices p cross join price_observations o on ${SAME_PRICE}
  where o.checked_on > p.checked_on and o.min_cents is not null`;

/**
 * Records prices that were shown before (`b`) and have no row now as removed from the day of the publication on. This
 * replaces the same publication's records of that day, such as a row of price_history.csv.
 */
const RECORD_GONE = `insert or replace into price_history ${COLUMNS}
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

/** The facts about a publication to put on record. */
export interface Publication {
  /** The id of the latest publication when this one was prepared; 0 if there was none. */
  follows: number;
  /** In ms since 1970. */
  publishedAt: number;
  note: string | null;
  /** True if sample data replaces real data or the other way round, so that all months are recalculated. */
  isKindChange: boolean;
  /** The publications whose records no longer count. */
  undoes?: Undone;
  /** The quotes that are withdrawn. */
  withdrawn?: Row<"quotes">[];
  /** The changes to keep for history and reverts. */
  changes: Change[];
  /** The publisher's name. */
  by: string;
}

/** The first statement: it fails if another publication came first, which rolls everything back. */
export function beginPublication({ follows, publishedAt, note }: Publication): Statement {
  return {
    sql: `insert into publications (follows, published_at, note, name, published_on, is_sample, version)
      select value->>0, value->>1, value->>2, '', '', 0, '' from json_each(?1)`,
    json: toJson([[follows, publishedAt, note]]),
  };
}

/** The statements that record the tables, and rows of price_history.csv, as part of the publication in progress. */
export function recordPublication(
  { isKindChange, undoes, changes, by }: Publication,
  history: Dataset["priceHistory"],
  bytes: number,
): Statement[] {
  const steps = [
    RECORD_PRICES,
    WITHDRAW_LATER,
    ...(undoes ? [takeBack(undoes)] : []),
    RECORD_GONE,
    COUNT_PRICES,
    ...(isKindChange ? ALL_MONTHS : TOUCHED_MONTHS),
  ];
  return [
    { sql: NAME_PUBLICATION },
    ...keepChanges(changes, by, bytes),
    ...historyChunks(history, bytes).map((json) => ({ sql: RECORD_HISTORY, json })),
    ...steps.map((sql) => ({ sql })),
  ];
}

/** The statements that keep the changes of the publication in progress, and the publisher's name. */
function keepChanges(changes: Change[], by: string, bytes: number): Statement[] {
  const jsonOf = (fields: Fields | null) => fields && JSON.stringify(fields);
  const rows = changes.map(({ key, before, after }) =>
    toJson([tableOf(key), key, jsonOf(before), jsonOf(after), by]),
  );
  const sql = `insert into changes (publication_id, table_name, "key", "before", "after", "by")
    select ${LATEST}, value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?1)`;
  return chunks(rows, bytes).map((json) => ({ sql, json }));
}

/** Queries whose `records` add up to the number of rows of price_history.csv that are not on record. */
export function countNewRecords(
  history: Dataset["priceHistory"],
  isSample: boolean,
  bytes: number,
): string[] {
  return historyChunks(history, bytes).map((json) => {
    const from = NEW_RECORDS.replace("?1", () => `'${json}'`);
    return `select count(*) as records from (select ${isSample} as is_sample) d join ${from}`;
  });
}

function historyChunks(history: Dataset["priceHistory"], bytes: number): string[] {
  const rows = history.map((row) =>
    toJson([row.cityId, row.materialId, row.checkedOn, row.minCents, row.maxCents]),
  );
  return chunks(rows, bytes);
}

const NAME_PUBLICATION = `update publications set (name, published_on, is_sample, version) =
  (select name, published_on, is_sample, version from dataset) where id = ${LATEST}`;

/** The records of publications (`o`) that differ from the earlier ones (`h`), of the dataset's kind (`d`). */
function recordsOf({ from, to, price }: Undone): string {
  const last = to === undefined ? "" : `and o.publication_id <= ${to}`;
  const only = price
    ? `and (o.city_id, o.material_id) in (select c.id, m.id from cities c, materials m
        where json_array(c.slug, m.slug) = '${toJson([price.city, price.material])}')`
    : "";
  return `from dataset d join price_observations o on o.is_sample = d.is_sample
    left join price_history h on h.is_sample = o.is_sample and h.city_id = o.city_id
      and h.material_id = o.material_id and h.checked_on = o.checked_on
      and h.publication_id = (
        select max(e.publication_id) from price_history e where e.is_sample = o.is_sample
        and e.city_id = o.city_id and e.material_id = o.material_id
        and e.checked_on = o.checked_on and e.publication_id < ${from}
      )
    where o.publication_id >= ${from} ${last} ${only}
      and (o.min_cents, o.max_cents, o.yards, o.quoted_from)
        is not (h.min_cents, h.max_cents, h.yards, h.quoted_from)`;
}

/** A query whose `records` is the number of observations that stop counting if publications are undone. */
export function countUndone(undone: Undone): string {
  return `select count(*) as records ${recordsOf(undone)}`;
}

/** Replaces the records of publications by the earlier ones. */
function takeBack(undone: Undone): string {
  return `insert or ignore into price_history ${COLUMNS}
    select o.is_sample, o.city_id, o.material_id, o.checked_on, ${LATEST},
      h.min_cents, h.max_cents, o.min_cents, o.max_cents, true, h.yards, h.quoted_from
    ${recordsOf(undone)} and o.publication_id < ${LATEST}`;
}

const COUNT_PRICES = `update publications set (changed_prices, checked_prices) = (
    select count(distinct iif(is_change, city_id || ' ' || material_id, null)),
      count(iif(not is_change and previous_min_cents > 0, 1, null))
    from price_history where publication_id = publications.id
  ) where id = ${LATEST}`;

/** Sets each price's previous observation. */
export const SET_PREVIOUS = `update prices as p set (previous_min_cents, previous_max_cents, previous_checked_on) = (
    select o.min_cents, o.max_cents, o.checked_on from price_observations o
    where o.is_sample = (select is_sample from dataset) and o.city_id = p.city_id
      and o.material_id = p.material_id and o.checked_on < p.checked_on and o.min_cents > 0
    order by o.checked_on desc limit 1
  )`;

/** The same for the prices that the publication recorded, and for others given by city and material id. */
export const SET_TOUCHED_PREVIOUS = `${SET_PREVIOUS} where (p.city_id, p.material_id) in (
    select city_id, material_id from price_history where publication_id = ${LATEST}
    union select value->>0, value->>1 from json_each(?1)
  )`;
