import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { currentDataset } from "../data/dataset.ts";
import { siteOf } from "../settings.ts";
import { contractPage } from "./description-page.ts";
import { type Contract, documentOf } from "./openapi-document.ts";
import { found, foundPage, operation } from "./operation.ts";
import { reads } from "./reads.ts";
import type { ApiEnv } from "./responses.ts";

const page = operation({
  path: "/",
  operationId: "readContract",
  summary: "This description, to read",
  tags: ["Description"],
  responses: {
    200: foundPage("The page that says what is in openapi.json."),
  },
});

const document = operation({
  path: "/openapi.json",
  operationId: "fetchContract",
  summary: "This description, for machines",
  tags: ["Description"],
  responses: {
    200: found("An OpenAPI 3.1 document.", z.looseObject({ openapi: z.string() }), {
      openapi: "3.1.1",
    }),
  },
});

/** /api/ and /api/openapi.json: what the API promises, to read and for machines. */
export const contract = new OpenAPIHono<ApiEnv>()
  .openapi(page, async (c) => c.html(contractPage(await described(c))))
  .openapi(document, async (c) => c.json({ ...(await described(c)) }, 200));

/** Everything below /api where it stands in the site. */
export const mounted = new OpenAPIHono().route("/api", reads).route("/api", contract);

async function described(c: Context<ApiEnv>): Promise<Contract> {
  // Without the database nothing tells whether the data is a sample; it is then said to be possible.
  const dataset = await currentDataset(c.var.store).catch(() => undefined);
  return documentOf(mounted, siteOf(c.env, c.req.url).origin, dataset);
}
