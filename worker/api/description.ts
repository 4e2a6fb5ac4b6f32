import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { currentDataset } from "../data/dataset.ts";
import { siteSettings } from "../site/settings.ts";
import { descriptionPage } from "./description-page.ts";
import { type OpenApiDocument, openApiDocument } from "./openapi-document.ts";
import { CACHE_HEADERS, operation, successResponse } from "./operation.ts";
import { reads } from "./reads.ts";
import type { ApiEnv } from "./responses.ts";

const page = operation({
  path: "/",
  operationId: "readContract",
  summary: "This description as a page",
  tags: ["Description"],
  responses: {
    200: {
      description: "The same content as openapi.json, to read.",
      headers: CACHE_HEADERS,
      content: { "text/html; charset=UTF-8": { schema: z.string() } },
    },
  },
});

const document = operation({
  path: "/openapi.json",
  operationId: "fetchContract",
  summary: "This description as an OpenAPI document",
  tags: ["Description"],
  responses: {
    200: successResponse("An OpenAPI 3.1 document.", z.looseObject({ openapi: z.string() }), {
      openapi: "3.1.1",
    }),
  },
});

/** /api/ and /api/openapi.json: the description of the API, for people and for programs. */
export const description = new OpenAPIHono<ApiEnv>()
  .openapi(page, async (c) => c.html(descriptionPage(await currentDocument(c), c.env.SITE_NAME)))
  .openapi(document, async (c) => c.json({ ...(await currentDocument(c)) }, 200));

/** Every operation of the API at its full path, for the OpenAPI document and the route table. */
export const describedApi = new OpenAPIHono().route("/api", reads).route("/api", description);

async function currentDocument(c: Context<ApiEnv>): Promise<OpenApiDocument> {
  // If the database is down, the description is still served; it then says that the data may be a sample.
  const dataset = await currentDataset(c.env.store).catch(() => undefined);
  return openApiDocument(describedApi, siteSettings(c.env, c.req.url), dataset);
}
