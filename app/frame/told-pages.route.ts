import { toldPagesContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import type { Route } from "./+types/told-pages.route";
import { outageAsText } from "./errors.ts";

export const handle: RouteHandle = { cache: "public" };

/** The parts of URLs that analytics-tag.ts may report, as JSON. */
export function loader({ context }: Route.LoaderArgs) {
  const toldPages = context.get(toldPagesContext)();
  return toldPages.then((told) => Response.json(told), outageAsText);
}
