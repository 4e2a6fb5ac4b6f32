import { type Dataset, LIVE_TABLES, type LiveTable, type Row } from "../derive/tables.ts";
import { type Change, difference } from "./change.ts";
import { contentOf, type Fields, tableOf } from "./content.ts";
import { tableName } from "./formats.ts";
import type { Live } from "./live.ts";
import { isMoved } from "./merge.ts";
import type { Proposal } from "./proposal.ts";
import type { Line } from "./warning-kinds.ts";

/** The number of rows of a table that a publication adds, removes and changes. */
export type TableChange = ReturnType<typeof tableChange>;

type Price = Row<"prices">;
type PriceIds = Pick<Price, "cityId" | "materialId">;

/** A price before and after a publication; undefined on the side where it has no row. */
export interface PricePair {
  before: Price | undefined;
  after: Price | undefined;
}

/** A proposal next to the live data, from which its preview and warnings are made. */
export type Comparison = ReturnType<typeof compare>;

/** Compares a proposal with the live data as of `today` ("2026-11-21"). */
export function compare(proposal: Proposal, today: string) {
  const { live, dataset } = proposal;
  const cities = byId(live.rows.cities, dataset.cities);
  const materials = byId(live.rows.materials, dataset.materials);
  const nameOf = ({ cityId, materialId }: PriceIds) =>
    `${materials.get(materialId)?.name} in ${cities.get(cityId)?.name}`;
  const keyOf = ({ cityId, materialId }: PriceIds) =>
    `prices/${cities.get(cityId)?.slug}/${materials.get(materialId)?.slug}`;
  return {
    proposal,
    today,
    tables: tableChanges(live, dataset),
    /** Every price that is live or would be published. */
    prices: pricePairs(live.rows.prices, dataset.prices),
    /** Names a price: "Copper in Sydney". Removed cities and materials keep their old names. */
    nameOf,
    /** The key of a price, "prices/sydney/copper". */
    keyOf,
    /** A line on a price, beginning with its name. */
    about: (price: PriceIds, text = ""): Line => ({
      text: nameOf(price) + text,
      key: keyOf(price),
    }),
  };
}

/** False if there is nothing to compare: no data is live, or only one of the two is a sample. */
export function isComparable({ live, dataset }: Pick<Proposal, "live" | "dataset">): boolean {
  return live.state.isSample === dataset.dataset[0]?.isSample;
}

function byId<T extends { id: number }>(before: T[], after: T[]): Map<number, T> {
  return new Map([...before, ...after].map((row) => [row.id, row]));
}

function tableChanges({ rows: live }: Live, dataset: Dataset): TableChange[] {
  const changes = difference(contentOf(live), contentOf(dataset));
  const byTable = Map.groupBy(changes, ({ key }) => tableOf(key));
  const tables = LIVE_TABLES.map((name) => tableChange(name, byTable.get(tableName(name)) ?? []));
  // The publication day is not part of the content.
  const isOtherDay = live.dataset[0]?.publishedOn !== dataset.dataset[0]?.publishedOn;
  if (live.dataset.length > 0 && isOtherDay) tables[0]!.changed = 1;
  return tables;
}

function tableChange(name: LiveTable, changes: Change[]) {
  const order = changes.find(({ key }) => key === name && name !== "dataset");
  const rows = changes.filter((change) => change !== order);
  const added = rows.filter(({ before }) => before === null).length;
  const removed = rows.filter(({ after }) => after === null).length;
  const orderOf = (row?: Fields | null) => (row?.order ?? []) as string[];
  const [before, after] = [orderOf(order?.before), orderOf(order?.after)];
  return {
    name,
    added,
    removed,
    changed: rows.length - added - removed,
    /** True if the rows that stay come in a different order and the order matters in this file. */
    isReordered: isMoved(before, after),
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
