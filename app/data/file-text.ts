import { stringify } from "csv-stringify/browser/esm/sync";
import { Dollars, type Records, type Value } from "./records.ts";

/** The formats of the files, each with its media type and how it is written, piece by piece. */
export const FORMATS = {
  csv: { type: "text/csv; charset=utf-8; header=present", write: csv },
  json: { type: "application/json", write: json },
};

/** CSV (RFC 4180) with a header line. */
async function* csv({ names, batches }: Records): AsyncGenerator<string> {
  // With the first records, so that nothing is sent when they cannot be read.
  let header = stringify([names]);
  for await (const records of batches) {
    yield header + stringify(records.map((values) => values.map(cell)));
    header = "";
  }
  if (header) yield header;
}

function cell(value: Value): string | number | null {
  if (value instanceof Dollars) return value.amount.toFixed(2);
  return typeof value === "object" && value !== null ? value.join(";") : value;
}

/** An array of objects. */
async function* json({ names, batches }: Records): AsyncGenerator<string> {
  let start = "[";
  for await (const records of batches) {
    const objects = records.map((values) =>
      Object.fromEntries(values.map((value, i) => [names[i], jsonValue(value)])),
    );
    yield start + JSON.stringify(objects).slice(1, -1);
    start = ",";
  }
  yield start === "[" ? "[]" : "]";
}

function jsonValue(value: Value) {
  return value instanceof Dollars ? value.amount : value;
}

/**
 * Texts as a body, each made when the client reads it.
 * @throws what the first text throws. A later failure aborts the body instead, so that an incomplete file
 * does not look like a whole one.
 */
export async function streamOf(texts: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string> | undefined = await texts.next();
  return new ReadableStream<Uint8Array>(
    {
      // An exception in here becomes the error of the stream.
      async pull(controller) {
        const { done, value } = first ?? (await texts.next());
        first = undefined;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    // Reads nothing ahead: a body that is never read, as for HEAD, costs the first text alone.
    { highWaterMark: 0 },
  );
}
