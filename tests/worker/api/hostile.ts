import fc from "fast-check";
import { type Asked, type Parameter, PROMISED, type Promised } from "./contract.ts";
import { HEADERS, KNOWN, METHODS, TEXTS } from "./hostile-lists.ts";

const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** How a value is written into an address: as it is, or encoded in one of several ways. */
const writing = fc.constantFrom(
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

/** Values that keep to a parameter's schema: ones that exist, ones at its bounds, any others. */
function fitting({ schema }: Parameter): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 0, pattern = "" } = schema;
  if (schema.type === "string") {
    const known = { weight: 3, arbitrary: fc.constantFrom(...KNOWN) };
    return fc.oneof(known, fc.stringMatching(new RegExp(pattern)));
  }
  const any = fc.integer({ min: minimum, max: maximum });
  const small = fc.integer({ min: minimum, max: 70 });
  return fc.oneof(small, any, fc.constantFrom(minimum, maximum)).map(String);
}

/** One value, fitting or not, as it stands in an address. */
function written(parameter: Parameter): fc.Arbitrary<string> {
  const bad = fc.tuple(hostile, writing).map(([text, write]) => write(text));
  const good = fc.tuple(
    fitting(parameter),
    fc.constantFrom(encoded, (t: string) => t.toUpperCase()),
  );
  return fc.oneof(
    bad,
    good.map(([text, write]) => write(text)),
  );
}

/** Names that no operation has, some of which pages do. */
const STRANGE = ["q", "page", "_routes", "__proto__", "limit[]", "LIMIT", "%6cimit", "slug", "id"];

function queryOf({ parameters }: Promised): fc.Arbitrary<string> {
  const own = parameters.filter((parameter) => parameter.in === "query");
  const pairs = own.map((parameter) =>
    written(parameter).map((value) => `${parameter.name}=${value}`),
  );
  const strange = fc
    .tuple(fc.constantFrom(...STRANGE), hostile, writing)
    .map(([name, text, write]) => `${name}=${write(text)}`);
  const pair = own.length > 0 ? fc.oneof(...pairs, ...pairs, ...pairs, strange) : strange;
  return fc.array(pair, { maxLength: own.length > 0 ? 2 : 1 }).map((all) => all.join("&"));
}

function addressOf(promised: Promised): fc.Arbitrary<string> {
  const values = promised.parameters.filter((parameter) => parameter.in === "path").map(written);
  const ending = fc.oneof({ weight: 6, arbitrary: fc.constant("") }, fc.constantFrom("/", "//"));
  const casing = fc.oneof(
    { weight: 6, arbitrary: fc.constant(promised.path) },
    fc.constant(promised.path.replace(/^[^{]*/, (start) => start.toUpperCase())),
  );
  return fc
    .tuple(casing, fc.tuple(...values), ending, queryOf(promised))
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

/** A request, and whether it may be answered from a copy. */
export interface Request extends Asked {
  headers: Record<string, string>;
  isKept: boolean;
}

/** Answers from copies are faster, and as the site runs. */
const often = fc.constantFrom(true, true, true, true, true, false);

/** Requests to every operation of the document, good and bad; most may be answered from copies. */
export const requests: fc.Arbitrary<Request> = fc.oneof(
  ...PROMISED.map((promised) =>
    fc.record({ method, address: addressOf(promised), headers, isKept: often }),
  ),
);
