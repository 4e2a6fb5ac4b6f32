import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { notFound } from "../frame/errors.ts";
import type { Route } from "./+types/city-history-csv.route";
import { readCityHistory } from "./city-history.ts";
import { csvResponse } from "./csv-response.ts";

export const handle: RouteHandle = { cache: "public", parameters: { metal: "text" } };

/** The table of a city's history page as a CSV file; a line of text if there is no such city or metal. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const requested = url.searchParams.get("metal") ?? "";
  const store = context.get(storeContext);
  return csvResponse(store, async () => {
    const history = await readCityHistory(store, params.slug, requested, "history.csv");
    const { city, metal, months, problem } = history;
    if (problem || !metal) throw notFound("No prices for this metal are recorded in this city.");
    return {
      name: `${city.slug}-${metal.slug}-history`,
      rows: months.map((month) => ({ ...month, city, metal })),
    };
  });
}
