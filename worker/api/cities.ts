import { OpenAPIHono } from "@hono/zod-openapi";
import { allCities, cityBySlug, topCities } from "../data/cities.ts";
import { ADELAIDE, MELBOURNE, SYDNEY, SYDNEY_DETAIL } from "./examples.ts";
import { found, operation, refusal } from "./operation.ts";
import { limitQuery, refused, slugParams } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { City, CityDetail } from "./schemas.ts";

const all = operation({
  path: "/",
  operationId: "allCities",
  summary: "All cities",
  tags: ["Cities"],
  responses: { 200: found("All cities and towns, by name.", City.array(), [ADELAIDE]) },
  failure: "Failed to fetch cities",
});

const top = operation({
  path: "/top",
  operationId: "topCities",
  summary: "The largest cities",
  tags: ["Cities"],
  request: { query: limitQuery },
  responses: {
    200: found("Cities by population, the largest first.", City.array(), [MELBOURNE, SYDNEY]),
    400: refusal("The limit cannot be right.", "limit must be a whole number from 1 to 100"),
  },
  failure: "Failed to fetch cities",
});

const one = operation({
  path: "/slug/{slug}",
  operationId: "cityBySlug",
  summary: "One city, with its rules for sellers",
  tags: ["Cities"],
  request: { params: slugParams("city", "sydney") },
  responses: {
    200: found("The city.", CityDetail, SYDNEY_DETAIL),
    400: refusal(
      "The slug cannot be right.",
      "slug must be lower-case letters, digits and single hyphens, 80 characters at most",
    ),
    404: refusal("There is no such city.", "City not found"),
  },
  failure: "Failed to fetch city",
});

/** /api/cities, /api/cities/top and /api/cities/slug/:slug */
export const cities = new OpenAPIHono<ApiEnv>({ defaultHook: refused })
  .openapi(all, async (c) => c.json(await allCities(c.var.store), 200))
  .openapi(top, async (c) => c.json(await topCities(c.var.store, c.req.valid("query").limit), 200))
  .openapi(one, async (c) => {
    const city = await cityBySlug(c.var.store, c.req.valid("param").slug);
    return city ? c.json(city, 200) : notFound(c, "City not found");
  });
