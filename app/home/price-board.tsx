import { priceRange } from "../format.ts";
import type { PriceRow } from "../prices/price-rows.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";

/** The slugs of the metals that people sell most. */
const COMMON_METALS = ["copper", "brass", "aluminum", "steel"];

interface PriceBoardProps {
  city: { name: string; slug: string };
  rows: PriceRow[];
  /** The formatted date on which the prices were last checked. */
  checkedOn: string | null;
}

/** The prices of common metals in large figures, at the top of the home page. */
export function PriceBoard({ city, rows, checkedOn }: PriceBoardProps) {
  const prices = COMMON_METALS.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
  return (
    <aside className="price-board" aria-label={`Common metals in ${city.name}`}>
      <p className="price-board-head">
        {city.name} <span className="unit">$/kg</span>
      </p>
      <dl>
        {prices.map(({ slug, name, price }) => (
          <div key={slug}>
            <dt>
              <Swatch metal={slug} />
              <Link to={`/material/${slug}/`} prefetch="intent">
                {name}
              </Link>
            </dt>
            <dd>{priceRange(price)}</dd>
          </div>
        ))}
      </dl>
      <p className="price-board-foot">
        Indicative{checkedOn && `, last checked ${checkedOn}`}.{" "}
        <Link to={`/${city.slug}/`} prefetch="intent">
          All {city.name} prices
        </Link>
      </p>
    </aside>
  );
}
