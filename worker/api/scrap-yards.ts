import { Hono, type TypedResponse } from "hono";
import type { Yard } from "../data/types.ts";
import { yardBatches, yardsInCity } from "../data/yards.ts";
import { idParam } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { streamedArray } from "./streamed-array.ts";

/** /api/scrapyards (all of them) and /api/scrap-yards/city/:id */
export const scrapYards = new Hono<ApiEnv>()
  .get("/scrapyards", async (c) => {
    const yards = await streamedArray(yardBatches(c.var.store));
    const response: Response = c.body(yards, 200, { "Content-Type": "application/json" });
    // So that the typed client knows what it reads.
    return response as Response & TypedResponse<Yard[], 200, "json">;
  })
  .get("/scrap-yards/city/:id", idParam, async (c) => {
    const yards = await yardsInCity(c.var.store, c.req.valid("param").id);
    return yards ? c.json(yards, 200) : notFound(c, "City not found");
  });
