import type { ReactNode } from "react";
import { OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { saysLeftOut } from "./price-age-words.ts";
import { PriceFigure, useScaleWords } from "./price-figure.tsx";
import type { PriceRow } from "./price-rows.ts";

interface PriceBoardProps {
  city: { name: string };
  /** The city's prices of common metals. */
  rows: PriceRow[];
  /** The date of the check in words; null if there are no prices or the date is shown beside the board. */
  checked: string | null;
  /** Number of common metals left out because their price is old. */
  leftOut?: number;
  /** The heading; the city's name by default. */
  head?: string;
  /** Link to all prices of the city, unless they follow on the same page. */
  children?: ReactNode;
}

/** Prices of the common metals, for the top of a page. */
export function PriceBoard(props: PriceBoardProps) {
  const { city, rows, checked, leftOut = 0, head = city.name, children } = props;
  const isScaled = rows.some(({ scale }) => scale);
  const scaleWords = useScaleWords();
  const words = [ageWords(checked, leftOut), isScaled && scaleWords()].filter(Boolean).join(" ");
  return (
    <aside className="price-board" aria-label={`Common metals in ${city.name}`}>
      <div className="price-board-head">
        {head} <span className="unit">$/kg</span>
      </div>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ slug, name, price, scale }) => (
            <div key={slug}>
              <dt>
                <Swatch metal={slug} />
                <Link to={`/material/${slug}/`} prefetch="intent">
                  {name}
                </Link>
              </dt>
              <dd>
                {/* The foot has the date for all; changes are only for whole tables. */}
                <PriceFigure
                  price={price && { ...price, checked: undefined, change: undefined }}
                  scale={scale}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(words || children) && (
        <p className="price-board-foot">
          {words} {children}
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
