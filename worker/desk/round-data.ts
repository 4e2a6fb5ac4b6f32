import type { Content, Fields } from "../../publishing/compare/content.ts";
import type { ShownRange } from "../../publishing/compare/draft-preview.ts";
import { amount, counted } from "../../publishing/compare/names.ts";
import { type AskedYard, yardsToRing } from "../../publishing/compare/round.ts";
import { rangesOf, shownPrices, typedRow } from "../../publishing/derive/prices.ts";
import type { LiveRows, Row } from "../../publishing/derive/tables.ts";
import { type KnownRows, knownRows } from "../data/desk.ts";
import type { DeskContext } from "./desk.ts";
import { type Draft, ownDraft, withDraft } from "./draft.ts";

/** What a round of a city is about. */
export interface Round {
  city: KnownRows["cities"][number];
  known: KnownRows;
  draft: Draft;
  live: Content;
  drafted: Content;
  /** In the order in which they are to be rung; one that is only in the draft ("new-1") has an id below 0. */
  yards: AskedYard[];
  /** The metals of which the draft says that a yard does not take them after all. */
  declined: (yard: AskedYard) => Set<string>;
  /** How many metals of a yard are in the draft. */
  typed: (yard: AskedYard) => number;
}

/** The name of a yard in the keys of rows. */
export const nameOfYard = (id: number) => (id < 0 ? `new${id}` : String(id));

/** The id of a yard by that name. */
export const yardNamed = (name: string) => Number(name.replace(/^new/, ""));

/** The round of a city; undefined if there is no such city. @throws DatabaseError */
export async function roundOf(c: DeskContext, slug: string): Promise<Round | undefined> {
  const [known, draft] = await Promise.all([
    knownRows(c.get("store"), { city: slug }),
    ownDraft(c),
  ]);
  const city = known.cities.find((one) => one.slug === slug);
  if (!city) return undefined;
  const { live, drafted } = withDraft(known, draft);
  const toRing = (content: Content) =>
    yardsToRing(city.id, { ...known, scrapYards: yardRows(known, content) });
  const before = new Map(toRing(live).map((yard) => [yard.id, yard.metals]));
  return {
    ...{ city, known, draft, live, drafted },
    yards: toRing(drafted),
    declined: ({ id, metals }) =>
      new Set(
        known.materials
          .filter((metal) => before.get(id)?.has(metal.id) && !metals.has(metal.id))
          .map((metal) => metal.slug),
      ),
    typed: ({ id }) =>
      [...draft.keys()].filter((key) => key.startsWith(`quotes/${nameOfYard(id)}/`)).length,
  };
}

/** The yards of a content as rows of their table, with what a round needs of them. */
function yardRows({ cities }: KnownRows, content: Content): LiveRows["scrapYards"] {
  const ids = new Map(cities.map(({ slug, id }) => [slug, id]));
  return rowsIn(content, "yards").map(([name, row]) => ({
    ...({ name: row.name, phone: row.phone, openingHours: row.opening_hours } as Row<"scrapYards">),
    id: yardNamed(name),
    cityId: ids.get(String(row.city_slug)) ?? 0,
    acceptedMaterials: row.accepted_materials as string[] | null,
    mergedInto: (row.merged_into ?? null) as number | null,
  }));
}

function rowsIn(content: Content, table: string): [rest: string, row: Fields][] {
  return [...content].flatMap(([key, row]) =>
    key.startsWith(`${table}/`) ? [[key.slice(table.length + 1), row] as [string, Fields]] : [],
  );
}

/** What a draft makes of the prices of a round's city for the metals that it quotes, with their names. */
export function rangeMoves({ city, known, draft, drafted, yards }: Round) {
  const ids = new Map(known.materials.map(({ slug, id }) => [slug, id]));
  const quotes = rowsIn(drafted, "quotes").map(([key, row]) => ({
    ...{ isSample: false, how: null, by: null, note: null },
    yardId: yardNamed(key.split("/", 1)[0]!),
    materialId: ids.get(String(row.material_slug))!,
    quotedOn: String(row.quoted_on),
    ...{ lowCents: Number(row.low), highCents: Number(row.high) },
  }));
  const typed = known.prices.flatMap((price) => typedRow(price) ?? []);
  const after = shownPrices(typed, rangesOf(quotes, yardRows(known, drafted)));
  const asked = new Set(yards.map(({ id }) => nameOfYard(id)));
  const keys = [...draft.keys()].map((key) => key.split("/"));
  const touched = new Set(keys.map(([, yard = "", metal]) => (asked.has(yard) ? metal : "")));
  return known.materials
    .filter(({ slug }) => touched.has(slug))
    .map(({ id, name }) => {
      const isOwn = (price: Row<"prices">) => price.cityId === city.id && price.materialId === id;
      return { name, before: known.prices.find(isOwn), after: after.find(isOwn) };
    });
}

/** What becomes of a price that is shown: "$8.00 to $11.00 → $8.10 to $8.60, 3 yards". */
export function moveText(...[before, after]: (ShownRange | undefined)[]): string {
  const [from, to] = [before, after].map((price) => (price?.minCents ? amount(price) : "no price"));
  return `${from} → ${to}${after?.yards ? `, ${counted(after.yards, "yard")}` : ""}`;
}
