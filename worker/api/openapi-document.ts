import type { OpenAPIHono } from "@hono/zod-openapi";
import type { SiteSettings } from "../contract/context.ts";
import type { Dataset } from "../data/dataset.ts";

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** Semantic version of the API: a change that breaks clients raises the first number. */
const VERSION = "1.0.0";

const INTRODUCTION = [
  "Indicative scrap metal prices in Australian dollars per kilogram by city and by material, and a yard directory. Prices are a guide: yards set their own, so ask before you drive.",
  "Every operation takes GET and HEAD requests from any origin, without a key. OPTIONS returns 204 with the allowed methods; any other method returns 405. Paths and slugs ignore letter case and a trailing slash; repeated slashes redirect (301) to a single one. Errors are JSON with a message.",
  "Within a version, fields may be added to a response but are never renamed or removed.",
];

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
      description: [...INTRODUCTION, dataNotice(dataset)].join("\n\n"),
      license: {
        name: "Terms and conditions; data: see /data/",
        url: `${origin}/terms-and-conditions/`,
      },
    },
    servers: [{ url: origin }],
    // No operation needs a key.
    security: [],
    tags: [
      { name: "Cities", description: "Cities and towns, with the selling rules of their state." },
      { name: "Materials", description: "Kinds of scrap metal." },
      {
        name: "Prices",
        description: "Indicative ranges in AUD per kilogram, their history, and when they changed.",
      },
      {
        name: "World prices",
        description: "What metals cost on the world market, in USD a tonne and AUD per kilogram.",
      },
      { name: "Scrap yards", description: "The directory of yards." },
      { name: "Status", description: "Whether the site has its data, and how old it is." },
      { name: "Description", description: "This description of the API." },
    ],
  });
}

function dataNotice(dataset: Dataset | undefined): string {
  if (!dataset) return "The data may be a sample. We can't check right now.";
  if (!dataset.isSample) return `The data was published on ${dataset.publishedOn}.`;
  return "Sample data: every price and yard is invented, and contact details are placeholders.";
}
