import type { ReactNode } from "react";
import { OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { isUnavailable, priceRange } from "../words/format.ts";
import { isOld, MAY_BE_OLD, saysLeftOut } from "./price-age.ts";
import type { PriceRow } from "./price-rows.ts";

interface PriceBoardProps {
  city: { name: string };
  /** The city's prices of common metals. */
  rows: PriceRow[];
  /** When they were checked, in words; null without prices, or if shown beside the board. */
  checked: string | null;
  /** Number of common metals left out because their price is old. */
  leftOut?: number;
  /** Distance to the city, if it is not the page's own. */
  away?: string;
  /** What stands above the prices instead of the city's name. */
  head?: ReactNode;
  /** Link to all prices of the city, unless they follow on the same page. */
  children?: ReactNode;
}

/** Prices of the common metals in large figures, for the top of a page. */
export function PriceBoard({
  city,
  rows,
  checked,
  leftOut = 0,
  away,
  head,
  children,
}: PriceBoardProps) {
  const age = ageWords(checked, leftOut);
  return (
    <aside className="price-board" aria-label={`Common metals in ${city.name}`}>
      <div className="price-board-head">
        {head ?? city.name}
        {away && `, ${away}`} <span className="unit">$/kg</span>
      </div>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ slug, name, price }) => (
            <div key={slug}>
              <dt>
                <Swatch metal={slug} />
                <Link to={`/material/${slug}/`} prefetch="intent">
                  {name}
                </Link>
              </dt>
              <dd className={price && !isUnavailable(price) ? undefined : "quiet"}>
                {priceRange(price)}
                {price?.said && <div className="quiet">{price.said}</div>}
                {price && !isUnavailable(price) && isOld(price) && (
                  <div className="quiet">{MAY_BE_OLD}</div>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(age || children) && (
        <p className="price-board-foot">
          {age} {children}
        </p>
      )}
    </aside>
  );
}

function ageWords(checked: string | null, leftOut: number): string {
  if (!checked && leftOut > 0) return `No price was checked in the last ${OLD_AFTER_DAYS} days.`;
  const words = checked ? `Checked ${checked}.` : "";
  return leftOut > 0 ? `${saysLeftOut(leftOut)}. ${words}` : words;
}
