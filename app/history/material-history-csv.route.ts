import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { notFound } from "../frame/errors.ts";
import type { Route } from "./+types/material-history-csv.route";
import { csvResponse } from "./csv-response.ts";
import { readCities, readMaterialHistory } from "./material-history.ts";

export const handle: RouteHandle = { cache: "public", parameters: { month: "text" } };

/**
 * A metal's national months as a CSV file; with `?month=`, the cities of that month. A line of text if there is
 * no such metal or month.
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const requested = url.searchParams.get("month") ?? "";
  const store = context.get(storeContext);
  return csvResponse(store, async () => {
    const history = await readMaterialHistory(store, params.slug, requested, "history.csv");
    const { material: metal, months, month, isUnknownMonth } = history;
    if (isUnknownMonth || !month) throw notFound("Nothing is recorded for this metal and month.");
    if (requested === "") {
      const rows = months.map((national) => ({ ...national, metal }));
      return { name: `${metal.slug}-history`, isNational: true, rows };
    }
    const cities = await readCities(store, metal.id, month);
    const rows = cities.map((city) => ({ ...city, month, metal }));
    return { name: `${metal.slug}-${month}`, rows };
  });
}
