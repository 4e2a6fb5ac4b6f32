import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { ApiError } from "./schemas.ts";

type Responses = RouteConfig["responses"];

const tag = {
  description:
    "Tag of these bytes, to be sent back as If-None-Match. Missing where an answer is too large to be kept.",
  schema: { type: "string" },
} as const;
const policy = {
  description: "How long the answer may be kept.",
  schema: { type: "string" },
} as const;
/** Of what may be kept. */
const KEPT = { ETag: tag, "Cache-Control": policy };

const allow = { description: "The methods that are.", schema: { type: "string" } } as const;
const retryAfter = {
  description: "Seconds after which to ask again.",
  schema: { type: "integer" },
} as const;

/** What an operation answers when all is well; the example is an answer, or the start of a list. */
export function found<T extends z.ZodType>(description: string, schema: T, example: z.input<T>) {
  return {
    description,
    headers: KEPT,
    content: { "application/json": { schema, example } },
  };
}

/** The same, of a page. */
export function foundPage(description: string) {
  return {
    description,
    headers: KEPT,
    content: { "text/html; charset=UTF-8": { schema: z.string() } },
  };
}

/** What it answers when it cannot; the example is the message. */
export function refusal(description: string, error: string) {
  return {
    description,
    content: { "application/json": { schema: ApiError, example: { error } } },
  };
}

/** Made around the handlers, so that clients need not tell these apart by type. */
const AROUND: Responses = {
  304: {
    description: "You have this answer already: its tag is the one in If-None-Match.",
    headers: KEPT,
  },
  405: {
    ...refusal("Only GET, HEAD and OPTIONS are allowed.", "POST is not allowed here"),
    headers: { Allow: allow },
  },
};

const OUTAGE = "The database does not answer. Ask again later.";

/** The parts of an operation that differ from one to the next. */
type Parts<P extends string> = Omit<RouteConfig, "path" | "method"> & { path: P; failure?: string };

/** Its type has the answers that its handler makes. */
type Read<R> = Omit<R, "failure"> & { method: "get"; getRoutingPath(): string };

/**
 * A read as the description lists it. `failure` is what it says when the database fails; left out
 * where it needs none.
 */
export function operation<P extends string, R extends Parts<P>>(parts: R & Parts<P>): Read<R> {
  const { failure, ...route } = parts;
  const outage: Responses = failure
    ? { 503: { ...refusal(OUTAGE, failure), headers: { "Retry-After": retryAfter } } }
    : {};
  const responses = { ...route.responses, ...AROUND, ...outage };
  return createRoute({ ...route, method: "get", responses }) as unknown as Read<R>;
}
