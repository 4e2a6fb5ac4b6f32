import type { MaterialWithAliases } from "../../../worker/data/materials.ts";
import { nearestPriceOf } from "../../../worker/data/nearest-prices.ts";
import type { PlacedPrice, PriceRange } from "../../../worker/data/prices.ts";
import type { Origin } from "../../../worker/data/search/places.ts";
import { whatToBringIn } from "../../../worker/data/states.ts";
import type { Store } from "../../../worker/data/store.ts";
import type { DirectoryYard } from "../../../worker/data/yards/directory.ts";
import { yardsTaking } from "../../../worker/data/yards/yards-taking.ts";
import { longDate } from "../../format.ts";
import { openNowWords, openState } from "../../yards/open-state.ts";
import { hoursReader, type YardHours } from "../../yards/yard-hours.ts";
import { type Age, ageOn, type PricesDay } from "../price-age.ts";
import { type PriceChange, priceChange } from "../price-change.ts";
import type { KnownPlace } from "./place.ts";

/** The yards that are listed, at most. */
const MAX_YARDS = 3;

/** A metal's price in the nearest city that has one. */
export interface NearPrice extends PriceRange, Age {
  city: { name: string; slug: string; state: string };
  /** In a straight line; null if the place is this city. */
  kilometres: number | null;
  change: PriceChange | undefined;
}

/** A yard that takes a metal. */
export interface NearYard
  extends Pick<DirectoryYard, "id" | "name" | "address" | "phone" | "state"> {
  /** In a straight line. */
  kilometres: number;
  /** Null if not known. */
  hours: YardHours | null;
  /** "Open now until 4 pm", as of the answer, which is never cached; null if not known. */
  now: string | null;
}

/**
 * What a material's page answers near a place: the nearest of its prices, and what to bring.
 * @throws DatabaseError
 */
export async function answerNear(
  store: Store,
  { origin, ...names }: KnownPlace,
  placed: PlacedPrice[],
  yards: NearYard[] | null,
  day: PricesDay,
) {
  const price = priceNear(placed, origin, day);
  const state = origin.place?.state ?? price?.city.state ?? yards?.[0]?.state;
  const bring = state ? await bringTo(store, state, origin, placed) : null;
  return { ...names, name: origin.place?.name ?? null, price, yards, bring };
}

/** A metal's price in the nearest city that has one, with its age; null if none has. */
export function priceNear(placed: PlacedPrice[], origin: Origin, day: PricesDay): NearPrice | null {
  const found = nearestPriceOf(placed, origin);
  if (!found) return null;
  const { price, previous, kilometres } = found;
  const { minPrice, maxPrice, cityName, citySlug, state } = price;
  const slug = citySlug ?? "";
  return {
    ...{ minPrice, maxPrice, city: { name: cityName, slug, state } },
    kilometres: origin.place?.citySlug === slug ? null : kilometres,
    ...ageOn(day, price),
    change: priceChange({ minPrice, maxPrice, previous }, day.today),
  };
}

/** The nearest yards of a version that take a metal, by its slug and its family, at most three. @throws DatabaseError */
export async function yardsNear(
  store: Store,
  origin: Origin,
  slug: string,
  family: MaterialWithAliases[],
  version: string | undefined,
): Promise<NearYard[]> {
  const found = await yardsTaking(store, origin, [slug], family, version);
  const hoursOf = hoursReader();
  return found.slice(0, MAX_YARDS).map((yard) => {
    const { id, name, address, phone, state, kilometres } = yard;
    const hours = hoursOf(yard);
    return { id, name, address, phone, state, kilometres, hours, now: nowWords(hours) };
  });
}

function nowWords(hours: YardHours | null): string | null {
  const state = hours?.week && openState(hours.week, Date.now());
  return state ? openNowWords(state) : null;
}

/** What to bring in a state, with the address of its rules; null if the state is not known. */
async function bringTo(store: Store, state: string, origin: Origin, placed: PlacedPrice[]) {
  const found = await whatToBringIn(store, state);
  if (!found) return null;
  // The page of each of its cities has the rules.
  const inState = placed.filter(({ price }) => price.state === state);
  const city = origin.place?.citySlug ?? nearestPriceOf(inState, origin)?.price.citySlug;
  const { regulationsCheckedOn, ...bring } = found;
  return {
    city: bring,
    editedOn: longDate(regulationsCheckedOn),
    rules: city ? `/${city}/#rules` : "/scrap-metal-prices-by-city/",
  };
}
