import { Hono } from "hono";
import { pricesInCity, pricesOfMaterial } from "../data/prices.ts";
import { idParam } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";

/** /api/prices/city/:id and /api/prices/material/:id, AUD per kg */
export const prices = new Hono<ApiEnv>()
  .get("/city/:id", idParam, async (c) => {
    const found = await pricesInCity(c.var.store, c.req.valid("param").id);
    return found ? c.json(found, 200) : notFound(c, "City not found");
  })
  .get("/material/:id", idParam, async (c) => {
    const found = await pricesOfMaterial(c.var.store, c.req.valid("param").id);
    return found ? c.json(found, 200) : notFound(c, "Material not found");
  });
