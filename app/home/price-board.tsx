import { priceRange } from "../format.ts";
import type { PriceRow } from "../prices/price-rows.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";

/** The four metals that most people bring. */
const COMMON = ["copper", "brass", "aluminum", "steel"];

interface PriceBoardProps {
  city: string;
  rows: PriceRow[];
  /** The day on which the prices were last checked, in words. */
  checkedOn: string | null;
}

/** The answer first: the common metals' prices in large figures. */
export function PriceBoard({ city, rows, checkedOn }: PriceBoardProps) {
  const common = COMMON.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
  return (
    <aside className="price-board" aria-label={`Common metals in ${city}`}>
      <p className="price-board-head">
        {city} <span className="unit">$/kg</span>
      </p>
      <dl>
        {common.map(({ slug, name, price }) => (
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
        <Link to="/sydney/" prefetch="intent">
          All {city} prices
        </Link>
      </p>
    </aside>
  );
}
