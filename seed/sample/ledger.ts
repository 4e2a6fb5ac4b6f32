import { type Statement, toJson } from "../../publishing/statement.ts";

/** The number of rows in one statement, about a megabyte. */
const ROWS = 20_000;

/**
 * A row of price_history: city id, material id, day, publication id, low and high in cents, the low and high that the
 * site showed before, and whether they differ.
 */
export type LedgerRow = (number | string | null)[];

const INSERT = `insert into price_history (is_sample, city_id, material_id, checked_on, publication_id,
  min_cents, max_cents, previous_min_cents, previous_max_cents, is_change)
  select 1, value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7,
    value->>8 from json_each(?1)`;

/**
 * Statements that fill an empty ledger with a publication of sample data for each day (YYYY-MM-DD), numbered from 1,
 * and with the rows that they recorded.
 */
export function fillLedger(days: string[], rows: LedgerRow[]): Statement[] {
  const json = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) =>
    toJson(rows.slice(i * ROWS, (i + 1) * ROWS)),
  );
  return [
    {
      sql: `insert into publications (id, follows, published_at, name, published_on, is_sample, version)
        select key + 1, key, unixepoch(value) * 1000, 'Sample data', value, 1, '' from json_each(?1)`,
      json: toJson(days),
    },
    ...json.map((chunk) => ({ sql: INSERT, json: chunk })),
    {
      sql: `update publications set (changed_prices, checked_prices) = (
        select sum(is_change), sum(not is_change) from price_history where publication_id = id)`,
    },
  ];
}
