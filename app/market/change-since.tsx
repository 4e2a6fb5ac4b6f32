import { ArrowDown, ArrowUp } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import type { PriceChange } from "./price-change.ts";

const ARROWS: Partial<Record<string, typeof ArrowUp>> = { up: ArrowUp, down: ArrowDown };

/** How a price differs from the one before, in words, with an arrow where it rose or fell. */
export function ChangeSince({ change, since }: PriceChange) {
  const arrow = ARROWS[change.split(" ")[0]!];
  return (
    <small>
      {arrow && <LineIcon of={arrow} size={13} />}
      {` ${change}${since ? ` since ${since}` : ""}`}
    </small>
  );
}
