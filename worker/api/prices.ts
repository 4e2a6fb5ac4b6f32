import { OpenAPIHono } from "@hono/zod-openapi";
import { pricesInCity, pricesOfMaterial, publicPrice } from "../data/prices.ts";
import { EXAMPLES } from "./examples.ts";
import { errorResponse, operation, successResponse } from "./operation.ts";
import { idParams, invalidParameter, validationHook } from "./parameters.ts";
import { type ApiEnv, notFound } from "./responses.ts";
import { CityPrice, MaterialPrice } from "./schemas.ts";

const inCity = operation({
  path: "/city/{id}",
  operationId: "pricesInCity",
  summary: "Prices in one city",
  tags: ["Prices"],
  request: { params: idParams("city", 13) },
  responses: {
    200: successResponse(
      "A price for each material; an empty list if the city has none.",
      CityPrice.array(),
      [EXAMPLES.cityPrice],
    ),
    400: invalidParameter("id"),
    404: errorResponse("No such city.", "City not found"),
  },
  failure: "Failed to fetch prices",
});

const ofMaterial = operation({
  path: "/material/{id}",
  operationId: "pricesOfMaterial",
  summary: "Prices for one material",
  tags: ["Prices"],
  request: { params: idParams("material", 1) },
  responses: {
    200: successResponse(
      "A price for each city that has one, by city name.",
      MaterialPrice.array(),
      [EXAMPLES.materialPrice],
    ),
    400: invalidParameter("id"),
    404: errorResponse("No such material.", "Material not found"),
  },
  failure: "Failed to fetch prices",
});

/** /api/prices/city/:id and /api/prices/material/:id, AUD per kg */
export const prices = new OpenAPIHono<ApiEnv>({ defaultHook: validationHook })
  .openapi(inCity, async (c) => {
    const cityPrices = await pricesInCity(c.env.store, c.req.valid("param").id);
    return cityPrices ? c.json(cityPrices.map(publicPrice), 200) : notFound(c, "City not found");
  })
  .openapi(ofMaterial, async (c) => {
    const materialPrices = await pricesOfMaterial(c.env.store, c.req.valid("param").id);
    return materialPrices
      ? c.json(materialPrices.map(publicPrice), 200)
      : notFound(c, "Material not found");
  });
