import { stringify } from "csv-stringify/browser/esm/sync";
import { currentDataset } from "../../worker/data/dataset.ts";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { asText, orServiceUnavailable } from "../errors.ts";

/** A table to download. */
export interface CsvFile {
  /** Without the ending. */
  name: string;
  columns: string[];
  rows: (string | number)[][];
}

/**
 * The last columns of every file, as in the download of all months (app/data/fields.ts): AUD per kg with two
 * decimals, and the number of observations.
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
 * A response with the file, in UTF-8. Sample data says so in its name and in every row, because a file is
 * read away from the site. If the file cannot be made, one line of text says why.
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
  const lines = [[...columns, "is_sample"], ...rows.map((cells) => [...cells, String(isSample)])];
  return new Response(stringify(lines), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}${isSample ? "-sample" : ""}.csv"`,
      // A search should find the page that the file belongs to.
      "X-Robots-Tag": "noindex",
    },
  });
}
