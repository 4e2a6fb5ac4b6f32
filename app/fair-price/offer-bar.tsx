import type { PriceRange } from "../../worker/data/prices.ts";
import { dollars, midpoint } from "../words/format.ts";

interface OfferBarProps {
  range: PriceRange;
  /** In AUD per kg; null if none was typed. */
  offer: number | null;
}

/** Share of the width, in percent, from the middle of the range to each of its ends. */
const HALF = 25;
/** Distance from the edge, in percent of the width, at which an offer beyond the drawing is pinned. */
const EDGE = 2;

/** An offer on its city's range, labelled at the ends and the middle. Screen readers skip it and read the text. */
export function OfferBar({ range, offer }: OfferBarProps) {
  const { minPrice, maxPrice } = range;
  const middle = midpoint(range);
  // A single price is drawn as wide as a twentieth to each side.
  const half = (maxPrice - minPrice) / 2 || middle / 20;
  const placeOf = (price: number) => 50 + ((price - middle) / half) * HALF;
  // A single price has one label.
  const labels = new Map([
    [minPrice, "low"],
    [maxPrice, "high"],
    [middle, "middle"],
  ]);
  return (
    <svg className="offer-bar" aria-hidden="true">
      <rect className="offer-track" width="100%" height="0.9em" y="1.9em" rx="2" />
      <rect
        className="offer-range"
        x={`${50 - HALF}%`}
        width={`${2 * HALF}%`}
        height="0.9em"
        y="1.9em"
      />
      {[...labels].map(([price, name]) => (
        <g key={name} textAnchor="middle">
          <line x1={`${placeOf(price)}%`} x2={`${placeOf(price)}%`} y1="1.9em" y2="3.2em" />
          <text className="offer-price" x={`${placeOf(price)}%`} y="4.3em">
            {dollars(price)}
          </text>
          <text x={`${placeOf(price)}%`} y="5.5em">
            {name}
          </text>
        </g>
      ))}
      {offer !== null && <Marker offer={offer} place={placeOf(offer)} />}
    </svg>
  );
}

function Marker({ offer, place }: { offer: number; place: number }) {
  const pinned = Math.min(100 - EDGE, Math.max(EDGE, place));
  const before = place < pinned ? "◀ " : "";
  const after = place > pinned ? " ▶" : "";
  const anchor = pinned < 20 ? "start" : pinned > 80 ? "end" : "middle";
  return (
    <g className="offer-marker" textAnchor={anchor}>
      <line x1={`${pinned}%`} x2={`${pinned}%`} y1="1.4em" y2="3.1em" />
      <text x={`${pinned}%`} y="1em">{`${before}${dollars(offer)} offered${after}`}</text>
    </g>
  );
}
