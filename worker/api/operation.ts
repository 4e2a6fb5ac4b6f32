import { createRoute, type RouteConfig, type z } from "@hono/zod-openapi";
import { ApiError } from "./schemas.ts";

type Responses = RouteConfig["responses"];

/** The headers of a cacheable response. */
export const CACHE_HEADERS = {
  ETag: {
    description:
      "Entity tag; send it back as If-None-Match. Absent if the response is too large to cache.",
    schema: { type: "string" },
  },
  "Cache-Control": {
    description: "How long the response may be cached.",
    schema: { type: "string" },
  },
} as const;

/** A 200 with JSON; the example is a whole response, or the start of a list. */
export function successResponse<T extends z.ZodType>(
  description: string,
  schema: T,
  example: z.input<T>,
) {
  return {
    description,
    headers: CACHE_HEADERS,
    content: { "application/json": { schema, example } },
  };
}

/** A 4xx or 5xx with JSON; `error` is an example of its message. */
export function errorResponse(description: string, error: string) {
  return {
    description,
    content: { "application/json": { schema: ApiError, example: { error } } },
  };
}

/** The headers of a 429 and a 503. */
export const RETRY_HEADERS = {
  "Retry-After": {
    description: "Seconds to wait before trying again.",
    schema: { type: "integer" },
  },
} as const;

/**
 * The responses that every operation has. The cache and middleware send them, so the handlers' types leave them out,
 * and typed clients needn't distinguish them.
 */
const COMMON_RESPONSES: Responses = {
  429: {
    ...errorResponse(
      "More than 120 responses in a minute had to be made for one client alone.",
      "Too many requests. Wait a minute, go back and try again.",
    ),
    headers: RETRY_HEADERS,
  },
  405: {
    ...errorResponse("Only GET, HEAD and OPTIONS are allowed.", "POST is not allowed here"),
    headers: { Allow: { description: "The allowed methods.", schema: { type: "string" } } },
  },
};

/** The response to a client that already has the current version, for operations that send an entity tag. */
const NOT_MODIFIED: Responses = {
  304: {
    description: "Not modified: the entity tag in If-None-Match is still current.",
    headers: CACHE_HEADERS,
  },
};

/** The part of a route that is specific to one operation. */
type Definition<P extends string> = Omit<RouteConfig, "path" | "method"> & {
  path: P;
  failure?: string;
};

/** The operation as its handler sees it: only the responses that the handler makes. */
type Operation<D> = Omit<D, "failure"> & { method: "get"; getRoutingPath(): string };

/**
 * A GET operation with the responses that all operations share. `failure` is the message of its 503 if the database
 * fails; an operation that needs no database has none.
 */
export function operation<P extends string, D extends Definition<P>>(
  definition: D & Definition<P>,
): Operation<D> {
  const { failure, ...route } = definition;
  const outage = failure && {
    503: {
      ...errorResponse("The database is unavailable. Try again later.", failure),
      headers: RETRY_HEADERS,
    },
  };
  const cached = "headers" in (route.responses[200] ?? {}) ? NOT_MODIFIED : {};
  const responses = { ...route.responses, ...cached, ...COMMON_RESPONSES, ...outage };
  return createRoute({ ...route, method: "get", responses }) as unknown as Operation<D>;
}
