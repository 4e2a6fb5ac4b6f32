import { missingCounter } from "../../worker/data/yards/accepted-materials.ts";
import { quotesByPair } from "../derive/prices.ts";
import { newestQuotes } from "../derive/quoted-range.ts";
import type { LiveRows } from "../derive/tables.ts";

/** A yard to ring, and its last answers. */
export type AskedYard = ReturnType<typeof yardsToRing>[number];

/**
 * The listed yards of a city in the order in which to ring them on a day ("2026-11-27"): yards with a to-do that is due
 * come first, and yards whose to-dos are all later come last. Otherwise the oldest quote comes first.
 */
export function yardsToRing(
  cityId: number,
  known: Pick<LiveRows, "scrapYards" | "materials" | "quotes" | "todos">,
  today: string,
) {
  const { scrapYards, materials, quotes, todos } = known;
  const slugs = materials.map(({ slug }) => slug);
  const missingOf = missingCounter(slugs, materials);
  const given = [...quotesByPair(quotes, scrapYards).values()].flatMap(newestQuotes);
  const byYard = Map.groupBy(given, ({ yard }) => yard);
  // Yards with a to-do that is due rank 0, yards with only later ones 2, and all others 1.
  const ranks = new Map<number, number>();
  for (const { yardId, dueOn } of todos)
    if (dueOn) ranks.set(yardId, Math.min(ranks.get(yardId) ?? 2, dueOn <= today ? 0 : 2));
  const rankOf = ({ id }: { id: number }) => ranks.get(id) ?? 1;
  return scrapYards
    .filter((yard) => yard.cityId === cityId && yard.mergedInto === null)
    .map(({ id, name, phone, openingHours, acceptedMaterials }) => {
      const own = (byYard.get(id) ?? []).toSorted((a, b) => a.quotedOn.localeCompare(b.quotedOn));
      const words = new Set(acceptedMaterials ?? []);
      const missing = words.size === 0 ? [] : missingOf({ materials: words });
      const taken = materials.filter(({ slug }) => !missing.includes(slug));
      return {
        id,
        name,
        phone: phone ?? "",
        hours: openingHours ?? "",
        /** The day of its last quote, "2026-11-20"; "" if it has none. */
        askedOn: own.at(-1)?.quotedOn ?? "",
        /** The ids of the metals that it accepts (all metals if that is not known) or has quoted. */
        metals: new Set([...taken.map((metal) => metal.id), ...own.map((q) => q.materialId)]),
        /** Its newest quotes, by metal id. */
        last: new Map(own.map((quote) => [quote.materialId, quote])),
      };
    })
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) || a.askedOn.localeCompare(b.askedOn) || a.name.localeCompare(b.name),
    );
}
