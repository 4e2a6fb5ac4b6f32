import { stringify } from "csv-stringify/browser/esm/sync";
import { currentDataset } from "../../worker/data/dataset.ts";
import type { Material } from "../../worker/data/materials.ts";
import type { City } from "../../worker/data/places/cities.ts";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { asText, orServiceUnavailable } from "../frame/errors.ts";
import { NAME_FIELDS, PRICE_UNIT } from "../words/download-fields.ts";
import { HARMLESS } from "../words/spreadsheet-text.ts";

/** A row with the names of its subject. */
interface CsvRow {
  cells: (string | number)[];
  /** Absent where the prices are national. */
  city?: Pick<City, "name" | "state">;
  metal: Pick<Material, "name" | "grade">;
}

/** A table to download. */
export interface CsvFile {
  /** Without the extension. */
  name: string;
  columns: string[];
  rows: CsvRow[];
}

/**
 * Columns of figures in every file, as in the download of all months (app/words/download-fields.ts): AUD per kg with
 * two decimals, and the number of observations.
 */
export const FIGURES = ["min", "max", "middle", "observations"];

/** The cells of these columns. */
export function figures({
  minPrice,
  maxPrice,
  middlePrice,
  observations,
}: Omit<PriceMonth, "month">) {
  return [minPrice.toFixed(2), maxPrice.toFixed(2), middlePrice.toFixed(2), observations];
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

function file({ name, columns, rows }: CsvFile, isSample: boolean): Response {
  // The names come last, because programs may count columns.
  const names = columns.includes("city_slug") ? NAME_FIELDS : NAME_FIELDS.slice(2);
  const lines = [
    [...columns, "is_sample", ...names],
    ...rows.map((row) => [...row.cells, String(isSample), ...namesOf(row)]),
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

/** A row's names, in the order of `NAME_FIELDS`. */
function namesOf({ city, metal }: CsvRow): string[] {
  return [...(city ? [city.name, city.state] : []), metal.name, metal.grade ?? "", PRICE_UNIT];
}
