import { type StateBring, whatToBringIn } from "../../worker/data/states.ts";
import type { Store } from "../../worker/data/store.ts";
import type { Origin } from "../../worker/search/places.ts";
import { longDate } from "../words/format.ts";
import { NEAR_KILOMETRES } from "./price-near.ts";

/** What to bring where something near a place would be sold. */
export interface RulesNear {
  /** Of the state where the nearest yard is. */
  city: Omit<StateBring, "regulationsCheckedOn">;
  /** When its rules were edited, in words. */
  editedOn: string;
  /** The address of its rules. */
  rules: string;
  /** The other states in which yards are listed, with the addresses of their rules. */
  others: { name: string; rules: string }[];
}

/**
 * The states in which something near a place would be sold, the likeliest first: that of the nearest yard that takes
 * it, then the others of the yards that are near; without any yard the place's own. None for a position that no yard
 * is known for.
 */
export function sellingStates(
  yards: { state: string; kilometres: number }[] | null,
  origin: Origin,
): string[] {
  const nearest = (yards ?? []).toSorted((a, b) => a.kilometres - b.kilometres);
  const near = nearest.filter(({ kilometres }, i) => i === 0 || kilometres <= NEAR_KILOMETRES);
  const own = origin.place ? [origin.place.state] : [];
  return near.length > 0 ? [...new Set(near.map(({ state }) => state))] : own;
}

/**
 * What to bring in those states; null if the first is not known.
 * @param cities by their distance: the page of each has the rules of its state
 * @throws DatabaseError
 */
export async function rulesNear(
  store: Store,
  states: string[],
  cities: { slug: string; state: string }[],
): Promise<RulesNear | null> {
  const found = await Promise.all(states.map((state) => whatToBringIn(store, state)));
  const rulesOf = (state: string | undefined) => {
    const city = cities.find((each) => each.state === state);
    return city ? `/${city.slug}/#rules` : "/scrap-metal-prices-by-city/";
  };
  const [first, ...others] = found;
  if (!first) return null;
  const { regulationsCheckedOn, ...city } = first;
  return {
    city,
    editedOn: longDate(regulationsCheckedOn),
    rules: rulesOf(states[0]),
    others: others.flatMap((state, i) =>
      state ? [{ name: state.stateName, rules: rulesOf(states[i + 1]) }] : [],
    ),
  };
}
