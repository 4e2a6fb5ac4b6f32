import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Dataset } from "../data/types.ts";

/** An OpenAPI 3.1 document. */
export type Contract = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** Of the API; the first number changes when something that it promised no longer holds. */
const VERSION = "1.0.0";

const ABOUT = [
  "Indicative scrap metal prices in Australian dollars per kilogram by city and by material, and a national yard directory. Prices are a guide: yards set their own, so ask before you drive.",
  "Every operation answers GET and HEAD without a key, to every origin. OPTIONS answers 204 with the methods that are allowed; any other method is refused with 405. Paths and slugs match in any letter case, with or without a slash at the end; several slashes in a row are redirected (301) to one. Errors are JSON with a message.",
  "Fields may be added to an answer; none is renamed or taken away within a version.",
];

/** The document of an API whose routes stand where they do in the site. */
export function documentOf(
  app: Pick<OpenAPIHono, "getOpenAPI31Document">,
  origin: string,
  dataset: Dataset | undefined,
): Contract {
  return app.getOpenAPI31Document({
    openapi: "3.1.1",
    info: {
      title: "Scrap Metal Prices Australia API",
      version: VERSION,
      description: [...ABOUT, noticeOf(dataset)].join("\n\n"),
      license: {
        name: "Terms and conditions of the site, which cover its data",
        url: `${origin}/terms-and-conditions/`,
      },
    },
    servers: [{ url: origin }],
    tags: [
      {
        name: "Cities",
        description: "Cities and towns, and the rules for sellers in their state.",
      },
      { name: "Materials", description: "Kinds of scrap metal." },
      { name: "Prices", description: "Indicative ranges in AUD per kilogram." },
      { name: "Scrap yards", description: "The national directory." },
      { name: "Description", description: "What you are reading." },
    ],
  });
}

function noticeOf(dataset: Dataset | undefined): string {
  if (!dataset) return "The data may be a sample: we could not ask just now.";
  if (!dataset.isSample) return `The data was published on ${dataset.publishedOn}.`;
  return "Sample data: the prices and yards are invented for demonstration. Do not rely on them.";
}
