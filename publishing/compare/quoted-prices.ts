import type { Tables } from "../derive/dataset.ts";
import { type Ranges, rangesIn, rangesOf } from "../derive/prices.ts";
import type { LiveRows, Row } from "../derive/tables.ts";
import { type Change, isWholesale } from "./change.ts";
import type { Content } from "./content.ts";

/** Quotes to be read: those of any of these yards for any of these metals, by their ids. */
export interface WantedQuotes {
  yards: number[];
  materials: number[];
}

/** Reads quotes that are on record, of the kind that is to be published: of a yard and a metal the newest, so many of them. */
export type QuotesOf = (wanted: WantedQuotes[], newest: number) => Promise<Row<"quotes">[]>;

/** What the ranges of quotes are worked out from. */
interface Made {
  live: LiveRows;
  before: Content;
  after: Content;
  changes: Change[];
  tables: Tables;
  quotesOf: QuotesOf;
}

/** Ranges that quotes make, and the quotes that were read for it. */
interface Quoted {
  ranges: Ranges;
  quotes: Row<"quotes">[];
}

/**
 * The ranges that quotes make once these changes are published. Only those of prices that the changes touch are made
 * anew: by a quote, by what was typed, or by a yard of the city that is added, removed, moved or merged.
 */
export async function quotedAfter(made: Made): Promise<Quoted> {
  const { live, tables, quotesOf } = made;
  const touched = touchedPrices(made);
  const isTouched = ({ cityId, materialId }: Pick<Row<"prices">, "cityId" | "materialId">) =>
    touched.get(cityId)?.has(materialId) === true;
  // A range rests on each yard's newest quote: one more than those that may go, so that one is left.
  const pairs = Map.groupBy(live.quotes, ({ yardId, materialId }) => `${yardId} ${materialId}`);
  const newest = 1 + Math.max(0, ...[...pairs.values()].map(({ length }) => length));
  const recorded = touched.size === 0 ? [] : await quotesOf(wantedOf(touched, tables), newest);
  const quotes = replaced(recorded, live.quotes, tables.quotes);
  const ids = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  const [cities, materials] = [ids(tables.cities), ids(tables.materials)];
  const kept = [...rangesIn(live.prices)].filter(
    ([, range]) => cities.has(range.cityId) && materials.has(range.materialId) && !isTouched(range),
  );
  const remade = [...rangesOf(quotes, tables.scrapYards)].filter(([, range]) => isTouched(range));
  return { ranges: new Map([...kept, ...remade]), quotes };
}

/** The quotes that are on record once some (`before`) have become others. */
function replaced(recorded: Row<"quotes">[], before: Row<"quotes">[], after: Row<"quotes">[]) {
  const byKey = new Map(recorded.map((quote) => [quoteKey(quote), quote]));
  for (const quote of before) byKey.delete(quoteKey(quote));
  for (const quote of after) byKey.set(quoteKey(quote), quote);
  return [...byKey.values()];
}

/** What tells a quote from others of its kind. */
export function quoteKey({ yardId, materialId, quotedOn }: Row<"quotes">): string {
  return `${yardId} ${materialId} ${quotedOn}`;
}

/** The metals by city whose prices the changes touch. */
function touchedPrices({ live, before, after, changes, tables }: Made): Map<number, Set<number>> {
  const cities = new Map([...live.cities, ...tables.cities].map(({ slug, id }) => [slug, id]));
  const materials = new Map(tables.materials.map(({ slug, id }) => [slug, id]));
  const touched = new Map<number, Set<number>>();
  const touch = (city: unknown, metals: Iterable<string>) => {
    const cityId = cities.get(String(city));
    if (cityId === undefined) return;
    const own = touched.get(cityId) ?? new Set();
    for (const metal of metals) if (materials.has(metal)) own.add(materials.get(metal)!);
    touched.set(cityId, own);
  };
  if (changes.some(isWholesale))
    for (const { slug } of tables.cities) touch(slug, materials.keys());
  for (const change of changes) {
    const [table, first = "", second = ""] = change.key.split("/");
    if (table === "prices") touch(first, [second]);
    if (table === "quotes") touch(cityOf(after, first), [second]);
    if (table === "yards" && isPlacedAnew(change))
      for (const content of [before, after]) touch(cityOf(content, first), materials.keys());
    if (table === "materials" && change.before === null)
      for (const city of cities.keys()) touch(city, [first]);
  }
  return touched;
}

function isPlacedAnew({ before, after }: Change): boolean {
  return !before || !after || "city_slug" in after || "merged_into" in after;
}

/** The city of a yard, or of the one that it was merged into. */
function cityOf(content: Content, yard: unknown): unknown {
  const row = content.get(`yards/${yard}`);
  return row?.merged_into ? cityOf(content, row.merged_into) : row?.city_slug;
}

function wantedOf(touched: Map<number, Set<number>>, { scrapYards }: Tables): WantedQuotes[] {
  const cities = new Map(scrapYards.map(({ id, cityId }) => [id, cityId]));
  const byCity = Map.groupBy(scrapYards, ({ cityId, mergedInto }) =>
    mergedInto === null ? cityId : cities.get(mergedInto),
  );
  return [...touched].map(([city, metals]) => ({
    yards: (byCity.get(city) ?? []).map(({ id }) => id),
    materials: [...metals],
  }));
}
