import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { runAfterAnswer } from "./after-answer.ts";
import { type SiteHandler, uncached } from "./cache/render.ts";
import { responseCache } from "./cache/response-cache.ts";
import { countMethods, tooMany } from "./cache/visitor-limit.ts";
import { CACHE } from "./contract/cache-policy.ts";
import {
  type AfterAnswer,
  afterAnswerContext,
  renderingContext,
  routesContext,
  siteContext,
  storeContext,
  toldPagesContext,
  visitorContext,
} from "./contract/context.ts";
import { SERVICE_WORKER } from "./contract/offline-pages.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "./data/local-day.ts";
import { createStore, DatabaseError } from "./data/store.ts";
import { openedLink } from "./data/yards/yard-links.ts";
import { discardUnreadBody, formGuards } from "./security/form-guards.ts";
import { mayRender, visitorKey, visitorOf } from "./security/rate-limits.ts";
import { setSecurityHeaders } from "./security/security-headers.ts";
import { canonicalAddress, canonicalHost, getPath } from "./site/canonical-address.ts";
import { knownPages } from "./site/known-pages.ts";
import { routeTable } from "./site/route-table.ts";
import { invalidSettings, siteSettings, warnOfMissingSettings } from "./site/settings.ts";

// Pass the build itself: given a function, React Router would derive its routes again for every request.
const renderPage = createRequestHandler(build, import.meta.env.MODE);

const routes = routeTable(build);

// During development, this file runs again after each change.
if (!import.meta.hot?.data.hasWarned) warnOfMissingSettings();
if (import.meta.hot) import.meta.hot.data.hasWarned = true;

/** Loads the API on the first request for it: its schemas are slow to build, and no page needs them. */
async function loadApi() {
  const { api, apiRoutes } = await import("./api/index.ts");
  routes.api ??= routeTable({ routes: {} }, apiRoutes);
  return api;
}

// The API and the pages are behind the cache.
const api: SiteHandler = async (request, env, ctx) => (await loadApi()).fetch(request, env, ctx);
const page: SiteHandler = async (request, env, ctx) => {
  const tasks: Parameters<AfterAnswer>[0][] = [];
  const context = new RouterContextProvider();
  context.set(storeContext, env.store);
  context.set(renderingContext, env.rendering);
  context.set(siteContext, siteSettings(env, request.url));
  context.set(visitorContext, visitorOf(env, request));
  context.set(routesContext, routes.routes);
  context.set(toldPagesContext, async () => (await knownPages(env.store, routes)).told);
  context.set(afterAnswerContext, (task) => tasks.push(task));
  const response = await renderPage(request, context);
  if (tasks.length > 0) runAfterAnswer(tasks, request, env, ctx);
  return response;
};

/** The order in which a request passes through the Worker. */
const app = new Hono<{ Bindings: Env }>({ getPath });
/** Refuses every request while a setting is invalid, and completes the headers of every response. */
app.use(async (c, next) => {
  const message = invalidSettings(c.env);
  if (message) {
    console.error(message);
    c.res = c.text(message, 500);
  } else await next();
  // `c.header` would create a new response each time.
  const { headers } = c.res;
  // Rendered responses have them already.
  if (!headers.has("X-Content-Type-Options")) setSecurityHeaders(headers, c.req.path, c.env);
  // Caches may keep a response without Cache-Control for as long as they like. During development nothing may be kept,
  // or a browser would take a minute to show a changed loader.
  const isDevelopment = import.meta.env.MODE === "development";
  if (isDevelopment || !headers.has("Cache-Control"))
    headers.set("Cache-Control", CACHE.none["Cache-Control"]);
});
app.on(["POST", "PUT", "PATCH", "DELETE"], "*", discardUnreadBody);
app.use(canonicalHost);
app.use("/api/*", async (_c, next) => {
  await loadApi();
  await next();
});
app.all("/desk/*", async (c, next) => {
  const { ACCESS_TEAM, ACCESS_AUD } = c.env;
  if (!ACCESS_TEAM || !ACCESS_AUD) return next();
  // The desk is loaded on the first request for it, because no visitor needs it.
  const { desk } = await import("./desk/index.ts");
  return desk.fetch(c.req.raw, c.env, c.executionCtx);
});
// A wrong key is answered like any page that is missing, which is what the route of this path shows.
app.all("/yard/:id{\\d{1,9}}/prices", async (c, next) => {
  const { YARD_LINKS_KEY: secret } = c.env;
  const key = c.req.query("key");
  if (!secret || !key) return next();
  if (!(await mayRender(c.env, visitorKey(c.req.raw))))
    return tooMany({ route: undefined, isSearch: false });
  const today = dayIn(NATIONAL_TIME_ZONE);
  const opened = openedLink(createStore(c.env), secret, Number(c.req.param("id")), key, today);
  const link = await opened.catch((error) => {
    if (error instanceof DatabaseError) return null;
    throw error;
  });
  if (link === null) return c.text("Try again in a minute.", 503, { "Retry-After": "60" });
  if (!link) return next();
  const { ownPrices } = await import("./desk/index.ts");
  return ownPrices.fetch(c.req.raw, { ...c.env, link }, c.executionCtx);
});
// The service worker, too, is loaded on the first request for it.
app.get(SERVICE_WORKER, etag(), async (c) =>
  (await import("./site/service-worker.ts")).serviceWorker(c),
);
app.get("*", canonicalAddress);
app.get("/api/*", responseCache(api, routes));
app.get("*", responseCache(page, routes));
app.use(countMethods(routes));
app.all("/api/*", uncached(api));
for (const { path, handle } of routes.routes)
  if (handle.acceptsPost) app.post(path, ...formGuards, uncached(page));
app.all("*", (c) => {
  const takesPosts = routes.find(c.req.path)?.handle.acceptsPost;
  const allow = takesPosts ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS";
  return c.body(null, c.req.method === "OPTIONS" ? 204 : 405, { Allow: allow });
});

/** Called by Cloudflare: for each request, and once an hour for the prices that yards have sent. */
export default {
  fetch: app.fetch,
  scheduled: async (_controller, env) => {
    if (!env.YARD_LINKS_KEY || invalidSettings(env)) return;
    const { publishSentPrices } = await import("./desk/index.ts");
    await publishSentPrices(env);
  },
} satisfies ExportedHandler<Env>;
