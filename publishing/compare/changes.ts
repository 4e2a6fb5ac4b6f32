import { getTableColumns } from "drizzle-orm";
import {
  type Dataset,
  LIVE_TABLES,
  type LiveRows,
  type LiveTable,
  type Row,
  tables,
} from "../derive/tables.ts";
import type { Live } from "../live.ts";
import { isSame } from "./change.ts";

/** How many rows of a table a publication adds, removes and changes. */
export interface TableChange {
  name: LiveTable;
  /** Rows that are live, and rows after the publication. */
  before: number;
  after: number;
  added: number;
  removed: number;
  changed: number;
  /** Whether the rows that stay come in another order, where the order of the file counts. */
  isReordered: boolean;
}

type Price = Row<"prices">;

/** A price before and after a publication; undefined where the row is new or gone. */
export interface PricePair {
  before: Price | undefined;
  after: Price | undefined;
}

/** What a publication would change. */
export interface Changes {
  tables: TableChange[];
  /** Every price that is live or to be published. */
  prices: PricePair[];
  /** Rows of price_history.csv that are not on record. */
  newRecords: number;
}

interface Identity<Name extends LiveTable> {
  /** What stays the same when a row changes. */
  key: (row: Row<Name>) => string | number;
  /** Columns that publishing works out from the others. */
  derived: (keyof Row<Name>)[];
  isOrdered?: boolean;
}

const IDENTITIES: { [Name in LiveTable]: Identity<Name> } = {
  dataset: {
    key: ({ id }) => id,
    derived: ["version", "edition", "yardsVersion", "placesVersion"],
  },
  states: { key: ({ code }) => code, derived: ["position"], isOrdered: true },
  cities: { key: ({ id }) => id, derived: [] },
  materials: { key: ({ id }) => id, derived: ["position"], isOrdered: true },
  prices: {
    key: priceKey,
    derived: ["previousMinCents", "previousMaxCents", "previousCheckedOn"],
  },
  scrapYards: { key: ({ id }) => id, derived: [] },
  synonyms: { key: ({ word }) => word, derived: [] },
};

/** What publishing a dataset would change; `newRecords` as `newRecords` of publish.ts counts them. */
export function changesOf(live: Live, dataset: Dataset, newRecords: number): Changes {
  const byTable = LIVE_TABLES.map((name) => tableChange(name, live.rows, dataset));
  return { tables: byTable, prices: pricePairs(live.rows.prices, dataset.prices), newRecords };
}

function priceKey({ cityId, materialId }: Pick<Price, "cityId" | "materialId">): string {
  return `${cityId} ${materialId}`;
}

function tableChange<Name extends LiveTable>(name: Name, live: LiveRows, dataset: Dataset) {
  const { key, derived, isOrdered = false } = IDENTITIES[name];
  const columns = Object.keys(getTableColumns(tables[name])) as (keyof Row<Name>)[];
  const compared = columns.filter((column) => !derived.includes(column));
  const content = (row: Row<Name>) => compared.map((column) => row[column] ?? null);
  const before = new Map((live[name] as Row<Name>[]).map((row) => [key(row), row]));
  const after = new Map((dataset[name] as Row<Name>[]).map((row) => [key(row), row]));
  const kept = [...after].flatMap(([id, row]) => {
    const old = before.get(id);
    return old ? [{ old, row }] : [];
  });
  const keptBefore = [...before.keys()].filter((id) => after.has(id));
  return {
    name,
    before: before.size,
    after: after.size,
    added: after.size - kept.length,
    removed: before.size - kept.length,
    changed: kept.filter(({ old, row }) => !isSame(content(old), content(row))).length,
    isReordered: isOrdered && kept.some(({ row }, i) => key(row) !== keptBefore[i]),
  };
}

function pricePairs(live: Price[], published: Price[]): PricePair[] {
  const before = new Map(live.map((price) => [priceKey(price), price]));
  const after = new Map(published.map((price) => [priceKey(price), price]));
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    before: before.get(key),
    after: after.get(key),
  }));
}
