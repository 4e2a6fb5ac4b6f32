import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { contract, mounted } from "./description.ts";
import { reads } from "./reads.ts";
import { type ApiEnv, failure, notFound, otherMethod } from "./responses.ts";

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
  .route("/", contract)
  .all("*", (c) => notFound(c, "There is nothing at this address"))
  .onError(failure);
