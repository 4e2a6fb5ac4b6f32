import { OpenAPIHono } from "@hono/zod-openapi";
import { allCities, cityBySlug, topCities } from "../data/places/cities.ts";
import { EXAMPLES } from "./examples.ts";
import { errorResponse, operation, successResponse } from "./operation.ts";
import { invalidParameter, limitQuery, slugParams, validationHook } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { City, CityDetail } from "./schemas.ts";

const all = operation({
  path: "/",
  operationId: "allCities",
  summary: "All cities",
  tags: ["Cities"],
  responses: {
    200: successResponse("All cities and towns, by name.", City.array(), [EXAMPLES.adelaide]),
  },
  failure: "Failed to fetch cities",
});

const top = operation({
  path: "/top",
  operationId: "topCities",
  summary: "The largest cities",
  tags: ["Cities"],
  request: { query: limitQuery },
  responses: {
    200: successResponse("Cities by population, largest first.", City.array(), [
      EXAMPLES.melbourne,
      EXAMPLES.sydney,
    ]),
    400: invalidParameter("limit"),
  },
  failure: "Failed to fetch cities",
});

const one = operation({
  path: "/slug/{slug}",
  operationId: "cityBySlug",
  summary: "One city, with the rules for selling there",
  tags: ["Cities"],
  request: { params: slugParams("city", "sydney") },
  responses: {
    200: successResponse("The city.", CityDetail, EXAMPLES.sydneyDetail),
    400: invalidParameter("slug"),
    404: errorResponse("No such city.", "City not found"),
  },
  failure: "Failed to fetch city",
});

/** /api/cities, /api/cities/top and /api/cities/slug/:slug */
export const cities = new OpenAPIHono<ApiEnv>({ defaultHook: validationHook })
  .openapi(all, async (c) => c.json(await allCities(c.env.store), 200))
  .openapi(top, async (c) => c.json(await topCities(c.env.store, c.req.valid("query").limit), 200))
  .openapi(one, async (c) => {
    const city = await cityBySlug(c.env.store, c.req.valid("param").slug);
    return city ? c.json(city, 200) : notFound(c, "City not found");
  });
