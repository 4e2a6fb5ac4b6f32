import { OpenAPIHono } from "@hono/zod-openapi";
import { cities } from "./cities.ts";
import { health } from "./health.ts";
import { materials } from "./materials.ts";
import { priceHistory } from "./price-history.ts";
import { prices } from "./prices.ts";
import { publications } from "./publications.ts";
import type { ApiEnv } from "./responses.ts";
import { scrapYards } from "./scrap-yards.ts";
import { world } from "./world.ts";

/** The operations that read data, with their paths below /api. */
export const reads = new OpenAPIHono<ApiEnv>()
  .route("/cities", cities)
  .route("/materials", materials)
  .route("/prices", prices)
  .route("/prices", priceHistory)
  .route("/publications", publications)
  .route("/health", health)
  .route("/", world)
  .route("/", scrapYards);
