import { OpenAPIHono } from "@hono/zod-openapi";
import type { TypedResponse } from "hono";
import type { Yard as YardData } from "../data/types.ts";
import { yardBatches, yardsInCity } from "../data/yards.ts";
import { YARD, YARD_IN_SYDNEY } from "./examples.ts";
import { found, operation, refusal } from "./operation.ts";
import { idParams, refused } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { Yard } from "./schemas.ts";
import { streamedArray } from "./streamed-array.ts";

const all = operation({
  path: "/scrapyards",
  operationId: "allYards",
  summary: "All scrap yards",
  description:
    "However many there are, in one answer that is sent as it is read. If the database fails meanwhile, the body breaks off and is no valid JSON.",
  tags: ["Scrap yards"],
  responses: { 200: found("All yards in the country, by name.", Yard.array(), [YARD]) },
  failure: "Failed to fetch scrap yards",
});

const inCity = operation({
  path: "/scrap-yards/city/{id}",
  operationId: "yardsInCity",
  summary: "The scrap yards of one city",
  tags: ["Scrap yards"],
  request: { params: idParams("city", 13) },
  responses: {
    200: found("The city's yards by name; empty where none is listed.", Yard.array(), [
      YARD_IN_SYDNEY,
    ]),
    400: refusal("The number cannot be right.", "id must be a positive whole number"),
    404: refusal("There is no such city.", "City not found"),
  },
  failure: "Failed to fetch scrap yards",
});

/** /api/scrapyards (all of them) and /api/scrap-yards/city/:id */
export const scrapYards = new OpenAPIHono<ApiEnv>({ defaultHook: refused })
  .openapi(all, async (c) => {
    const yards = await streamedArray(yardBatches(c.var.store));
    const response: Response = c.body(yards, 200, { "Content-Type": "application/json" });
    // So that the typed client knows what it reads.
    return response as Response & TypedResponse<YardData[], 200, "json">;
  })
  .openapi(inCity, async (c) => {
    const yards = await yardsInCity(c.var.store, c.req.valid("param").id);
    return yards ? c.json(yards, 200) : notFound(c, "City not found");
  });
