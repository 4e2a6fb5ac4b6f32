import { stringify } from "csv-stringify/browser/esm/sync";
import { currentDataset } from "../../worker/data/dataset.ts";
import type { Material } from "../../worker/data/materials.ts";
import type { City } from "../../worker/data/places/cities.ts";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { asText, orServiceUnavailable } from "../frame/errors.ts";
import { NAME_FIELDS, PRICE_UNIT } from "../words/download-fields.ts";
import { HARMLESS } from "../words/spreadsheet-text.ts";

/** A metal's prices in a month. National prices have the number of cities instead of a city. */
interface CsvRow extends PriceMonth {
  city?: Pick<City, "name" | "slug" | "state">;
  metal: Pick<Material, "name" | "slug" | "grade">;
  cities?: number;
}

/** A table to download. */
export interface CsvFile {
  /** Without the extension. */
  name: string;
  isNational?: true;
  rows: CsvRow[];
}

/**
 * A response with the file in UTF-8. Sample data is marked in the name and in every row, because a file is read
 * away from the site. If the file cannot be made, a line of text says why.
 */
export async function csvResponse(store: Store, make: () => Promise<CsvFile>): Promise<Response> {
  try {
    const [made, dataset] = await Promise.all([
      make(),
      orServiceUnavailable(currentDataset(store)),
    ]);
    return file(made, dataset?.isSample ?? false);
  } catch (thrown) {
    return asText(thrown);
  }
}

function file({ name, isNational, rows }: CsvFile, isSample: boolean): Response {
  const own = isNational
    ? ["material_slug", "month", "cities"]
    : ["city_slug", "material_slug", "month"];
  // Named as in the download of all months (app/words/download-fields.json).
  const figures = ["min", "max", "middle", "observations"];
  const names = isNational ? NAME_FIELDS.slice(2) : NAME_FIELDS;
  const lines = [
    [...own, ...figures, "is_sample", ...names],
    ...rows.map((row) => cellsOf(row, isSample)),
  ];
  return new Response(stringify(lines, HARMLESS), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}${isSample ? "-sample" : ""}.csv"`,
      // Searches should find the page that the file belongs to.
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A row's cells in the order of the columns; prices with two decimals. */
function cellsOf({ city, metal, month, cities, ...figures }: CsvRow, isSample: boolean) {
  const { minPrice, maxPrice, middlePrice, observations } = figures;
  return [
    ...(city ? [city.slug] : []),
    metal.slug,
    month,
    ...(city ? [] : [cities]),
    ...[minPrice, maxPrice, middlePrice].map((price) => price.toFixed(2)),
    observations,
    String(isSample),
    ...(city ? [city.name, city.state] : []),
    metal.name,
    metal.grade ?? "",
    PRICE_UNIT,
  ];
}
