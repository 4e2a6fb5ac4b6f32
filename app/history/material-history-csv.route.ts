import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import type { Store } from "../../worker/data/store.ts";
import { notFound } from "../frame/errors.ts";
import type { Route } from "./+types/material-history-csv.route";
import { type CsvFile, csvResponse, FIGURES, figures } from "./csv-response.ts";
import { type MaterialHistory, readCities, readMaterialHistory } from "./material-history.ts";

export const handle: RouteHandle = { cache: "public", parameters: { month: "text" } };

/**
 * A metal's national months as a CSV file; with `?month=`, the cities of that month. A line of text if there is
 * no such metal or month.
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("month") ?? "";
  const store = context.get(storeContext);
  return csvResponse(store, () => materialFile(store, params.slug, asked));
}

async function materialFile(store: Store, slug: string, asked: string): Promise<CsvFile> {
  const history = await readMaterialHistory(store, slug, asked, "history.csv");
  const { month, isUnknownMonth } = history;
  if (isUnknownMonth || !month) throw notFound("Nothing is recorded for this metal and month.");
  return asked ? citiesFile(store, history, month) : monthsFile(history);
}

function monthsFile({ material: metal, months }: MaterialHistory): CsvFile {
  const { slug } = metal;
  return {
    name: `${slug}-history`,
    columns: ["material_slug", "month", "cities", ...FIGURES],
    rows: months.map((month) => ({
      cells: [slug, month.month, month.cities, ...figures(month)],
      metal,
    })),
  };
}

async function citiesFile(
  store: Store,
  { material: metal }: MaterialHistory,
  month: string,
): Promise<CsvFile> {
  const { id, slug } = metal;
  const cities = await readCities(store, id, month);
  return {
    name: `${slug}-${month}`,
    columns: ["city_slug", "material_slug", "month", ...FIGURES],
    rows: cities.map(({ city, ...prices }) => ({
      cells: [city.slug, slug, month, ...figures(prices)],
      city,
      metal,
    })),
  };
}
