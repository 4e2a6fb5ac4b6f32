import { redirectDocument } from "react-router";
import type { RouteHandle } from "../../route-handle.ts";

export const handle: RouteHandle = { cache: "fixed" };

/** The directory's former address; redirects with a full page load. */
export function loader() {
  throw redirectDocument("/scrap-yards/", 301);
}
