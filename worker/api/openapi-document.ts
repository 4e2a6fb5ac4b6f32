import type { OpenAPIHono } from "@hono/zod-openapi";
import type { SiteSettings } from "../contract/context.ts";
import type { Dataset } from "../data/dataset.ts";
import { introduction, tags } from "./introduction.json";

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** The semantic version of the API: a change that breaks clients raises the first number. */
const VERSION = "1.0.0";

/**
 * The OpenAPI document of an API.
 * @param api with its operations at their full paths
 * @param dataset the current one; undefined if the database is down
 */
export function openApiDocument(
  api: Pick<OpenAPIHono, "getOpenAPI31Document">,
  { name, origin }: Pick<SiteSettings, "name" | "origin">,
  dataset: Dataset | undefined,
): OpenApiDocument {
  return api.getOpenAPI31Document({
    openapi: "3.1.1",
    info: {
      title: `${name} API`,
      version: VERSION,
      description: [...introduction, dataNotice(dataset)].join("\n\n"),
      license: {
        name: "Terms and conditions; data: see /data/",
        url: `${origin}/terms-and-conditions/`,
      },
    },
    servers: [{ url: origin }],
    // No operation needs a key.
    security: [],
    tags,
  });
}

function dataNotice(dataset: Dataset | undefined): string {
  if (!dataset) return "The data may be a sample. We can't check right now.";
  if (!dataset.isSample) return `The data was published on ${dataset.publishedOn}.`;
  return "Sample data: every price and yard is invented, and contact details are placeholders.";
}
