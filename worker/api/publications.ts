import { OpenAPIHono } from "@hono/zod-openapi";
import { latestPublications } from "../data/record/publications.ts";
import { EXAMPLES } from "./examples.ts";
import { operation, successResponse } from "./operation.ts";
import { cursorQuery, invalidParameter, limitQuery, validationHook } from "./parameters.ts";
import type { ApiEnv } from "./responses.ts";
import { Publications } from "./schemas.ts";

const all = operation({
  path: "/",
  operationId: "publications",
  summary: "When prices were published",
  tags: ["Prices"],
  request: { query: limitQuery.extend({ cursor: cursorQuery(/^[1-9]\d{0,8}$/, "2") }) },
  responses: {
    200: successResponse("The data loads that changed something, newest first.", Publications, {
      publications: [EXAMPLES.publication],
      next: null,
    }),
    400: invalidParameter("limit", "cursor"),
  },
  failure: "Failed to fetch publications",
});

/** /api/publications */
export const publications = new OpenAPIHono<ApiEnv>({ defaultHook: validationHook }).openapi(
  all,
  async (c) => {
    const { limit, cursor } = c.req.valid("query");
    // One more than is sent shows if there are more.
    const found = await latestPublications(
      c.env.store,
      limit + 1,
      cursor ? Number(cursor) : undefined,
    );
    const page = found.slice(0, limit);
    const body = {
      publications: page.map((publication) => ({
        ...publication,
        publishedAt: new Date(publication.publishedAt).toISOString(),
      })),
      next: found.length > limit ? String(page.at(-1)?.id) : null,
    };
    return c.json(body, 200);
  },
);
