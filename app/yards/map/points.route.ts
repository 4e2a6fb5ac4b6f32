import { data } from "react-router";
import { mapPoints } from "../../../worker/data/directory.ts";
import { storeContext } from "../../context.ts";
import { nullOnOutage } from "../../http.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { readDirectoryFilters } from "../directory-address.ts";
import type { Route } from "./+types/points.route";

export const handle: RouteHandle = {
  cache: "prices",
  parameters: { q: "search", state: "text", material: "text", service: "text" },
  robots: "disallow",
};

/** The coordinates of all yards that match the filters, for the directory's map; null in an outage. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = readDirectoryFilters(url.searchParams);
  const points = await mapPoints(context.get(storeContext), filters).catch(nullOnOutage);
  if (!points) return data({ points }, { status: 503 });
  return data({ points });
}

/** Offline counts as an outage: an error here would replace the whole directory by an error screen. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { points: null };
  }
}
