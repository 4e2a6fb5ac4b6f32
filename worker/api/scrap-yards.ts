import { Hono } from "hono";
import { allYards, yardsInCity } from "../data/yards.ts";
import { idParam } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";

/** /api/scrapyards (all of them) and /api/scrap-yards/city/:id */
export const scrapYards = new Hono<ApiEnv>()
  .get("/scrapyards", async (c) => c.json(await allYards(c.var.store), 200))
  .get("/scrap-yards/city/:id", idParam, async (c) => {
    const yards = await yardsInCity(c.var.store, c.req.valid("param").id);
    return yards ? c.json(yards, 200) : notFound(c, "City not found");
  });
