import { missingCounter } from "../../worker/data/yards/accepted-materials.ts";
import { quotesByPair } from "../derive/prices.ts";
import type { GivenQuote } from "../derive/quoted-range.ts";
import type { LiveRows } from "../derive/tables.ts";

/** A yard that is to be rung, and what it said last. */
export interface AskedYard {
  id: number;
  name: string;
  phone: string;
  hours: string;
  /** The day on which it was last asked anything, "2026-11-20"; "" if never. */
  askedOn: string;
  /** The ids of the metals that it takes, all of them where that is not known, and of those that it was asked about. */
  metals: Set<number>;
  /** What it said last, by the id of the metal: "8.20-8.90, 2026-11-14 (28)", with the yard's id, so that none is read beside another yard. */
  last: Map<number, string>;
}

/** The listed yards of a city, those first that were not asked for the longest time. */
export function yardsToRing(
  cityId: number,
  { scrapYards, materials, quotes }: Pick<LiveRows, "scrapYards" | "materials" | "quotes">,
): AskedYard[] {
  const slugs = materials.map(({ slug }) => slug);
  const missingOf = missingCounter(slugs, materials);
  const given = [...quotesByPair(quotes, scrapYards).values()].flat();
  const byYard = Map.groupBy(given, ({ yard }) => yard);
  return scrapYards
    .filter((yard) => yard.cityId === cityId && yard.mergedInto === null)
    .map(({ id, name, phone, openingHours, acceptedMaterials }) => {
      const own = (byYard.get(id) ?? []).toSorted((a, b) => a.quotedOn.localeCompare(b.quotedOn));
      const words = new Set(acceptedMaterials ?? []);
      const missing = words.size === 0 ? [] : missingOf({ materials: words });
      const taken = materials.filter(({ slug }) => !missing.includes(slug));
      return {
        ...{ id, name, phone: phone ?? "", hours: openingHours ?? "" },
        askedOn: own.at(-1)?.quotedOn ?? "",
        metals: new Set([...taken.map((metal) => metal.id), ...own.map((q) => q.materialId)]),
        last: new Map(own.map((quote) => [quote.materialId, saidText(quote)])),
      };
    })
    .sort((a, b) => a.askedOn.localeCompare(b.askedOn) || a.name.localeCompare(b.name));
}

function saidText({ lowCents, highCents, quotedOn, yard }: GivenQuote): string {
  const ends = [...new Set([lowCents, highCents])].map((cents) => (cents / 100).toFixed(2));
  return `${ends.join("-")}, ${quotedOn} (${yard})`;
}
