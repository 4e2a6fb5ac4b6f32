import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { getPath } from "../site/canonical-address.ts";
import { describedApi, description } from "./description.ts";
import { reads } from "./reads.ts";
import { type ApiEnv, notFound, onError, onMethodNotAllowed } from "./responses.ts";

export { apiRoutes } from "./routes.ts";

/** The type of the API for `hc<Api>("https://…/api")` of hono/client: paths, parameters, responses. */
export type Api = typeof reads;

/** JSON for any origin. An unknown path is a 404 in JSON, never a page. */
export const api = new Hono<ApiEnv>({ getPath })
  .basePath("/api")
  .use(async (c, next) => {
    await next();
    c.header("Access-Control-Allow-Origin", "*");
  })
  .use(methodNotAllowed({ app: describedApi, onMethodNotAllowed }))
  .route("/", reads)
  .route("/", description)
  .all("*", (c) => notFound(c, "There is nothing at this address"))
  .onError(onError);
