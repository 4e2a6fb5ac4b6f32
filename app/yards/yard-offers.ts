import type { PriceRange } from "../../worker/data/prices.ts";
import type { YardDetails } from "../../worker/data/yards/yard-details.ts";
import { ageWithBasis, datedWords, sharedWords } from "../prices/basis.ts";
import type { Age, PricesDay } from "../prices/price-age-words.ts";
import { isUnavailable } from "../words/format.ts";

type Offer = YardDetails["offers"][number];

/** A metal that a yard takes. */
export interface ShownOffer extends Omit<Offer, "price"> {
  /** Price in the yard's city, with its check date and basis if these differ from most. */
  price: (PriceRange & Partial<Age>) | null;
}

/**
 * A yard's metals with the ages of its city's prices. `checked` says when most prices were checked and what
 * they rest on; null if no prices share that.
 */
export function shownOffers(offers: Offer[], day: PricesDay) {
  const aged = offers.map(({ name, slug, price, scale }): ShownOffer => {
    if (!price || isUnavailable(price)) return { name, slug, price };
    const { minPrice, maxPrice } = price;
    return { name, slug, price: { minPrice, maxPrice, ...ageWithBasis(day, price) }, scale };
  });
  const checked = sharedWords(aged.map(({ price }) => price ?? {})) ?? null;
  const shown = aged.map((offer): ShownOffer => {
    const { price } = offer;
    if (!price || datedWords(price) !== checked) return offer;
    return { ...offer, price: { ...price, checked: undefined, said: undefined } };
  });
  return { checked, offers: shown };
}
