import { ArrowDown, ArrowUp } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import type { PriceChange } from "./price-change.ts";

/** How a price differs from the one before, in words, with an arrow where it rose or fell. */
export function ChangeSince({ change: { by, words } }: { change: PriceChange }) {
  return (
    <small>
      {by !== 0 && <LineIcon of={by > 0 ? ArrowUp : ArrowDown} size={13} />}
      {` ${words}`}
    </small>
  );
}
