import { OpenAPIHono } from "@hono/zod-openapi";
import { pricesInCity, pricesOfMaterial } from "../data/prices.ts";
import { CITY_PRICE, MATERIAL_PRICE } from "./examples.ts";
import { found, operation, refusal } from "./operation.ts";
import { idParams, refused } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { CityPrice, MaterialPrice } from "./schemas.ts";

const badId = refusal("The number cannot be right.", "id must be a positive whole number");

const inCity = operation({
  path: "/city/{id}",
  operationId: "pricesInCity",
  summary: "What one city pays",
  tags: ["Prices"],
  request: { params: idParams("city", 13) },
  responses: {
    200: found("A price for each material; empty where the city has none.", CityPrice.array(), [
      CITY_PRICE,
    ]),
    400: badId,
    404: refusal("There is no such city.", "City not found"),
  },
  failure: "Failed to fetch prices",
});

const ofMaterial = operation({
  path: "/material/{id}",
  operationId: "pricesOfMaterial",
  summary: "What one material fetches",
  tags: ["Prices"],
  request: { params: idParams("material", 1) },
  responses: {
    200: found("A price for each city that has one, by the city's name.", MaterialPrice.array(), [
      MATERIAL_PRICE,
    ]),
    400: badId,
    404: refusal("There is no such material.", "Material not found"),
  },
  failure: "Failed to fetch prices",
});

/** /api/prices/city/:id and /api/prices/material/:id, AUD per kg */
export const prices = new OpenAPIHono<ApiEnv>({ defaultHook: refused })
  .openapi(inCity, async (c) => {
    const found = await pricesInCity(c.var.store, c.req.valid("param").id);
    return found ? c.json(found, 200) : notFound(c, "City not found");
  })
  .openapi(ofMaterial, async (c) => {
    const found = await pricesOfMaterial(c.var.store, c.req.valid("param").id);
    return found ? c.json(found, 200) : notFound(c, "Material not found");
  });
