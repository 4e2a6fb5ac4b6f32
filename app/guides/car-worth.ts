import { readMoney } from "../../worker/amounts/money.ts";
import { materialsWithAliases } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { amount, amountRange, inCents, kilograms, worthAt } from "../goods/amounts.ts";
import { vehicleCalled } from "../goods/cars.ts";
import { paidAt, priceByWeight } from "../goods/goods.ts";
import type { KnownPlace, UnknownPlace } from "../near/near-place.ts";
import { pricesFor } from "../search/suggested-prices.ts";

/** A range in cents. */
type Ends = readonly [low: number, high: number];

/**
 * Estimates a car's steel at prices near a place, or else in Australian cities, and compares an offer with it; null if
 * neither car nor offer was typed.
 * @throws DatabaseError
 */
export async function carWorth(
  store: Store,
  { car, offer }: { car: string; offer: string },
  place: KnownPlace | UnknownPlace | null | undefined,
) {
  if (car + offer === "") return null;
  const [vocabulary, materials, priceOf] = await Promise.all([
    currentVocabulary(store),
    materialsWithAliases(store),
    pricesFor(store, "steel"),
  ]);
  const { good, kinds = [] } = vehicleCalled({ vocabulary, materials }, car) ?? {};
  const offered = readMoney(offer);
  const isOffer = offered !== undefined && !offered.per && offered.dollars > 0;
  const isKnown = good?.metal && good.grams;
  const problems = {
    ...(!isKnown && { car: "Type a model such as Commodore VT, or a size: small car, ute, van." }),
    ...(offer && !isOffer && { offer: "Type the dollars for the whole car, such as 250." }),
  };
  if (!isKnown) return { problems };
  const { metal, grams, pays, name } = good;
  const label = place?.origin && place.label;
  const near = place?.origin && { ...place.origin, citySlug: place.origin.place?.citySlug ?? null };
  const price = paidAt(priceOf(metal!.slug, near ?? undefined), pays);
  const where = place?.origin ? `Near ${label ?? "you"}` : "In Australian cities";
  const worth = price && worthAt(grams!, price);
  const ends = worth && ([inCents(worth.min), inCents(worth.max)] as const);
  const answer = {
    heading: ends ? `About ${amountRange(...ends)} for its steel` : "What its steel may bring",
    words: [
      isOffer
        ? comparedWords(offered.dollars * 100, ends)
        : "A complete car usually fetches $100–$500.",
      `${name}: about ${kilograms(...grams!)} as a body, which is 90 % of its weight: drained, without tyres, battery and converter.`,
      price
        ? `${where} light steel is ${priceByWeight(price)}. Our estimate: about two thirds of heavy steel. No source gives a price for car bodies, so ask the yard.`
        : `${where} we have no current price for steel.`,
    ],
    // The page shows the day of the price and the yards.
    pricePath: `/material/steel/?${new URLSearchParams({ ...(label && { near: label }), for: name })}`,
    kinds: kinds.map((kind) => kind.name),
  };
  return { problems, answer };
}

/** "$180 is in the usual range of $100–$500 for a complete car, and less than its steel may bring." */
function comparedWords(cents: number, steel: Ends | undefined): string {
  const place = ([low, high]: Ends) => (cents < low ? 0 : cents > high ? 2 : 1);
  const usual = ["below", "in", "above"][place([10_000, 50_000])];
  const beside = steel && ["less than", "within what", "more than"][place(steel)];
  const ofSteel = beside ? `, and ${beside} its steel may bring` : "";
  return `${amount(cents)} is ${usual} the usual range of $100–$500 for a complete car${ofSteel}.`;
}
