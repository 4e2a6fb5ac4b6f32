import type { PriceRange } from "../../worker/data/prices.ts";

interface PriceBarProps {
  price: PriceRange;
  /** Lowest and highest price of all rows. */
  scale: PriceRange;
}

/**
 * A bar that shows a price's range between the lowest and highest price of all rows; decoration beside its
 * figures. Drawn with attributes, because the security policy forbids inline styles, and so that it prints.
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
