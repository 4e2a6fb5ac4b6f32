import { z } from "@hono/zod-openapi";
import type { SiteRoute } from "../contract/route-handle.ts";
import { describedApi } from "./description.ts";

/** The API's operations, as its OpenAPI document describes them. */
export const apiRoutes: readonly SiteRoute[] = describedApi.openAPIRegistry.definitions.flatMap(
  (definition) => {
    if (definition.type !== "route") return [];
    const { path, request, responses } = definition.route;
    // A response without an entity tag is never cached.
    const isLive = !("headers" in (responses[200] ?? {}));
    const query = request?.query instanceof z.ZodObject ? Object.keys(request.query.shape) : [];
    return [
      {
        id: definition.route.operationId ?? path,
        path: path.replaceAll(/\{(\w+)\}/g, ":$1").replace(/\/$/, ""),
        isPage: false,
        handle: {
          cache: isLive ? "none" : "public",
          ...(isLive && { isLive }),
          parameters: Object.fromEntries(query.map((name) => [name, "text"])),
        },
      },
    ];
  },
);
