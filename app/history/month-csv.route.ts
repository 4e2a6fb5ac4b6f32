import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { allMaterials } from "../../worker/data/materials.ts";
import { allCities } from "../../worker/data/places/cities.ts";
import { allPricesInMonth } from "../../worker/data/record/price-archive.ts";
import type { Store } from "../../worker/data/store.ts";
import { orServiceUnavailable } from "../frame/errors.ts";
import { isMonth } from "../words/iso-month.ts";
import type { Route } from "./+types/month-csv.route";
import { type CsvFile, csvResponse } from "./csv-response.ts";
import { missingMonth } from "./month.ts";

export const handle: RouteHandle = { cache: "public" };

/** All cities and metals of a month as a CSV file; a line of text if nothing is recorded. */
export function loader({ context, params: { month } }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  return csvResponse(store, () => monthFile(store, month));
}

/** A month's prices by city name, then in the order of materials.csv. */
async function monthFile(store: Store, month: string): Promise<CsvFile> {
  if (!isMonth(month)) throw missingMonth();
  const [cities, materials, prices] = await orServiceUnavailable(
    Promise.all([allCities(store), allMaterials(store), allPricesInMonth(store, month)]),
  );
  if (prices.length === 0) throw missingMonth();
  const found = new Map(prices.map((price) => [`${price.cityId} ${price.materialId}`, price]));
  return {
    name: `prices-${month}`,
    rows: cities.flatMap((city) =>
      materials.flatMap((metal) => {
        const price = found.get(`${city.id} ${metal.id}`);
        return price ? [{ ...price, city, metal }] : [];
      }),
    ),
  };
}
