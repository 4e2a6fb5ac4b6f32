import { dollarRange, dollars, isUnavailable } from "../words/format.ts";
import type { ListedPrices } from "./listed-prices.ts";
import type { MaterialQuery } from "./material-query.ts";

interface MaterialLeadProps {
  material: { name: string };
  query: Pick<MaterialQuery, "state">;
  listed: ListedPrices;
  /** True if the page answers near a place; that answer then has the figures. */
  isNear: boolean;
}

/** A sentence with the range of a material's prices and the price in a typical city. */
export function MaterialLead({ material, query, listed, isNear }: MaterialLeadProps) {
  const { range } = listed;
  if (!range && listed.prices.every(isUnavailable) && !query.state)
    return `We have no price for ${material.name.toLowerCase()} yet. Ring the yards near you.`;
  if (isNear || !range) {
    const what = `What yards pay for ${material.name.toLowerCase()} in Australian cities, in dollars per kilogram.`;
    // The answer near a place has that note beside its own price.
    return isNear ? what : `${what} Indicative only.`;
  }
  return (
    <>
      {`Yards${query.state && ` in ${query.state}`} pay `}
      <b>{dollarRange(range.minPrice, range.maxPrice, " to ")}</b> a kilogram
      {range.typical && `, typically about ${aboutPrice(range.typical)}`}. Indicative only.
    </>
  );
}

/** Sentences round to ten cents from this price up, in AUD per kg. For steel that would be a third of the price. */
const TEN_CENTS_FROM = 2;

/** A price for a sentence with "about": "$8.80" for 8.83, but "$0.28". Tables have exact figures. */
export function aboutPrice(price: number): string {
  return dollars(price < TEN_CENTS_FROM ? price : Math.round(Math.round(price * 100) / 10) / 10);
}
