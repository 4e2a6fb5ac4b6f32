import { redirect } from "react-router";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";

export const handle: RouteHandle = { cache: "public" };

/** The former list of recorded months, which the page of data has. */
export function loader() {
  throw redirect("/data/#months", 301);
}
