import type { PriceRange } from "../../worker/data/prices.ts";

interface PriceBarProps {
  price: PriceRange;
  /** The lowest and the highest price of all rows. */
  scale: PriceRange;
}

/**
 * Where a price's range lies between the lowest and the highest of all rows; decoration beside its figures. It is
 * drawn with attributes, because the site's policy forbids inline styles, and so that it is there on paper, too.
 */
export function PriceBar({ price, scale }: PriceBarProps) {
  const width = scale.maxPrice - scale.minPrice;
  if (width === 0) return null;
  const share = (amount: number) => `${Math.round((100 * amount) / width)}%`;
  return (
    <svg className="price-bar" aria-hidden="true">
      <rect
        x={share(price.minPrice - scale.minPrice)}
        width={share(price.maxPrice - price.minPrice)}
      />
    </svg>
  );
}
