import type { YardPage } from "../../../worker/data/types.ts";
import { isMyLocation } from "../../search/my-location.ts";
import { LinkChips } from "./directory-leads.tsx";
import type { DirectoryNear } from "./directory-near.ts";

interface NearestFirstProps {
  near: DirectoryNear;
  found: Pick<YardPage, "total" | "isCapped">;
  view: "list" | "map";
  /** The text that is searched for; "" for none. */
  q: string;
}

/** Where the distances are counted from, what is left out, and the other places of that name. */
export function NearestFirst({ near, found, view, q }: NearestFirstProps) {
  const { text, origin, maxPoints, othersTitle, others } = near;
  const from = isMyLocation(text) ? "your location" : origin?.label;
  return (
    <div className="directory-nearest-first">
      <p>
        {`Nearest first, in a straight line from ${from}. Yards without coordinates are left out.`}
        {found.isCapped && ` ${farther(found.total, q)}`}
        {view === "map" && found.total > maxPoints && ` The map shows the ${maxPoints} nearest.`}
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

/** What is not listed although it matches. */
function farther(total: number, q: string): string {
  return q
    ? `Many yards have “${q}” in their details, so we only searched the nearest ones.`
    : `These are the ${total} nearest.`;
}
