import type { OpenApiDocument } from "../../../worker/api/openapi-document.ts";
import { document, parses, type Seen } from "./contract-schema.ts";

type Get = NonNullable<NonNullable<OpenApiDocument["paths"]>[string]["get"]>;
type Responses = NonNullable<Get["responses"]>;

/** What the document says of one path. */
export interface Promised {
  path: string;
  parameters: Parameter[];
  responses: Responses;
}

/** A parameter with the schema that its values keep to. */
export interface Parameter {
  name: string;
  in: string;
  schema: {
    type: string;
    minimum?: number;
    maximum?: number;
    pattern?: string;
    maxLength?: number;
    example: unknown;
  };
}

/** What was asked. */
export interface Asked {
  method: string;
  address: string;
}

/** What the document says of a request's parameters; "unsaid" where it leaves it open. */
type Judgement = "good" | "bad" | "unsaid";

/** Every path of the document. */
export const PROMISED: Promised[] = Object.entries(document.paths ?? {}).map(([path, { get }]) => ({
  path,
  parameters: (get?.parameters ?? []) as Parameter[],
  responses: get?.responses ?? {},
}));

const UNKNOWN: Responses = {
  404: {
    description: "",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  },
};

/**
 * The rules of the contract that an answer breaks: 1 it is no 5xx, 2 its status is documented, 3 so is
 * its content type, 4 its body parses by its schema, 5 bad input is a 4xx, and good input is no 400.
 */
export function brokenRules(asked: Asked, seen: Seen): string[] {
  const broken: string[] = [];
  const rule = (name: string, holds: boolean) => holds || broken.push(name);
  rule("1 no 5xx", seen.status < 500);
  const { pathname } = new URL(asked.address);
  // Dots can lead out of the API, to pages, of which this document says nothing.
  if (!/^\/api(\/|$)/i.test(pathname)) return broken;
  const promised = promisedAt(pathname);
  const isRead = ["GET", "HEAD"].includes(asked.method);
  const judged = promised && isRead ? judge(promised, asked.address) : "unsaid";
  const isRedirected = isRead && pathname.includes("//");
  const statuses = isRedirected ? [301] : statusesOf(promised, asked.method);
  rule("2 documented status", statuses.includes(seen.status));
  if (isRedirected) return broken;
  if (judged === "bad") rule("5 bad input is 4xx", seen.status >= 400 && seen.status < 500);
  if (judged === "good") rule("5 good input is no 400", seen.status !== 400);
  const content = (promised?.responses ?? UNKNOWN)[seen.status]?.content as
    | Record<string, { schema: object }>
    | undefined;
  if (content) rule("3 documented content type", (seen.type ?? "") in content);
  const isEmpty = !content || asked.method === "HEAD";
  const schema = content?.[seen.type ?? ""]?.schema;
  rule("4 body parses by its schema", isEmpty ? seen.body === "" : parses(seen, schema));
  return broken;
}

/** What stands at a path, in any letter case and with any slashes at its end. */
function promisedAt(pathname: string): Promised | undefined {
  return PROMISED.find(({ path }) => valuesIn(path, pathname));
}

/** The values of a path's parameters as they were sent; undefined where it is another path. */
function valuesIn(template: string, pathname: string): Record<string, string> | undefined {
  const pattern = template.replace(/\/+$/, "").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${pattern}/*$`).exec(pathname.toLowerCase());
  return match ? { ...match.groups } : undefined;
}

function statusesOf(promised: Promised | undefined, method: string): number[] {
  if (!promised) return [404];
  const documented = Object.keys(promised.responses).map(Number);
  if (method === "OPTIONS") return [204];
  const isRead = ["GET", "HEAD"].includes(method);
  return documented.filter((status) => (status === 405) !== isRead);
}

function judge({ path, parameters }: Promised, address: string): Judgement {
  const { pathname, searchParams } = new URL(address);
  const inPath = valuesIn(path, pathname) ?? {};
  const judgements = parameters.map(({ name, in: where, schema }) => {
    const values = where === "query" ? searchParams.getAll(name) : [decode(inPath[name] ?? "")];
    if (values.length === 0) return "good";
    return values.length > 1 ? "bad" : judgeValue(values[0] ?? "", schema);
  });
  if (judgements.includes("bad")) return "bad";
  return judgements.includes("unsaid") ? "unsaid" : "good";
}

function judgeValue(value: string, schema: Parameter["schema"]): Judgement {
  const { minimum = -Infinity, maximum = Infinity, pattern = "", maxLength = Infinity } = schema;
  if (schema.type === "string") {
    return new RegExp(pattern).test(value) && value.length <= maxLength ? "good" : "bad";
  }
  // A whole number with zeros before it is one, or is none.
  if (/^0\d+$/.test(value)) return "unsaid";
  const isWithin = Number(value) >= minimum && Number(value) <= maximum;
  return /^\d+$/.test(value) && isWithin ? "good" : "bad";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
