import { dollarRange, isUnavailable } from "../words/format.ts";
import type { CityPriceView } from "./city-price-view.ts";
import type { ListedPrices } from "./listed-prices.ts";
import { aboutPrice } from "./range-of-cities.ts";

interface MaterialLeadProps {
  material: { name: string };
  view: CityPriceView;
  listed: ListedPrices;
  /** True if the page answers near a place; that answer then has the figures. */
  isNear: boolean;
}

/** A sentence on what cities pay for a material, and what a typical one does. */
export function MaterialLead({ material, view, listed, isNear }: MaterialLeadProps) {
  const { range } = listed;
  if (!range && listed.prices.every(isUnavailable) && !view.state)
    return `We have no price for ${material.name.toLowerCase()} yet. Ring the yards near you.`;
  if (isNear || !range) {
    const what = `What yards pay for ${material.name.toLowerCase()} in Australian cities, in dollars per kilogram.`;
    // The answer near a place says that of its own price.
    return isNear ? what : `${what} Indicative only.`;
  }
  return (
    <>
      {`Yards${view.state && ` in ${view.state}`} pay `}
      <b>{dollarRange(range.minPrice, range.maxPrice, " to ")}</b> a kilogram
      {range.typical && `, typically about ${aboutPrice(range.typical)}`}. Indicative only.
    </>
  );
}
