import { data } from "react-router";
import { storeContext } from "../../../worker/contract/context.ts";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";
import { directoryYard } from "../../../worker/data/yards/directory.ts";
import { notFound, nullOnOutage } from "../../frame/errors.ts";
import { hoursReader } from "../../yard-facts/yard-hours.ts";
import type { Route } from "./+types/yard.route";

export const handle: RouteHandle = { cache: "public", robots: "disallow" };

/** One yard in full, for the popup of the directory's map; null if the database is down. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
  const yard = await directoryYard(context.get(storeContext), id).catch(nullOnOutage);
  if (yard === undefined) throw notFound("There is no such yard");
  if (yard === null) return data({ yard }, { status: 503 });
  return data({ yard: { ...yard, hours: hoursReader()(yard) } });
}
