import { redirectDocument } from "react-router";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { cache: "fixed" };

/** The directory's former address; a full page load, as its links always were. */
export function loader() {
  throw redirectDocument("/scrap-yards/", 301);
}
