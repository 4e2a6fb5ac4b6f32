import { ArrowDown, ArrowUp } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import type { PriceChange } from "./price-change.ts";

const ARROWS: Partial<Record<string, typeof ArrowUp>> = { up: ArrowUp, down: ArrowDown };

/** The change since the previous price in words, with an arrow if it rose or fell. */
export function ChangeSince({ change, since }: PriceChange) {
  const arrow = ARROWS[change.split(" ")[0]!];
  return (
    <small>
      {arrow && <LineIcon of={arrow} size={13} />}
      {` ${change}${since ? ` since ${since}` : ""}`}
    </small>
  );
}
