import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { cities } from "./cities.ts";
import { materials } from "./materials.ts";
import { prices } from "./prices.ts";
import { type ApiEnv, failure, notFound, otherMethod } from "./responses.ts";
import { scrapYards } from "./scrap-yards.ts";

const reads = new Hono<ApiEnv>()
  .route("/cities", cities)
  .route("/materials", materials)
  .route("/prices", prices)
  .route("/", scrapYards);

// The middleware compares whole paths, so it is shown the reads where they stand in the site.
const mounted = new Hono().route("/api", reads);

/** The type of the API, for `hc<Api>("https://…/api")` of hono/client: paths, parameters, answers. */
export type Api = typeof reads;

/** JSON reads, open to every origin; unknown paths answer 404 as JSON and never with a page. */
export const api = new Hono<ApiEnv>()
  .use(async (c, next) => {
    c.set("store", c.env.store);
    await next();
    c.header("Access-Control-Allow-Origin", "*");
  })
  .use(methodNotAllowed({ app: mounted, onMethodNotAllowed: otherMethod }))
  .route("/", reads)
  .all("*", (c) => notFound(c, "There is nothing at this address"))
  .onError(failure);
