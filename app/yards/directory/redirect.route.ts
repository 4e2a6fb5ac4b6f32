import { redirectDocument } from "react-router";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";

export const handle: RouteHandle = { cache: "public" };

/** The directory's former address; redirects with a full page load. */
export function loader() {
  throw redirectDocument("/scrap-yards/", 301);
}
