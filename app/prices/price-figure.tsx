import { ArrowDown, ArrowUp } from "lucide";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { PriceRange } from "../../worker/data/prices.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { dollarRange, isUnavailable, midpoint, priceRange } from "../words/format.ts";
import { datedWords } from "./basis.ts";
import { type Age, isOld, MAY_BE_OLD } from "./price-age-words.ts";
import type { PriceChange } from "./price-change.ts";

/** A price in AUD per kg, with as much of its age, basis and change as should be shown beside it. */
interface ShownPrice extends PriceRange, Partial<Age>, Partial<PriceChange> {
  /** Overrides `days`, for pages that have no days. */
  isOld?: boolean;
}

interface PriceFigureProps {
  /** Missing or 0: "Price unavailable". */
  price: ShownPrice | null | undefined;
  /** The range across Australian cities, from end to end of the bar; no bar without it. */
  scale?: PriceRange | undefined;
  /** Content to show beside the bar instead of the change. */
  children?: ReactNode;
}

/** A price as every page shows it: lowest and highest in figures, a bar, the change, the age and the basis. */
export function PriceFigure({ price, scale, children }: PriceFigureProps) {
  if (!price || isUnavailable(price)) return <span className="quiet">{priceRange(undefined)}</span>;
  const { days, change, since } = price;
  const isPriceOld = price.isOld ?? (days !== undefined && isOld({ days }));
  const age = checkedWords(price);
  return (
    <div className="price-figure">
      <span className="price-range">{priceRange(price)}</span>
      {scale && !isPriceOld && <RangeBar price={price} scale={scale} />}
      {children ?? (change && <ChangeSince change={change} since={since} />)}
      {(age || isPriceOld) && (
        <small>
          {age}
          {/* In bold, so that it stands out among many. */}
          {isPriceOld && <b>{` ${MAY_BE_OLD}`}</b>}
        </small>
      )}
    </div>
  );
}

/** A change of price: an arrow for eyes, "up" or "down" for ears. */
function ChangeSince({ change, since }: PriceChange) {
  const [direction, amount] = change.split(" ");
  return (
    <small className="price-change">
      <LineIcon of={direction === "up" ? ArrowUp : ArrowDown} size={13} />
      <span className="visually-hidden">{` ${direction} `}</span>
      {`${amount}${since ? ` since ${since}` : ""}`}
    </small>
  );
}

/** " checked 19 Nov 2026 (4 yards, 12–19 Nov)", without absent parts; "" if both are absent. */
export function checkedWords({ checked, said }: Partial<Age>): string {
  if (checked) return ` checked ${datedWords({ checked, said })}`;
  return said ? ` ${said}` : "";
}

/**
 * A bar from the lowest to the highest price, with a tick at the middle, on a line as long as the scale. For eyes only:
 * the figures beside it say the same. Drawn with attributes, because the security policy forbids inline styles.
 */
export function RangeBar({ price, scale }: Record<"price" | "scale", PriceRange>) {
  const [from, to] = [scale.minPrice, scale.maxPrice];
  // A scale of a single price has no length, and a price beyond its ends was published after the page's other data.
  if (from >= to || price.minPrice < from || price.maxPrice > to) return null;
  const at = (amount: number) => `${Math.round((1000 * (amount - from)) / (to - from)) / 10}%`;
  const middle = at(midpoint(price));
  return (
    <svg className="range-bar" aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      <line x1={at(price.minPrice)} x2={at(price.maxPrice)} y1="50%" y2="50%" />
      <line x1={middle} x2={middle} y2="100%" />
    </svg>
  );
}

/** Returns a function that explains a table's bars in a sentence, with the ends if all bars have the same scale. */
export function useScaleWords(): (scale?: PriceRange) => string {
  const root = useRouteLoaderData<{ few?: { where: string } }>("root");
  const where = root?.few?.where ?? "Australia";
  return (scale) => {
    const ends = scale ? dollarRange(scale.minPrice, scale.maxPrice, " to ") : "lowest to highest";
    return `Bars: ${ends} in ${where}. Tick: mid-price.`;
  };
}
