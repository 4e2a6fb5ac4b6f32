import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { whatToBringIn } from "../../worker/data/places/states.ts";
import type { Store } from "../../worker/data/store.ts";
import { yardState } from "../../worker/data/yards/yard-clock.ts";
import type { Origin } from "../../worker/search/places.ts";
import { longDate } from "../words/format.ts";

/** The rules of the states where something near a place is likely to be sold. */
export type RulesNear = NonNullable<Awaited<ReturnType<typeof rulesNear>>>;

/**
 * Codes of the states where something near a place is likely to be sold, likeliest first: the state of the nearest
 * yard that takes it, then those of other nearby yards. If no yard does, the place's own state; none for a position.
 */
export function sellingStates(
  yards: { address: string; state: string; kilometres: number }[] | null,
  origin: Origin,
): string[] {
  const nearest = (yards ?? []).toSorted((a, b) => a.kilometres - b.kilometres);
  const near = nearest.filter(({ kilometres }, i) => i === 0 || kilometres <= NEAR_KILOMETRES);
  const own = origin.place ? [origin.place.state] : [];
  return near.length > 0 ? [...new Set(near.map((yard) => yardState(yard.address, yard)))] : own;
}

/**
 * The rules of states on what to bring; null if the first state is unknown.
 * @param cities by distance; the page of a city has the rules of its state
 * @throws DatabaseError
 */
export async function rulesNear(
  store: Store,
  states: string[],
  cities: { slug: string; state: string }[],
) {
  const found = await Promise.all(states.map((state) => whatToBringIn(store, state)));
  const rulesOf = (state: string | undefined) => {
    const city = cities.find((each) => each.state === state);
    return city ? `/${city.slug}/#rules` : "/scrap-metal-prices-by-city/";
  };
  const [first, ...others] = found;
  if (!first) return null;
  const { regulationsCheckedOn, ...city } = first;
  return {
    /** The requirements of the likeliest state. */
    city,
    /** The day its rules were last edited, in words. */
    editedOn: longDate(regulationsCheckedOn),
    /** The URL of its rules. */
    rules: rulesOf(states[0]),
    /** Other states that listed yards are in, with the URLs of their rules. */
    others: others.flatMap((state, i) =>
      state ? [{ name: state.stateName, rules: rulesOf(states[i + 1]) }] : [],
    ),
  };
}
