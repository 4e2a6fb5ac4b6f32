import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { PriceRange } from "../../worker/data/prices.ts";
import { dollarRange, isUnavailable, midpoint, priceRange } from "../words/format.ts";
import { ChangeSince } from "./change-since.tsx";
import { CheckedOn } from "./checked-on.tsx";
import { type Age, isOld } from "./price-age.ts";
import type { PriceChange } from "./price-change.ts";

/** A price as pages show it: AUD per kg, with what is said of its age, its basis and its change. */
interface ShownPrice extends PriceRange, Partial<Age>, Partial<PriceChange> {
  /** Whether it is old, where that is known instead of its days. */
  isOld?: boolean;
}

interface PriceFigureProps {
  /** Missing or 0: "Price unavailable". */
  price: ShownPrice | null | undefined;
  /** What Australian cities pay for the metal, the ends of the bar; without it there is none. */
  scale?: PriceRange | undefined;
  /** Stands beside the bar instead of the change. */
  children?: ReactNode;
}

/** A price wherever one stands: lowest and highest in figures, its bar, how far it moved, and what it rests on. */
export function PriceFigure({ price, scale, children }: PriceFigureProps) {
  if (!price || isUnavailable(price)) return <span className="quiet">{priceRange(undefined)}</span>;
  const { days, checked, said, change, since } = price;
  const old = price.isOld ?? (days !== undefined && isOld({ days }));
  return (
    <div className="price-figure">
      <span className="price-range">{priceRange(price)}</span>
      {scale && !old && <RangeBar price={price} scale={scale} />}
      {children ?? (change && <ChangeSince change={change} since={since} />)}
      <CheckedOn checked={checked} said={said} isOld={old} />
    </div>
  );
}

interface RangeBarProps {
  price: PriceRange;
  scale: PriceRange;
}

/**
 * A bar from the lowest to the highest price, with a tick at the middle, on a line as long as the scale. It is for eyes
 * alone: figures beside it say the same. Drawn with attributes, because the security policy forbids inline styles.
 */
export function RangeBar({ price, scale }: RangeBarProps) {
  const [from, to] = [scale.minPrice, scale.maxPrice];
  // One price alone has no place on a scale, and one beyond its ends was published after the page's other data.
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

/** Puts into words what the bars of a table mean, once; with the ends where all bars are of one metal. */
export function useScaleWords(): (scale?: PriceRange) => string {
  const root = useRouteLoaderData<{ few?: { where: string } }>("root");
  const where = root?.few?.where ?? "Australia";
  return (scale) => {
    const ends = scale ? dollarRange(scale.minPrice, scale.maxPrice, " to ") : "lowest to highest";
    return `Bars: ${ends} in ${where}. Tick: mid-price.`;
  };
}
