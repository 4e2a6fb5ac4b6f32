import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { Link } from "../ui/link.tsx";
import type { NextYard } from "./yards-near.ts";

interface NextYardLineProps {
  next: NextYard | null;
  /** True if no yard is near. */
  isFirst: boolean;
  /** Words that follow "Next": "that takes all of it". */
  what?: string;
}

/** A link to the nearest yard that is too far away for a card; nothing if there is none. */
export function NextYardLine({ next, isFirst, what }: NextYardLineProps) {
  if (!next) return null;
  return (
    <p>
      {isFirst && `We don’t know of one within ${NEAR_KILOMETRES} km. `}
      {what ? `Next ${what}: ` : "Next: "}
      <Link to={next.path}>{next.words}</Link>
    </p>
  );
}
