import { isSame } from "../compare/change.ts";
import { type Dataset, tables } from "../derive/tables.ts";
import { type Statement, toJson } from "../statement.ts";
import { chunks, upserts } from "./inserts.ts";
import { SET_TOUCHED_PREVIOUS } from "./record.ts";

/** The rows of prices that are new or differ from those that are live. */
function changedPrices({ prices }: Dataset, live: Dataset): Dataset["prices"] {
  const known = new Map(live.prices.map((row) => [priceKey(row), row]));
  return prices.filter((row) => !isSame(known.get(priceKey(row)), row));
}

function priceKey({ cityId, materialId }: Dataset["prices"][number]): string {
  return toJson([cityId, materialId]);
}

/** Writes the rows of prices that differ from those that are live, and removes those that are gone. */
export function priceStatements(dataset: Dataset, live: Dataset, bytes: number): Statement[] {
  const after = new Set(dataset.prices.map(priceKey));
  const gone = live.prices.map(priceKey).filter((key) => !after.has(key));
  const sql = `delete from prices where (city_id, material_id) in (
    select value->>0, value->>1 from json_each(?1))`;
  return [
    ...chunks(gone, bytes).map((json) => ({ sql, json })),
    ...upserts(tables.prices, changedPrices(dataset, live), bytes, {
      keys: 2,
      kept: ["previous_min_cents", "previous_max_cents", "previous_checked_on"],
    }),
  ];
}

/** Gives the prices that the publication touched the observation before, once it is recorded. */
export function setPrevious(dataset: Dataset, live: Dataset, bytes: number): Statement[] {
  const keys = chunks(changedPrices(dataset, live).map(priceKey), bytes);
  return (keys.length > 0 ? keys : ["[]"]).map((json) => ({ sql: SET_TOUCHED_PREVIOUS, json }));
}
