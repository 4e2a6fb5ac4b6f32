import { d1Target } from "../../publishing/apply/d1-target.ts";
import type { Content, Fields } from "../../publishing/compare/content.ts";
import { amount } from "../../publishing/compare/names.ts";
import type { ShownRange } from "../../publishing/compare/preview.ts";
import { type AskedYard, yardsToRing } from "../../publishing/compare/round.ts";
import type { LiveRows, Row } from "../../publishing/derive/tables.ts";
import { counted } from "../../publishing/read/problems.ts";
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
  /** "2026-11-27". */
  today: string;
  /** How many metals of a yard are in the draft, and whether anything was noted today. */
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
  const [today, scrapYards] = [c.get("today"), yardRows(known, drafted)];
  return {
    ...{ city, known, draft, live, drafted, today },
    yards: yardsToRing(city.id, { ...known, scrapYards }, today),
    typed: ({ id }) => {
      const name = nameOfYard(id);
      const isOwn = (key: string) =>
        key.startsWith(`quotes/${name}/`) || key === `todos/${name}/${today}`;
      return [...draft.keys()].filter(isOwn).length;
    },
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

/** What the draft makes of the prices of a round's city, a line for each that changes. @throws NotPublished */
export async function priceMoves(c: DeskContext, { city, draft }: Round): Promise<string[]> {
  if (draft.size === 0) return [];
  const { previewDraft } = await import("../../publishing/apply/draft.ts");
  const asked = { draft: [...draft.values()] };
  const { ranges = [] } = await previewDraft(d1Target(c.env.DB), asked, c.get("today"));
  return ranges
    .filter(({ key }) => key.startsWith(`prices/${city.slug}/`))
    .map(({ name, before, after }) => `${name}: ${moveText(before, after)}`);
}

/** What becomes of a price that is shown: "$8.00 to $11.00 → $8.10 to $8.60, 3 yards". */
export function moveText(...[before, after]: (ShownRange | undefined)[]): string {
  const [from, to] = [before, after].map((price) => (price?.minCents ? amount(price) : "no price"));
  return `${from} → ${to}${after?.yards ? `, ${counted(after.yards, "yard")}` : ""}`;
}
