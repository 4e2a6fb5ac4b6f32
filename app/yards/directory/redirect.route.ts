import { redirectDocument } from "react-router";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";

export const handle: RouteHandle = { cache: "public" };

/** Redirects the directory's former URL with a full page load. */
export function loader() {
  throw redirectDocument("/scrap-yards/", 301);
}
