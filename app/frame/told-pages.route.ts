import { toldPagesContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import type { Route } from "./+types/told-pages.route";
import { outageAsText } from "./errors.ts";

export const handle: RouteHandle = { cache: "public" };

/** The parts of addresses that analytics-tag.ts may report, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return Response.json(await context.get(toldPagesContext)());
  } catch (error) {
    return outageAsText(error);
  }
}
