import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { renderingContext, siteContext, storeContext, visitorContext } from "../app/context.ts";
import { CACHE } from "../app/http.ts";
import { CONTRACT_PATHS } from "./api/contract.ts";
import { api } from "./api/index.ts";
import { edgeCache, uncached } from "./cache/response-cache.ts";
import { oneSlash } from "./collapse-slashes.ts";
import type { SiteEnv } from "./rendering/rendering.ts";
import { allowed, FORM_PATHS, formGuards } from "./security/form-guards.ts";
import { visitorOf } from "./security/rate-limits.ts";
import { securityHeaders } from "./security/security-headers.ts";
import { siteOf, warnOfMissingSettings, wrongSettings } from "./settings.ts";

// The hashes of every file would be a quarter of each page. As inherited properties they are found
// one by one, for the files that a page loads at first, but are not written out as a list.
const assets = { ...build.assets, sri: Object.create(Object(build.assets.sri)) };

// Passed as a value: as a function it would have React Router derive its routes at every request.
const page = createRequestHandler({ ...build, assets }, import.meta.env.MODE);

// Paths and slugs match in any case, with or without a slash at the end.
const getPath = (request: Request) =>
  new URL(request.url).pathname.toLowerCase().replace(/(.)\/+$/, "$1");

warnOfMissingSettings();

const site = new Hono<{ Bindings: SiteEnv }>({ getPath });
site.use(securityHeaders);
site.use("/api/*", async (c, next) => {
  await next();
  const isRead = ["GET", "HEAD"].includes(c.req.method) && c.res.ok;
  const read = CONTRACT_PATHS.includes(c.req.path) ? CACHE.fixed : CACHE.prices;
  for (const header of Object.entries(isRead ? read : CACHE.none)) c.res.headers.set(...header);
});
site.route("/api", api);
site.on(["GET", "POST"], "*", (c) => {
  const context = new RouterContextProvider();
  context.set(storeContext, c.env.store);
  context.set(renderingContext, c.env.rendering);
  context.set(siteContext, siteOf(c.env, c.req.url));
  context.set(visitorContext, visitorOf(c.env, c.req.raw));
  return page(c.req.raw, context);
});

const app = new Hono<{ Bindings: Env }>({ getPath });
app.use(securityHeaders);
// What says nothing of caches would be kept by them for as long as they like.
app.use(async (c, next) => {
  await next();
  if (c.res.headers.has("Cache-Control")) return;
  for (const header of Object.entries(CACHE.none)) c.res.headers.set(...header);
});
app.use(async (c, next) => {
  const wrong = wrongSettings(c.env);
  if (!wrong) return next();
  console.error(wrong);
  return c.text(wrong, 500);
});
app.get("*", oneSlash, edgeCache(site.fetch, build));
app.all("/api/*", uncached(site.fetch));
app.on("POST", FORM_PATHS, ...formGuards, uncached(site.fetch));
app.all("*", (c) => {
  const isQuestion = c.req.method === "OPTIONS";
  return c.body(null, isQuestion ? 204 : 405, { Allow: allowed(c.req.path) });
});

/** The Worker: what Cloudflare calls. */
export default app;
