import { kilometres } from "../../worker/data/places/distance.ts";
import type { PlacedPrice } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import type { PricesDay } from "../prices/price-age-words.ts";
import { openAtWords } from "../yard-facts/open-at-words.ts";
import type { KnownPlace } from "./near-place.ts";
import { nearestFirst, priceNear } from "./price-near.ts";
import { rulesNear, sellingStates } from "./rules-near.ts";
import { type MetalYards, nearAndNext } from "./yards-near.ts";

/**
 * A material page's answer near a place: the metal's price, the yards that take it and what to bring.
 * @throws DatabaseError
 */
export async function answerNear(
  store: Store,
  { origin, ...names }: KnownPlace,
  placed: PlacedPrice[],
  found: MetalYards | null,
  day: PricesDay,
) {
  const { yards = null, order = null, openThen } = found ?? {};
  const priced = placed.flatMap(({ price: { citySlug: slug, state }, point }) =>
    slug !== null && point ? [{ slug, state, kilometres: kilometres(origin, point) }] : [],
  );
  const cities = nearestFirst(priced, origin);
  const bring = await rulesNear(store, sellingStates(yards, origin), cities);
  const { near, next } = nearAndNext(yards ?? []);
  const name = origin.place?.name ?? null;
  return {
    ...names,
    name,
    price: priceNear(placed, origin, day),
    yards: yards && near,
    next,
    order,
    bring,
    openWords: openThen ? openAtWords(openThen, name ? `near ${name}` : "near you") : "",
  };
}
