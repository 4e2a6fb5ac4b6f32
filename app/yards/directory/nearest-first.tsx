import { NEAR_KILOMETRES } from "../../../worker/data/distance.ts";
import type { YardsWithin } from "../../../worker/data/yards/near.ts";
import { isMyLocation } from "../../location/my-location.ts";
import { LinkChips } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

interface NearestFirstProps {
  near: DirectoryNear;
  view: "list" | "map";
  /** Number of yards listed, and whether there are more, farther away. */
  total: number;
  isCapped: boolean;
  /** Whether only yards are listed that are open at a time. */
  isOpen: boolean;
  /** Number of close yards, and how close. */
  within: YardsWithin | null;
}

/** The number of close yards, the origin of the distances, what is left out, and other places of that name. */
export function NearestFirst({ near, view, total, isCapped, isOpen, within }: NearestFirstProps) {
  const { text, origin, maxPoints, othersTitle, others } = near;
  const isMine = isMyLocation(text);
  const from = isMine ? "your location" : origin?.label;
  return (
    <div className="directory-nearest-first">
      {within && total > 0 && (
        <p className="directory-within">
          {`${within.yards || "No"} ${within.yards === 1 ? "yard" : "yards"}${isOpen ? " open then" : ""} within ${within.kilometres}\u00A0km of ${isMine ? from : origin?.name}`}
        </p>
      )}
      <p>
        {`Nearest first, in a straight line from ${from}. Found are those within ${NEAR_KILOMETRES}\u00A0km; farther ones follow.`}
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
