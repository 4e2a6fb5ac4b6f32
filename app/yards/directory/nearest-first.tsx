import { NEAR_KILOMETRES } from "../../../worker/data/places/distance.ts";
import { isMyLocation } from "../../near/my-location.ts";
import { LinkChips } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

interface NearestFirstProps {
  near: DirectoryNear;
  view: "list" | "map";
  /** Number of yards listed. */
  total: number;
  /** Number of close yards among them. */
  count: number;
  /** True if the list leaves out farther yards. */
  isCapped: boolean;
  /** True if only yards open at a chosen time are listed. */
  isOpen: boolean;
  /** True if the best are listed first. */
  isBest: boolean;
}

/** The number of close yards, the order of the list, and other places of the same name. */
export function NearestFirst(props: NearestFirstProps) {
  const { near, view, total, count, isCapped, isOpen, isBest } = props;
  const { text, origin, maxPoints, othersTitle, others } = near;
  const from = isMyLocation(text) ? "your location" : origin?.label;
  const order = isCapped ? `The ${total} nearest` : "In all, nearest first";
  const number = count < total || !isCapped ? count || "None" : `${total}+`;
  const known = count === 0 ? " known to be open then" : " open then";
  const close = `${number}${isOpen ? known : ""} within ${NEAR_KILOMETRES}\u00A0km`;
  return (
    <>
      {total > 0 && (
        <p>
          <b>{`${close} of ${from}.`}</b>{" "}
          <span>
            {isBest ? "In all, best first." : `${order}, in a straight line.`}
            {view === "map" && total > maxPoints && ` The map shows the ${maxPoints} nearest.`}
          </span>
        </p>
      )}
      {others.length > 0 && (
        <details>
          <summary>{othersTitle}</summary>
          <LinkChips links={others} title={othersTitle} isTitleHidden />
        </details>
      )}
    </>
  );
}
