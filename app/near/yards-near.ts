import { yardPath } from "../../worker/contract/yard-path.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import type { Store } from "../../worker/data/store.ts";
import { yardsTaking } from "../../worker/data/yards/yards-for-load.ts";
import type { Origin } from "../../worker/search/places.ts";
import { aboutKilometres } from "../words/format.ts";
import { openNowWords, openState } from "../yard-facts/open-state.ts";
import { ownPriceWords } from "../yard-facts/own-price-words.ts";
import { hoursReader, type YardHours } from "../yard-facts/yard-hours.ts";

/** Yards that take a metal, and how many near the place are open at the chosen time. */
export type MetalYards = Awaited<ReturnType<typeof yardsNear>>;

/** A yard that takes a metal, with its distance in a straight line. */
export type NearYard = MetalYards["yards"][number];

/**
 * The nearest yards that take a metal, at most three.
 * @param family the materials of the metal's family; others are ignored
 * @param open the half-hour of the week when the yards must be open; "" for any time
 * @param version of the yards' data, if the caller knows it
 * @param isBest true to list them best first, if they can be
 * @throws DatabaseError
 */
export async function yardsNear(
  store: Store,
  origin: Origin,
  slug: string,
  family: MaterialWithAliases[],
  open: string,
  version: string | undefined,
  isBest?: boolean,
) {
  const found = await yardsTaking(
    store,
    origin,
    [slug],
    family,
    open,
    version,
    isBest ? "best" : "nearest",
  );
  const hoursOf = hoursReader();
  const yards = found.yards.map((yard) => {
    const { id, name, address, phone, state, cityName, kilometres } = yard;
    const facts = { id, name, address, phone, state, cityName, kilometres };
    const hours = hoursOf(yard);
    const own = yard.ownPrices?.find(({ material }) => material === slug);
    const said = own && { ownPrices: [ownPriceWords(own)] };
    return { ...facts, hours, now: nowWords(hours), ...said };
  });
  return { ...found, yards };
}

/** "Open now until 4 pm" at the time of the answer, which is never cached; null if unknown. */
export function nowWords(hours: YardHours | null): string | null {
  if (hours?.shut) return hours.shut;
  const state = hours?.week && openState(hours.week, Date.now());
  return state ? openNowWords(state) : null;
}

/** A yard too far away for a card of its own. */
export type NextYard = NonNullable<ReturnType<typeof nearAndNext>["next"]>;

/** True if a yard is near enough for a card of its own. */
export function isNear({ kilometres }: { kilometres: number }): boolean {
  return kilometres <= NEAR_KILOMETRES;
}

/**
 * The nearby yards and, if there are fewer than `few`, the nearest one beyond.
 * @param yards in any order, with straight-line distances
 */
export function nearAndNext<
  Yard extends { id: number; name: string; cityName: string; kilometres: number },
>(yards: Yard[], few = 3) {
  const near = yards.filter(isNear);
  const [far] = yards
    .filter((yard) => !isNear(yard))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  if (!far || near.length >= few) return { near, next: null };
  const { cityName, kilometres } = far;
  // "Tamworth, about 248 km".
  const words = `${cityName}, ${aboutKilometres(kilometres)}`;
  return { near, next: { words, path: yardPath(far), kilometres } };
}
