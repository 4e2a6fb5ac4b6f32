import { currentPricesOf, materialRangesBySlug } from "../../worker/data/material-ranges.ts";
import { kilometres, NEAR_KILOMETRES, type Point } from "../../worker/data/places/distance.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { readFromMemory } from "../../worker/search/read.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";

/** A place or position; one of our cities has a slug. */
type Somewhere = Partial<Point> & { citySlug?: string | null };

/** A metal's price in AUD per kg, by its slug: the national range, or the price in the city nearest a place. */
export type PriceOf = (slug: string, near?: Somewhere) => PriceRange | undefined;

/** Maximum number of metals in one text whose prices near a place are read. */
const MAX_METALS = 3;

/**
 * The prices of the metals in a text. The vocabulary in memory identifies the metals, so that their prices come in the
 * same round trip as the places of the text.
 * @throws DatabaseError
 */
export async function pricesFor(store: Store, text: string): Promise<PriceOf> {
  const [ranges, vocabulary] = await Promise.all([
    materialRangesBySlug(store),
    currentVocabulary(store),
  ]);
  const terms = readFromMemory(vocabulary, text).subjects.flat();
  const slugs = new Set(terms.flatMap(({ slug }) => slug ?? []));
  const read = [...slugs]
    .slice(0, MAX_METALS)
    .map(async (slug) => [slug, await currentPricesOf(store, slug)] as const);
  const prices = new Map(await Promise.all(read));
  return (slug, near) => {
    if (!near) return ranges.get(slug);
    const cities = prices.get(slug) ?? [];
    const { citySlug, lat, lon } = near;
    const own = cities.find((city) => city.slug === citySlug);
    if (own || lat === undefined || lon === undefined) return own;
    const away = cities.map((city) => ({ city, distance: kilometres({ lat, lon }, city) }));
    return away
      .filter(({ distance }) => distance <= NEAR_KILOMETRES)
      .sort((a, b) => a.distance - b.distance)[0]?.city;
  };
}
