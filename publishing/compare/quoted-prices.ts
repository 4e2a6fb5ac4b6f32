import type { Tables } from "../derive/dataset.ts";
import { quotingYards, type Said, saidIn } from "../derive/from-quotes.ts";
import { rangesOf } from "../derive/prices.ts";
import type { LiveRows, Row } from "../derive/tables.ts";
import { type Change, isWholesale } from "./change.ts";
import type { Content, Fields } from "./content.ts";

/** Quotes to read: those of any of these yards for any of these metals, by id. */
export type WantedQuotes = ReturnType<typeof wantedOf>[number];

/** Reads the `newest` recorded quotes of each yard and metal, either samples or real ones, as published. */
export type QuotesOf = (wanted: WantedQuotes[], newest: number) => Promise<Row<"quotes">[]>;

/** The data before and after some changes. */
interface Publishing {
  live: LiveRows;
  before: Content;
  after: Content;
  changes: Change[];
  tables: Tables;
  quotesOf: QuotesOf;
}

/** The ranges and accepted metals that follow from quotes, with the quotes that were read. */
interface Quoted extends Said {
  quotes: Row<"quotes">[];
}

/**
 * The ranges and accepted metals after these changes. Only those that the changes affect are recalculated: by a quote,
 * by a typed price, by a yard of the city that is added, removed, moved or merged, or by the words for metals.
 */
export async function quotedAfter(publishing: Publishing): Promise<Quoted> {
  const { live, tables, quotesOf } = publishing;
  const { prices: touched, yards: touchedYards } = touchedBy(publishing);
  const isTouched = ({ cityId, materialId }: Pick<Row<"prices">, "cityId" | "materialId">) =>
    touched.get(cityId)?.has(materialId) === true;
  // A range uses the newest quote of each yard. We read one more than may be removed, so that one is left.
  const pairs = Map.groupBy(live.quotes, ({ yardId, materialId }) => `${yardId} ${materialId}`);
  const newest = 1 + Math.max(0, ...[...pairs.values()].map(({ length }) => length));
  const wanted = wantedOf(touched, touchedYards, tables);
  const recorded = wanted.length === 0 ? [] : await quotesOf(wanted, newest);
  const quotes = replaced(recorded, live.quotes, tables.quotes);
  const ids = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  const [cities, materials] = [ids(tables.cities), ids(tables.materials)];
  const before = saidIn(live);
  const kept = [...before.ranges].filter(
    ([, range]) => cities.has(range.cityId) && materials.has(range.materialId) && !isTouched(range),
  );
  const remade = [...rangesOf(quotes, tables.scrapYards)].filter(([, range]) => isTouched(range));
  const yards = [
    ...[...before.yards].filter(([id]) => !touchedYards.has(id)),
    ...[...quotingYards(quotes, tables)].filter(([id]) => touchedYards.has(id)),
  ];
  return { ranges: new Map([...kept, ...remade]), yards: new Map(yards), quotes };
}

/** The recorded quotes after replacing those in `before` by those in `after`. */
function replaced(recorded: Row<"quotes">[], before: Row<"quotes">[], after: Row<"quotes">[]) {
  const byKey = new Map(recorded.map((quote) => [quoteKey(quote), quote]));
  for (const quote of before) byKey.delete(quoteKey(quote));
  for (const quote of after) byKey.set(quoteKey(quote), quote);
  return [...byKey.values()];
}

/** The identity of a quote among samples, or among real ones. */
export function quoteKey({ yardId, materialId, quotedOn }: Row<"quotes">): string {
  return `${yardId} ${materialId} ${quotedOn}`;
}

/** The metals, by city, whose prices are affected, and the ids of the yards whose accepted metals are affected. */
function touchedBy({ live, before, after, changes, tables }: Publishing) {
  const cities = new Map([...live.cities, ...tables.cities].map(({ slug, id }) => [slug, id]));
  const materials = new Map(tables.materials.map(({ slug, id }) => [slug, id]));
  const prices = new Map<number, Set<number>>();
  const touch = (city: unknown, metals: string[]) => {
    const cityId = cities.get(String(city));
    if (cityId === undefined || metals.length === 0) return;
    const own = prices.get(cityId) ?? new Set();
    for (const metal of metals) if (materials.has(metal)) own.add(materials.get(metal)!);
    prices.set(cityId, own);
  };
  const yards = new Set<number>();
  const all = [...materials.keys()];
  const isAll = changes.some(isWholesale);
  if (isAll || changes.some(({ key }) => key.startsWith("materials/")))
    for (const { id } of tables.scrapYards) yards.add(id);
  if (isAll) for (const { slug } of tables.cities) touch(slug, all);
  for (const change of changes) {
    const [table, first = "", second = ""] = change.key.split("/");
    if (table === "prices") touch(first, [second]);
    if (table === "materials" && change.before === null)
      for (const city of cities.keys()) touch(city, [first]);
    const isPlaced = table === "yards" && isPlacedAnew(change);
    const metals = table === "quotes" ? [second] : isPlaced ? all : [];
    if (metals.length === 0 && !(change.after && "accepted_materials" in change.after)) continue;
    for (const content of [before, after]) {
      const speaker = speakerOf(content, first);
      touch(speaker?.city_slug, metals);
      yards.add(Number(first)).add(Number(speaker?.id));
    }
  }
  return { prices, yards };
}

function isPlacedAnew({ before, after }: Change): boolean {
  return !before || !after || "city_slug" in after || "merged_into" in after;
}

/** The yard that a quote counts for: the one that gave it, or the one that it has been merged into. */
function speakerOf(content: Content, yard: unknown): Fields | undefined {
  const row = content.get(`yards/${yard}`);
  return row?.merged_into ? speakerOf(content, row.merged_into) : row;
}

/** The quotes for affected prices, and all quotes of affected yards, including yards merged into them. */
function wantedOf(
  touched: Map<number, Set<number>>,
  touchedYards: Set<number>,
  { scrapYards, materials }: Tables,
) {
  const cities = new Map(scrapYards.map(({ id, cityId }) => [id, cityId]));
  const byCity = Map.groupBy(scrapYards, ({ id, mergedInto }) => cities.get(mergedInto ?? id));
  // Each city has a set of its own, because a statement can hold only so many ids.
  return [...byCity].flatMap(([city, all]) => {
    const metals = [...(touched.get(city ?? 0) ?? [])];
    const isWhole = metals.length === materials.length;
    const own = isWhole
      ? []
      : all.filter(({ id, mergedInto }) => touchedYards.has(mergedInto ?? id));
    const sets = [
      { yards: all.map(({ id }) => id), materials: metals },
      { yards: own.map(({ id }) => id), materials: materials.map(({ id }) => id) },
    ];
    return sets.filter((set) => set.yards.length > 0 && set.materials.length > 0);
  });
}
