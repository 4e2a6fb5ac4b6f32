import { data } from "react-router";
import { storeContext } from "../../../worker/contract/context.ts";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";
import { allTowns } from "../../../worker/data/yards/towns.ts";
import { nullOnOutage } from "../../frame/errors.ts";
import type { Route } from "./+types/towns.route";

export const handle: RouteHandle = { cache: "public", robots: "disallow" };

/** The towns to name on the directory's map, largest first; null if the database is down. */
export async function loader({ context }: Route.LoaderArgs) {
  const towns = await allTowns(context.get(storeContext)).catch(nullOnOutage);
  return data({ towns }, { status: towns ? 200 : 503 });
}
