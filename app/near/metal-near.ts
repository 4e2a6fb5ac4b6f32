import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { kilometres } from "../../worker/data/places/distance.ts";
import type { PlacedPrice } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import type { DirectoryYard } from "../../worker/data/yards/directory.ts";
import { type YardsTaking, yardsTaking } from "../../worker/data/yards/yards-taking.ts";
import type { Origin } from "../../worker/search/places.ts";
import type { PricesDay } from "../prices/price-age.ts";
import { openNowWords, openState } from "../yard-facts/open-state.ts";
import { openThenWords } from "../yard-facts/open-then-words.ts";
import { hoursReader, type YardHours } from "../yard-facts/yard-hours.ts";
import type { KnownPlace } from "./near-place.ts";
import { nearestFirst, priceNear } from "./price-near.ts";
import { rulesNear, sellingStates } from "./rules-near.ts";
import { nearAndNext } from "./yards-near.ts";

/** Most yards listed. */
const MAX_YARDS = 3;

/** A yard that takes a metal. */
export interface NearYard
  extends Pick<DirectoryYard, "id" | "name" | "address" | "phone" | "state" | "cityName"> {
  /** In a straight line. */
  kilometres: number;
  /** Null if unknown. */
  hours: YardHours | null;
  /** "Open now until 4 pm", as of the answer, which is never cached; null if unknown. */
  now: string | null;
}

/**
 * A material page's answer near a place: its price, who takes it and what to bring.
 * @throws DatabaseError
 */
export async function answerNear(
  store: Store,
  { origin, ...names }: KnownPlace,
  placed: PlacedPrice[],
  found: MetalYards | null,
  day: PricesDay,
) {
  const { yards = null, openThen } = found ?? {};
  const price = priceNear(placed, origin, day);
  const bring = await rulesNear(store, sellingStates(yards, origin), citiesOf(placed, origin));
  const { near, next } = nearAndNext(yards ?? [], MAX_YARDS);
  const name = origin.place?.name ?? null;
  const openWords = openThen ? openThenWords(openThen, name ? `near ${name}` : "near you") : "";
  return { ...names, name, price, yards: yards && near, next, bring, openWords };
}

/** The cities of these prices, the place's own first, then by distance. */
function citiesOf(placed: PlacedPrice[], origin: Origin) {
  const cities = placed.flatMap(({ price: { citySlug: slug, state }, point }) =>
    slug !== null && point ? [{ slug, state, kilometres: kilometres(origin, point) }] : [],
  );
  return nearestFirst(cities, origin);
}

/** Yards that take a metal, and how many near are open at the time asked for. */
interface MetalYards extends Pick<YardsTaking, "openThen"> {
  yards: NearYard[];
}

/**
 * The nearest yards that take a metal, by its slug or family, at most three; those open at a half-hour of the week,
 * unless it is "".
 * @throws DatabaseError
 */
export async function yardsNear(
  store: Store,
  origin: Origin,
  slug: string,
  family: MaterialWithAliases[],
  open: string,
  version: string | undefined,
): Promise<MetalYards> {
  const found = await yardsTaking(store, origin, [slug], family, open, version);
  const hoursOf = hoursReader();
  const yards = found.yards.slice(0, MAX_YARDS).map((yard) => {
    const { id, name, address, phone, state, cityName, kilometres } = yard;
    const hours = hoursOf(yard);
    return { id, name, address, phone, state, cityName, kilometres, hours, now: nowWords(hours) };
  });
  return { yards, openThen: found.openThen };
}

function nowWords(hours: YardHours | null): string | null {
  if (hours?.shut) return hours.shut;
  const state = hours?.week && openState(hours.week, Date.now());
  return state ? openNowWords(state) : null;
}
