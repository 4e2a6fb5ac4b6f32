import { NEAR_KILOMETRES } from "../../../worker/data/distance.ts";
import type { YardsWithin } from "../../../worker/data/yards/near.ts";
import { isMyLocation } from "../../location/my-location.ts";
import { LinkChips } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

interface NearestFirstProps {
  near: DirectoryNear;
  view: "list" | "map";
  /** Number of yards listed, of those that count, and whether there are more, farther away. */
  total: number;
  count: number;
  isCapped: boolean;
  /** Whether only yards are listed that are open at a time. */
  isOpen: boolean;
  /** Number of close yards, and how close. */
  within: YardsWithin | null;
}

/** The number of close yards, the origin of the distances, what is left out, and other places of that name. */
export function NearestFirst(props: NearestFirstProps) {
  const { near, view, total, count, isCapped, isOpen, within } = props;
  const { text, origin, maxPoints, othersTitle, others } = near;
  const [open, limit] = [isOpen ? " open then" : "", `${NEAR_KILOMETRES}\u00A0km`];
  const isMine = isMyLocation(text);
  const from = isMine ? "your location" : origin?.label;
  const place = isMine ? from : origin?.name;
  return (
    <div className="directory-nearest-first">
      {within && total > 0 && (
        <p className="directory-within">
          {count > 0
            ? `${within.yards} ${within.yards === 1 ? "yard" : "yards"}${open} within ${within.kilometres}\u00A0km of ${place}`
            : `None${open} within ${limit} of ${place}. The nearest:`}
        </p>
      )}
      <p>
        {`${count > 0 ? "Nearest first, in" : "In"} a straight line from ${from}.`}
        {count > 0 && count < total && ` Those beyond ${limit} follow.`}
        {isCapped && ` These are the ${total} nearest.`}
        {view === "map" && total > maxPoints && ` The map shows the ${maxPoints} nearest.`}
      </p>
      {others.length > 0 && (
        <details>
          <summary>{othersTitle}</summary>
          <LinkChips links={others} title={othersTitle} isTitleHidden />
        </details>
      )}
    </div>
  );
}
