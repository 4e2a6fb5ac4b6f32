import { ArrowDown, ArrowUp } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import type { PriceChange } from "./price-change.ts";

/** How far a price moved since the one before: an arrow for eyes, "up" or "down" for ears. */
export function ChangeSince({ change, since }: PriceChange) {
  const [direction, amount] = change.split(" ");
  return (
    <small className="price-change">
      <LineIcon of={direction === "up" ? ArrowUp : ArrowDown} size={13} />
      <span className="visually-hidden">{` ${direction} `}</span>
      {`${amount}${since ? ` since ${since}` : ""}`}
    </small>
  );
}
