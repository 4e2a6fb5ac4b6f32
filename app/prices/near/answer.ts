import type { MaterialWithAliases } from "../../../worker/data/materials.ts";
import { nearestPriceOf } from "../../../worker/data/nearest-prices.ts";
import type { PlacedPrice, PriceRange } from "../../../worker/data/prices.ts";
import type { Origin } from "../../../worker/data/search/places.ts";
import { whatToBringIn } from "../../../worker/data/states.ts";
import type { Store } from "../../../worker/data/store.ts";
import type { DirectoryYard } from "../../../worker/data/yards/directory.ts";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";
import { yardsTaking } from "../../../worker/data/yards/yards-taking.ts";
import { longDate } from "../../format.ts";
import { openingLine, openNowWords } from "../../yards/opening-words.ts";
import { type Age, ageOn } from "../price-age.ts";
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
  /** "Open Mon–Fri 7 am – 4 pm"; null if not known. */
  open: string | null;
  /** "Open now until 4 pm", as of the answer, which is never cached; null if not known. */
  now: string | null;
}

/**
 * What a material's page answers near a place: the nearest of its prices on a day (YYYY-MM-DD), and what to bring.
 * @throws DatabaseError
 */
export async function answerNear(
  store: Store,
  { origin, ...names }: KnownPlace,
  placed: PlacedPrice[],
  yards: NearYard[] | null,
  day: string,
) {
  const price = priceNear(placed, origin, day);
  const state = origin.place?.state ?? price?.city.state ?? yards?.[0]?.state;
  const bring = state ? await bringTo(store, state, origin, placed) : null;
  return { ...names, name: origin.place?.name ?? null, price, yards, bring };
}

/** The price in the nearest city that has one; null if none has. */
function priceNear(placed: PlacedPrice[], origin: Origin, day: string): NearPrice | null {
  const found = nearestPriceOf(placed, origin);
  if (!found) return null;
  const { price, previous, kilometres } = found;
  const { minPrice, maxPrice, cityName, citySlug, state } = price;
  const slug = citySlug ?? "";
  return {
    ...{ minPrice, maxPrice, city: { name: cityName, slug, state } },
    kilometres: origin.place?.citySlug === slug ? null : kilometres,
    ...ageOn(day, price),
    change: priceChange({ minPrice, maxPrice, previous }, day),
  };
}

/** The nearest yards of a version that take a metal, at most three. @throws DatabaseError */
export async function yardsNear(
  store: Store,
  origin: Origin,
  material: MaterialWithAliases,
  version: string | undefined,
): Promise<NearYard[]> {
  const found = await yardsTaking(store, origin, [material.slug], [material], version);
  return found.slice(0, MAX_YARDS).map((yard) => {
    const { id, name, address, phone, state, kilometres, openingHours } = yard;
    const open = openingLine(openingHours);
    return { id, name, address, phone, state, kilometres, open, now: nowWords(yard) };
  });
}

function nowWords({ openingHours, timeZone }: DirectoryYard): string | null {
  const spans = openingHours === null ? undefined : parseOpeningHours(openingHours);
  return spans && timeZone ? openNowWords(spans, Date.now(), timeZone) : null;
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
