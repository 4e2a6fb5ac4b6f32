import { d1Target } from "../../publishing/apply/target.ts";
import type { Content } from "../../publishing/compare/content.ts";
import { amount } from "../../publishing/compare/formats.ts";
import type { ShownRange } from "../../publishing/compare/preview.ts";
import { type AskedYard, yardsToRing } from "../../publishing/compare/yards-to-ring.ts";
import type { LiveRows, Row } from "../../publishing/derive/tables.ts";
import { counted } from "../../publishing/read/problems.ts";
import { type KnownRows, knownRows } from "../data/desk.ts";
import type { DeskContext } from "./context.ts";
import { ownDraft, withDraft } from "./draft.ts";

/** A city's yards to ring, with the rows that their forms need. */
export type Round = NonNullable<Awaited<ReturnType<typeof roundOf>>>;

/** The rows that a yard's form needs. */
export type FormRows = Omit<Round, "city" | "yards" | "typed">;

/** The name of a yard in the keys of rows: "62", or "new-1". */
export function nameOfYard(id: number): string {
  return id < 0 ? `new${id}` : String(id);
}

/** The id of a yard by that name. */
export function yardNamed(name: string): number {
  return Number(name.replace(/^new/, ""));
}

/**
 * The round of a city; undefined if there is no such city. The yards are in the order of ringing, and one that is only
 * in the draft ("new-1") has a negative id. `typed` counts a yard's metals in the draft, and today's note.
 * @throws DatabaseError
 */
export async function roundOf(c: DeskContext, slug: string) {
  const [known, draft] = await Promise.all([
    knownRows(c.get("store"), { city: slug }),
    ownDraft(c),
  ]);
  const city = known.cities.find((one) => one.slug === slug);
  if (!city) return undefined;
  const { live, drafted } = withDraft(known, draft);
  const today = c.get("today");
  const scrapYards = yardRows(known, drafted);
  const yards = yardsToRing(city.id, { ...known, scrapYards }, today);
  const typed = ({ id }: AskedYard) => {
    const name = nameOfYard(id);
    const isOwn = (key: string) =>
      key.startsWith(`quotes/${name}/`) || key === `todos/${name}/${today}`;
    return [...draft.keys()].filter(isOwn).length;
  };
  return { city, known, draft, live, drafted, today, yards, typed };
}

/** The yards in some content as rows of their table, with the columns that a round needs. */
function yardRows({ cities }: KnownRows, content: Content): LiveRows["scrapYards"] {
  const ids = new Map(cities.map(({ slug, id }) => [slug, id]));
  const yards = [...content].filter(([key]) => key.startsWith("yards/"));
  return yards.map(([key, row]) => ({
    ...({ name: row.name, phone: row.phone, openingHours: row.opening_hours } as Row<"scrapYards">),
    id: yardNamed(key.slice("yards/".length)),
    cityId: ids.get(String(row.city_slug)) ?? 0,
    acceptedMaterials: row.accepted_materials as string[] | null,
    mergedInto: (row.merged_into ?? null) as number | null,
  }));
}

/** The draft's changes to the city's prices, one per line. @throws NotPublished */
export async function priceMoves(c: DeskContext, { city, draft }: Round): Promise<string[]> {
  if (draft.size === 0) return [];
  const { previewDraft } = await import("../../publishing/apply/draft.ts");
  const rows = { draft: [...draft.values()] };
  const { ranges = [] } = await previewDraft(d1Target(c.env.DB), rows, c.get("today"));
  return ranges
    .filter(({ key }) => key.startsWith(`prices/${city.slug}/`))
    .map(({ name, before, after }) => `${name}: ${moveText(before, after)}`);
}

/** A change to a price on the site: "$8.00 to $11.00 → $8.10 to $8.60, 3 yards". */
export function moveText(before: ShownRange, after: ShownRange): string {
  const text = (price: ShownRange) => (price?.minCents ? amount(price) : "no price");
  return `${text(before)} → ${text(after)}${after?.yards ? `, ${counted(after.yards, "yard")}` : ""}`;
}
