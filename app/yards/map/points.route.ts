import { data } from "react-router";
import { mapPoints } from "../../../worker/data/directory.ts";
import { storeContext } from "../../context.ts";
import { nullOnOutage } from "../../http.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { directoryFilters } from "../directory-state.ts";
import type { Route } from "./+types/points.route";

export const handle: RouteHandle = {
  cache: "prices",
  parameters: { q: "search", state: "text", material: "text", service: "text" },
  robots: "disallow",
};

/** The places of all yards that the directory's filters leave, for its map; null in an outage. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = directoryFilters(url.searchParams);
  const points = await mapPoints(context.get(storeContext), filters).catch(nullOnOutage);
  if (!points) return data({ points }, { status: 503 });
  return data({ points });
}

/** Without a network there is nothing either; an error would take the whole directory's place. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { points: null };
  }
}
