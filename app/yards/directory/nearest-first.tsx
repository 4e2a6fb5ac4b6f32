import { isMyLocation } from "../../search/my-location.ts";
import { LinkChips } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

interface NearestFirstProps {
  near: DirectoryNear;
  view: "list" | "map";
  /** How many yards are listed, and whether there are others, farther away. */
  total: number;
  isCapped: boolean;
}

/** Where the distances are counted from, what is left out, and the other places of that name. */
export function NearestFirst({ near, view, total, isCapped }: NearestFirstProps) {
  const { text, origin, maxPoints, othersTitle, others } = near;
  const from = isMyLocation(text) ? "your location" : origin?.label;
  return (
    <div className="directory-nearest-first">
      <p>
        {`Nearest first, in a straight line from ${from}. Yards without coordinates are left out.`}
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
