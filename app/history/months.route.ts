import { redirect } from "react-router";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";

export const handle: RouteHandle = { cache: "public" };

/** Redirects the former list of recorded months, which is now on the data page. */
export function loader() {
  throw redirect("/data/#months", 301);
}
