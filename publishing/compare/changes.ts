import { type Dataset, LIVE_TABLES, type LiveTable, type Row } from "../derive/tables.ts";
import { type Change, difference } from "./change.ts";
import { contentOf, tableOf } from "./content.ts";
import type { Live } from "./live.ts";
import { tableName } from "./names.ts";

/** How many rows of a table a publication adds, removes and changes. */
export interface TableChange {
  name: LiveTable;
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

/** The changes of a publication by table, and of every price. */
export interface Changes {
  tables: TableChange[];
  /** Every price that is live or to be published. */
  prices: PricePair[];
}

/** The changes that make what is live the dataset. */
export function changesOf({ rows: live }: Live, dataset: Dataset): Changes {
  const changes = difference(contentOf(live), contentOf(dataset));
  const byTable = Map.groupBy(changes, ({ key }) => tableOf(key));
  const tables = LIVE_TABLES.map((name) => tableChange(name, byTable.get(tableName(name)) ?? []));
  // The day is no part of the content.
  const isOtherDay = live.dataset[0]?.publishedOn !== dataset.dataset[0]?.publishedOn;
  if (live.dataset.length > 0 && isOtherDay) tables[0]!.changed = 1;
  return { tables, prices: pricePairs(live.prices, dataset.prices) };
}

function tableChange(name: LiveTable, changes: Change[]): TableChange {
  const order = changes.find(({ key }) => key === name && name !== "dataset");
  const rows = changes.filter((change) => change !== order);
  const added = rows.filter(({ before }) => before === null).length;
  const removed = rows.filter(({ after }) => after === null).length;
  const [before, after] = [order?.before, order?.after].map(
    (row) => (row?.order ?? []) as string[],
  );
  const kept = (keys: string[], others: string[]) => keys.filter((key) => others.includes(key));
  return {
    ...{ name, added, removed },
    changed: rows.length - added - removed,
    isReordered: String(kept(before!, after!)) !== String(kept(after!, before!)),
  };
}

function pricePairs(live: Price[], published: Price[]): PricePair[] {
  const keyOf = ({ cityId, materialId }: Price) => `${cityId} ${materialId}`;
  const before = new Map(live.map((price) => [keyOf(price), price]));
  const after = new Map(published.map((price) => [keyOf(price), price]));
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    before: before.get(key),
    after: after.get(key),
  }));
}
