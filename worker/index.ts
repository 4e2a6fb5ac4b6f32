import * as build from "virtual:react-router/server-build";
import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { siteContext, storeContext, visitorContext } from "../app/context.ts";
import { api } from "./api/index.ts";
import { createStore } from "./data/store.ts";
import { allowed, FORM_PATHS, formGuards } from "./forms.ts";
import { siteOf, warnOfMissingSettings } from "./settings.ts";
import { visitorOf } from "./visitor.ts";

// Passed as a value: as a function it would have React Router derive its routes at every request.
const page = createRequestHandler(build, import.meta.env.MODE);

// Paths and slugs match in any case, with or without a slash at the end.
const getPath = (request: Request) =>
  new URL(request.url).pathname.toLowerCase().replace(/(.)\/+$/, "$1");

warnOfMissingSettings();

function showPage(c: Context<{ Bindings: Env }>): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(storeContext, createStore(c.env));
  context.set(siteContext, siteOf(c.env, c.req.url));
  context.set(visitorContext, visitorOf(c.env, c.req.raw));
  return page(c.req.raw, context);
}

const app = new Hono<{ Bindings: Env }>({ getPath });
app.route("/api", api);
app.get("*", showPage);
app.on("POST", FORM_PATHS, ...formGuards, showPage);

app.all("*", (c) => {
  const isQuestion = c.req.method === "OPTIONS";
  return c.body(null, isQuestion ? 204 : 405, { Allow: allowed(c.req.path) });
});

export default app;
