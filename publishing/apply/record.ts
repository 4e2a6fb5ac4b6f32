import type { Change } from "../compare/change.ts";
import type { Undone } from "../compare/change-set.ts";
import { tableOf } from "../compare/content.ts";
import type { Row } from "../derive/tables.ts";
import { type Statement, toJson } from "../statement.ts";
import { chunks } from "./inserts.ts";
import { ALL_MONTHS, TOUCHED_MONTHS } from "./months.ts";
import {
  COLUMNS,
  LATEST,
  RECORD_GONE,
  RECORD_HISTORY,
  RECORD_PRICES,
  WITHDRAW_LATER,
} from "./observations.ts";

// What a publication adds to the price ledger (worker/data/schema.ts describes its tables). It is SQL that reads
// what the database holds, in the same transaction that writes it.

/** A publication as it goes on record. */
export interface Publication {
  /** The id of the latest publication when this one was prepared; 0 if there was none. */
  follows: number;
  /** In ms since 1970. */
  publishedAt: number;
  note: string | null;
  /** Sample data replaces real data or the other way round: all months are recalculated. */
  isKindChange: boolean;
  /** The publications whose records no longer count. */
  undoes?: Undone;
  /** Quotes that are taken back. */
  withdrawn?: Row<"quotes">[];
  /** Kept for history and reverts, with the name of who publishes. */
  changes: Change[];
  by: string;
}

/** The statement to begin with: it fails if another publication came first, and then everything does. */
export function beginPublication({ follows, publishedAt, note }: Publication): Statement {
  return {
    sql: `insert into publications (follows, published_at, note, name, published_on, is_sample, version)
      select value->>0, value->>1, value->>2, '', '', 0, '' from json_each(?1)`,
    json: toJson([[follows, publishedAt, note]]),
  };
}

/**
 * The statements that record what the tables now hold, as the publication that was begun. `history` is JSON
 * of the rows of price_history.csv: city id, material id, day, lowest and highest cents.
 */
export function recordPublication(
  publication: Publication,
  history: string[],
  bytes: number,
): Statement[] {
  const { isKindChange, undoes, changes, by } = publication;
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
    ...history.map((json) => ({ sql: RECORD_HISTORY, json })),
    ...steps.map((sql) => ({ sql })),
  ];
}

/** Statements that keep what the publication that was begun changed, and by whom. */
function keepChanges(changes: Change[], by: string, bytes: number): Statement[] {
  const rows = changes.map(({ key, before, after }) =>
    toJson([tableOf(key), key, jsonOf(before), jsonOf(after), by]),
  );
  const sql = `insert into changes (publication_id, table_name, "key", "before", "after", "by")
    select ${LATEST}, value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?1)`;
  return chunks(rows, bytes).map((json) => ({ sql, json }));
}

function jsonOf(fields: Change["before"]): string | null {
  return fields && JSON.stringify(fields);
}

const NAME_PUBLICATION = `update publications set (name, published_on, is_sample, version) =
  (select name, published_on, is_sample, version from dataset) where id = ${LATEST}`;

/** What publications recorded and differs from what counted before them (`h`), of the dataset `d`. */
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

/** A query whose `records` is the number of observations that no longer count once publications are undone. */
export function countUndone(undone: Undone): string {
  return `select count(*) as records ${recordsOf(undone)}`;
}

/** What publications recorded becomes what counted before them. */
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

/** Gives each price the observation before, which the tables' own rows do not have. */
export const SET_PREVIOUS = `update prices as p set (previous_min_cents, previous_max_cents, previous_checked_on) = (
    select o.min_cents, o.max_cents, o.checked_on from price_observations o
    where o.is_sample = (select is_sample from dataset) and o.city_id = p.city_id
      and o.material_id = p.material_id and o.checked_on < p.checked_on and o.min_cents > 0
    order by o.checked_on desc limit 1
  )`;

/** The same for the prices of which the publication recorded anything, and others (ids of cities and materials). */
export const SET_TOUCHED_PREVIOUS = `${SET_PREVIOUS} where (p.city_id, p.material_id) in (
    select city_id, material_id from price_history where publication_id = ${LATEST}
    union select value->>0, value->>1 from json_each(?1)
  )`;
