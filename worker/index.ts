import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { CACHE } from "../contract/cache-policy.ts";
import {
  afterAnswerContext,
  renderingContext,
  routesContext,
  siteContext,
  storeContext,
  toldPagesContext,
  visitorContext,
} from "../contract/context.ts";
import { answerFirst } from "./after-answer.ts";
import { type SiteEnv, uncached } from "./cache/render.ts";
import { responseCache } from "./cache/response-cache.ts";
import { countMethods } from "./cache/visitor-limit.ts";
import { canonicalAddress, canonicalHost } from "./canonical-address.ts";
import { knownPages } from "./known-pages.ts";
import { getPath, type RouteTable, routeTable } from "./route-table.ts";
import { discardUnreadBody, formGuards } from "./security/form-guards.ts";
import { visitorOf } from "./security/rate-limits.ts";
import { securityHeaders } from "./security/security-headers.ts";
import { invalidSettings, siteSettings, warnOfMissingSettings } from "./settings.ts";

// Passed as a value: as a function it would have React Router derive its routes at every request.
const page = createRequestHandler(build, import.meta.env.MODE);

const pages = routeTable(build, []);
/** Once the API is loaded. */
let apiTable: RouteTable | undefined;

const routes: RouteTable = {
  ...pages,
  find: (path) => apiTable?.find(path) ?? pages.find(path),
};

// In development this file runs again after each change.
if (!import.meta.hot?.data.hasWarned) warnOfMissingSettings();
if (import.meta.hot) import.meta.hot.data.hasWarned = true;

/** The API is loaded with the first request for it: making its schemas takes long, and no page needs them. */
async function loadApi() {
  const { api, apiRoutes } = await import("./api/index.ts");
  apiTable ??= routeTable({ routes: {} }, apiRoutes);
  return api;
}

/** Behind the cache: the API and the pages. */
const site = new Hono<{ Bindings: SiteEnv }>({ getPath });
site.use(securityHeaders);
site.all("/api/*", async (c) => (await loadApi()).fetch(c.req.raw, c.env, c.executionCtx));
site.on(["GET", "POST"], "*", (c) =>
  answerFirst(c, (afterAnswer) => {
    const context = new RouterContextProvider();
    context.set(storeContext, c.env.store);
    context.set(renderingContext, c.env.rendering);
    context.set(siteContext, siteSettings(c.env, c.req.url));
    context.set(visitorContext, visitorOf(c.env, c.req.raw));
    context.set(routesContext, routes.routes);
    context.set(toldPagesContext, async () => (await knownPages(c.env.store, routes)).told);
    context.set(afterAnswerContext, afterAnswer);
    return page(c.req.raw, context);
  }),
);

/** The entry point: the order in which a request passes through the Worker. */
const app = new Hono<{ Bindings: Env }>({ getPath });
app.use(securityHeaders);
// What says nothing of caches would be kept by them for as long as they like.
app.use(async (c, next) => {
  await next();
  // In development nothing is kept: a browser would show a changed loader only a minute later.
  const isDevelopment = import.meta.env.MODE === "development";
  if (c.res.headers.has("Cache-Control") && !isDevelopment) return;
  for (const header of Object.entries(CACHE.none)) c.res.headers.set(...header);
});
app.use(async (c, next) => {
  const message = invalidSettings(c.env);
  if (!message) return next();
  console.error(message);
  return c.text(message, 500);
});
app.on(["POST", "PUT", "PATCH", "DELETE"], "*", discardUnreadBody);
app.use(canonicalHost);
app.use("/api/*", async (_c, next) => {
  await loadApi();
  await next();
});
app.get("*", canonicalAddress, responseCache(site.fetch, routes));
app.use(countMethods(routes));
app.all("/api/*", uncached(site.fetch));
for (const { path, handle } of routes.routes)
  if (handle.acceptsPost) app.post(path, ...formGuards, uncached(site.fetch));
app.all("*", (c) => {
  const takesPosts = routes.find(c.req.path)?.handle.acceptsPost;
  const allow = takesPosts ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS";
  return c.body(null, c.req.method === "OPTIONS" ? 204 : 405, { Allow: allow });
});

/** The Worker: what Cloudflare calls. */
export default app;
