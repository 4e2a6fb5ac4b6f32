import fc from "fast-check";
import { PAYLOADS } from "../payloads.ts";
import type { SentRequest } from "./conformance.ts";
import { type DocumentedOperation, OPERATIONS, type Parameter } from "./documented-operations.ts";
import { HEADERS, KNOWN_SLUGS, METHODS } from "./fuzz-dictionary.ts";

const payload = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PAYLOADS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** Ways to encode a value in a URL, including not at all. */
const encoding = fc.constantFrom(
  (text: string) => text,
  encoded,
  encoded,
  (text: string) => encoded(encoded(text)),
  (text: string) => text.toUpperCase(),
  (text: string) =>
    [...new TextEncoder().encode(text)].map((b) => `%${b.toString(16).padStart(2, "0")}`).join(""),
);

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Values that match a parameter's schema: existing ones, boundary values and others. */
function validValue({ schema }: Parameter): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 0, pattern = "" } = schema;
  if (schema.type === "string") {
    const known = { weight: 3, arbitrary: fc.constantFrom(...KNOWN_SLUGS) };
    return fc.oneof(known, fc.stringMatching(new RegExp(pattern)));
  }
  const any = fc.integer({ min: minimum, max: maximum });
  const small = fc.integer({ min: minimum, max: 70 });
  return fc.oneof(small, any, fc.constantFrom(minimum, maximum)).map(String);
}

/** A value, valid or not, encoded for a URL. */
function encodedValue(parameter: Parameter): fc.Arbitrary<string> {
  const bad = fc.tuple(payload, encoding).map(([text, encode]) => encode(text));
  const good = fc.tuple(
    validValue(parameter),
    fc.constantFrom(encoded, (t: string) => t.toUpperCase()),
  );
  return fc.oneof(
    bad,
    good.map(([text, encode]) => encode(text)),
  );
}

/** Query parameters that no operation has; some of them belong to pages. */
const UNKNOWN = ["q", "page", "_routes", "__proto__", "limit[]", "LIMIT", "%6cimit", "slug", "id"];

function queryOf({ parameters }: DocumentedOperation): fc.Arbitrary<string> {
  const own = parameters.filter((parameter) => parameter.in === "query");
  const pairs = own.map((parameter) =>
    encodedValue(parameter).map((value) => `${parameter.name}=${value}`),
  );
  const unknown = fc
    .tuple(fc.constantFrom(...UNKNOWN), payload, encoding)
    .map(([name, text, encode]) => `${name}=${encode(text)}`);
  const pair = own.length > 0 ? fc.oneof(...pairs, ...pairs, ...pairs, unknown) : unknown;
  return fc.array(pair, { maxLength: own.length > 0 ? 2 : 1 }).map((all) => all.join("&"));
}

function addressOf(operation: DocumentedOperation): fc.Arbitrary<string> {
  const values = operation.parameters
    .filter((parameter) => parameter.in === "path")
    .map(encodedValue);
  const ending = fc.oneof({ weight: 6, arbitrary: fc.constant("") }, fc.constantFrom("/", "//"));
  const casing = fc.oneof(
    { weight: 6, arbitrary: fc.constant(operation.path) },
    fc.constant(operation.path.replace(/^[^{]*/, (start) => start.toUpperCase())),
  );
  return fc
    .tuple(casing, fc.tuple(...values), ending, queryOf(operation))
    .map(([path, filled, end, query]) => {
      const rest = [...filled];
      const full = path.replace(/\{\w+\}/g, () => rest.shift() ?? "") + end;
      return `http://localhost${full}${query && `?${query}`}`;
    });
}

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  { weight: 2, arbitrary: fc.constant("HEAD") },
  { weight: 1, arbitrary: fc.constant("OPTIONS") },
  { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
);

const header = fc.oneof(
  ...HEADERS.map(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
);

const headers = fc
  .array(header, { maxLength: 3 })
  .map((pairs): Record<string, string> => Object.fromEntries(pairs));

/** A request to send, with the response cache on or off. */
export interface Request extends SentRequest {
  headers: Record<string, string>;
  isCacheOn: boolean;
}

/** Mostly on, as in production, which is also faster. */
const mostlyOn = fc.constantFrom(true, true, true, true, true, false);

/** Valid and invalid requests to every operation of the document. */
export const requests: fc.Arbitrary<Request> = fc.oneof(
  ...OPERATIONS.map((operation) =>
    fc.record({ method, address: addressOf(operation), headers, isCacheOn: mostlyOn }),
  ),
);
