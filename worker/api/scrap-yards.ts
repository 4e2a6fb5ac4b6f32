import { OpenAPIHono } from "@hono/zod-openapi";
import type { TypedResponse } from "hono";
import { arrayTexts, streamOf } from "../data/streamed-text.ts";
import type { Yard as YardData } from "../data/yards/yards.ts";
import { yardBatches, yardsInCity } from "../data/yards/yards.ts";
import { EXAMPLES } from "./examples.ts";
import { errorResponse, operation, successResponse } from "./operation.ts";
import { idParams, invalidParameter, validationHook } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { Yard } from "./schemas.ts";

const all = operation({
  path: "/scrapyards",
  operationId: "allYards",
  summary: "All scrap yards",
  description: "Streams every yard. If the database fails part-way, the JSON is incomplete.",
  tags: ["Scrap yards"],
  responses: {
    200: successResponse("All yards in the country, by name.", Yard.array(), [EXAMPLES.yard]),
  },
  failure: "Failed to fetch scrap yards",
});

const inCity = operation({
  path: "/scrap-yards/city/{id}",
  operationId: "yardsInCity",
  summary: "The scrap yards of one city",
  tags: ["Scrap yards"],
  request: { params: idParams("city", 13) },
  responses: {
    200: successResponse(
      "The city's yards by name; an empty list if none are listed.",
      Yard.array(),
      [EXAMPLES.yardInSydney],
    ),
    400: invalidParameter("id"),
    404: errorResponse("No such city.", "City not found"),
  },
  failure: "Failed to fetch scrap yards",
});

/** /api/scrapyards (all of them) and /api/scrap-yards/city/:id */
export const scrapYards = new OpenAPIHono<ApiEnv>({ defaultHook: validationHook })
  .openapi(all, async (c) => {
    const yards = await streamOf(arrayTexts(yardBatches(c.env.store)));
    const response: Response = c.body(yards, 200, { "Content-Type": "application/json" });
    // A stream has no JSON type, so the typed client gets it from here.
    return response as Response & TypedResponse<YardData[], 200, "json">;
  })
  .openapi(inCity, async (c) => {
    const yards = await yardsInCity(c.env.store, c.req.valid("param").id);
    return yards ? c.json(yards, 200) : notFound(c, "City not found");
  });
