import { stringify } from "csv-stringify/browser/esm/sync";
import { arrayTexts } from "../../worker/data/streamed-text.ts";
import { HARMLESS } from "../words/spreadsheet-text.ts";
import { Dollars, type Records, type Value } from "./records.ts";

/** File formats: the media type and a generator of the text. */
export const FORMATS = {
  csv: { type: "text/csv; charset=utf-8; header=present", write: csv },
  json: { type: "application/json", write: json },
};

/** CSV (RFC 4180) with a header line. */
async function* csv({ names, batches }: Records): AsyncGenerator<string> {
  // The header goes out with the first records, so that a failure to read them sends nothing.
  let header = stringify([names]);
  for await (const records of batches) {
    yield header +
      stringify(
        records.map((values) => values.map(cell)),
        HARMLESS,
      );
    header = "";
  }
  if (header) yield header;
}

function cell(value: Value): string | number | null {
  if (value instanceof Dollars) return value.amount.toFixed(2);
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" && value !== null ? value.join(";") : value;
}

/** A JSON array of objects. */
function json({ names, batches }: Records): AsyncGenerator<string> {
  return arrayTexts(objects(names, batches));
}

async function* objects(names: string[], batches: Records["batches"]): AsyncGenerator<object[]> {
  for await (const records of batches)
    yield records.map((values) =>
      Object.fromEntries(values.map((value, i) => [names[i], jsonValue(value)])),
    );
}

function jsonValue(value: Value) {
  return value instanceof Dollars ? value.amount : value;
}
