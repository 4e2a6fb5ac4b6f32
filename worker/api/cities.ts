import { Hono } from "hono";
import { allCities, cityBySlug, topCities } from "../data/cities.ts";
import { limitQuery, slugParam } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";

/** /api/cities, /api/cities/top and /api/cities/slug/:slug */
export const cities = new Hono<ApiEnv>()
  .get("/", async (c) => c.json(await allCities(c.var.store), 200))
  .get("/top", limitQuery, async (c) =>
    c.json(await topCities(c.var.store, c.req.valid("query").limit), 200),
  )
  .get("/slug/:slug", slugParam, async (c) => {
    const city = await cityBySlug(c.var.store, c.req.valid("param").slug);
    return city ? c.json(city, 200) : notFound(c, "City not found");
  });
