import type { PriceRange } from "../../worker/data/prices.ts";
import type { YardDetails } from "../../worker/data/yards/yard-details.ts";
import { mostCommon } from "../prices/most-common.ts";
import { type Age, ageOn, type PricesDay } from "../prices/price-age.ts";
import { isUnavailable } from "../words/format.ts";

/** A metal that a yard takes. */
export interface ShownOffer {
  /** The yard's own word for it. */
  name: string;
  /** Slug of the material; null if it is none of ours. */
  slug: string | null;
  /** Price in the yard's city, with its check date if that differs from most. */
  price: (PriceRange & Partial<Age>) | null;
}

/** A yard's metals with the ages of its city's prices, and when most of those were checked, in words. */
export function shownOffers(offers: YardDetails["offers"], day: PricesDay) {
  const aged = offers.map((offer): ShownOffer => {
    const { price } = offer;
    if (!price || isUnavailable(price)) return { ...offer, price };
    return { ...offer, price: { ...price, ...ageOn(day, price) } };
  });
  const checked = mostCommon(aged.flatMap(({ price }) => price?.checked ?? [])) ?? null;
  const shown = aged.map((offer): ShownOffer => {
    const { price } = offer;
    return price?.checked === checked
      ? { ...offer, price: { ...price, checked: undefined } }
      : offer;
  });
  return { checked, offers: shown };
}
