import { type DocumentedOperation, OPERATIONS, type Parameter } from "./documented-operations.ts";
import { type ActualResponse, matchesSchema } from "./response-schema.ts";

/** A request that was sent, as far as the conformance rules depend on it. */
export interface SentRequest {
  method: string;
  address: string;
}

/** "valid" or "invalid" by the document, for the parameters of a request; "unspecified" if it leaves that open. */
type Validity = "valid" | "invalid" | "unspecified";

const UNKNOWN_PATH: DocumentedOperation["responses"] = {
  404: {
    description: "",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  },
};

/**
 * The rules of conformance with the OpenAPI document that a response violates: 1 it is not a 5xx; 2 its
 * status is documented; 3 so is its content type; 4 its body matches the schema; 5 invalid input gets a
 * 4xx, and valid input does not get a 400.
 */
export function violations(request: SentRequest, response: ActualResponse): string[] {
  const violated: string[] = [];
  const rule = (name: string, holds: boolean) => holds || violated.push(name);
  rule("1 no 5xx", response.status < 500);
  const { pathname } = new URL(request.address);
  // Dots in a path can lead out of the API, to pages that the document does not describe.
  if (!/^\/api(\/|$)/i.test(pathname)) return violated;
  const operation = operationAt(pathname);
  const isRead = ["GET", "HEAD"].includes(request.method);
  const validity = operation && isRead ? validityOf(operation, request.address) : "unspecified";
  const isRedirected = isRead && pathname.includes("//");
  const statuses = isRedirected ? [301] : statusesOf(operation, request.method);
  const { status, type, body } = response;
  rule("2 documented status", statuses.includes(status));
  if (isRedirected) return violated;
  if (validity === "invalid") rule("5 invalid input gets a 4xx", status >= 400 && status < 500);
  if (validity === "valid") rule("5 valid input does not get a 400", status !== 400);
  const content = (operation?.responses ?? UNKNOWN_PATH)[status]?.content as
    | Record<string, { schema: object }>
    | undefined;
  if (content) rule("3 documented content type", (type ?? "") in content);
  const isEmpty = !content || request.method === "HEAD";
  const schema = content?.[type ?? ""]?.schema;
  rule("4 body matches its schema", isEmpty ? body === "" : matchesSchema(response, schema));
  return violated;
}

/** The operation at a path, in any letter case and with any trailing slashes. */
function operationAt(pathname: string): DocumentedOperation | undefined {
  return OPERATIONS.find(({ path }) => valuesIn(path, pathname));
}

/** The values of a path's parameters as they were sent; undefined for another path. */
function valuesIn(template: string, pathname: string): Record<string, string> | undefined {
  const pattern = template.replace(/\/+$/, "").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${pattern}/*$`).exec(pathname.toLowerCase());
  return match ? { ...match.groups } : undefined;
}

function statusesOf(operation: DocumentedOperation | undefined, method: string): number[] {
  if (!operation) return [404];
  const documented = Object.keys(operation.responses).map(Number);
  if (method === "OPTIONS") return [204];
  const isRead = ["GET", "HEAD"].includes(method);
  return documented.filter((status) => (status === 405) !== isRead);
}

function validityOf({ path, parameters }: DocumentedOperation, address: string): Validity {
  const { pathname, searchParams } = new URL(address);
  const inPath = valuesIn(path, pathname) ?? {};
  const validities = parameters.map(({ name, in: where, schema }) => {
    const values = where === "query" ? searchParams.getAll(name) : [decode(inPath[name] ?? "")];
    if (values.length === 0) return "valid";
    return values.length > 1 ? "invalid" : validityOfValue(values[0] ?? "", schema);
  });
  if (validities.includes("invalid")) return "invalid";
  return validities.includes("unspecified") ? "unspecified" : "valid";
}

function validityOfValue(value: string, schema: Parameter["schema"]): Validity {
  const { minimum = -Infinity, maximum = Infinity, pattern = "", maxLength = Infinity } = schema;
  if (schema.type === "string") {
    return new RegExp(pattern).test(value) && value.length <= maxLength ? "valid" : "invalid";
  }
  // The document does not say whether leading zeros are allowed.
  if (/^0\d+$/.test(value)) return "unspecified";
  const isWithin = Number(value) >= minimum && Number(value) <= maximum;
  return /^\d+$/.test(value) && isWithin ? "valid" : "invalid";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
