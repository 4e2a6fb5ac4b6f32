import { OpenAPIHono } from "@hono/zod-openapi";
import { materialBySlug } from "../data/materials.ts";
import { worldParts } from "../data/world-mix.ts";
import { allWorldSeries, worldPrices } from "../data/world-prices.ts";
import { errorResponse, operation, successResponse } from "./operation.ts";
import { invalidParameter, slugParams, validationHook } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { MaterialWorld, WorldSeries } from "./schemas.ts";

const NOTICE =
  "Source: World Bank, Commodity Price Data (The Pink Sheet), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); selected, and converted to AUD per kilogram at the month's average rate (Federal Reserve H.10, EXUSAL, through FRED).";

const all = operation({
  path: "/world",
  operationId: "worldPrices",
  summary: "World market prices",
  description: `Monthly averages of each series since 2010. ${NOTICE}`,
  tags: ["World prices"],
  responses: {
    200: successResponse("All series by name, months from the earliest on.", WorldSeries.array(), [
      {
        series: "copper",
        unit: "USD/t",
        edition: "2026-06-02",
        months: [{ month: "2026-05", usd: 13543.19, audPerUsd: 1.3912, audPerKg: 18.8413 }],
      },
    ]),
  },
  failure: "Failed to fetch world prices",
});

const ofMaterial = operation({
  path: "/materials/{slug}/world",
  operationId: "worldPricesOfMaterial",
  summary: "World market price of one material",
  description: `By month, of the series that stands for it or of several by their shares. It is no price that a yard pays. ${NOTICE}`,
  tags: ["World prices"],
  request: { params: slugParams("material", "copper") },
  responses: {
    200: successResponse("The months, from the earliest on.", MaterialWorld, {
      madeOf: [{ series: "copper", share: 1 }],
      months: [{ month: "2026-05", audPerKg: 18.8413 }],
    }),
    400: invalidParameter("slug"),
    404: errorResponse("No such material.", "Material not found"),
  },
  failure: "Failed to fetch material",
});

/** /api/world and /api/materials/:slug/world */
export const world = new OpenAPIHono<ApiEnv>({ defaultHook: validationHook })
  .openapi(all, async (c) => {
    const series = await allWorldSeries(c.env.store);
    return c.json(
      series.map(({ months, ...about }) => ({
        ...about,
        months: months.map(([month, usd, audPerUsd, audPerKg]) => {
          return { month, usd, audPerUsd, audPerKg };
        }),
      })),
      200,
    );
  })
  .openapi(ofMaterial, async (c) => {
    const { store } = c.env;
    const material = await materialBySlug(store, c.req.valid("param").slug);
    if (!material) return notFound(c, "Material not found");
    const months = (await worldPrices(store)).of(material.world) ?? [];
    return c.json({ madeOf: worldParts(material.world), months }, 200);
  });
