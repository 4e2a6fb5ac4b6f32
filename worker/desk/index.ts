import { type Context, Hono } from "hono";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";
import { DatabaseError } from "../data/store.ts";
import { contentSecurityPolicy } from "../security/content-security-policy.ts";
import { formGuards } from "../security/form-guards.ts";
import { mayUseDesk, visitorKey } from "../security/rate-limits.ts";
import { getPath } from "../site/canonical-address.ts";
import { countRefusal, emailOf, originOf, type Refusal } from "./access.ts";
import { type Desk, primaryStore } from "./context.ts";
import css from "./desk.css?inline";
import { inbox } from "./inbox.tsx";
import { keep } from "./keep.ts";
import { links } from "./links.tsx";
import { lists } from "./lists.tsx";
import { ownPrices } from "./own-prices.tsx";
import { page } from "./page.tsx";
import { publishing } from "./publish.tsx";
import { publishSentPrices } from "./publish-sent.ts";
import { round } from "./round.tsx";
import { rows } from "./rows.tsx";

export { ownPrices, publishSentPrices };

/** The answers to refused requests, which are constant so that they can't leak anything. */
const REFUSALS: Record<Refusal, [text: string, status: 403 | 503]> = {
  unknown: [
    "The desk opens through Cloudflare Access. Sign in there, then open this page again. What you typed is still in your browser.",
    403,
  ],
  unchecked: [
    "We can't check who you are at the moment. Try again in a minute. What you typed is still in your browser.",
    503,
  ],
};

const TOO_MUCH = "That was too much at once. Wait a minute, then go on.";

/** The site's own origin, and the sign-in page: Access redirects there when a session has ended. */
function policyOf({ ACCESS_TEAM }: Env): string {
  const own = "form-action 'self'";
  return contentSecurityPolicy("", false).replace(own, `${own} ${originOf(ACCESS_TEAM)}`);
}

/** The operators' pages, with plain forms. They are rendered here, so that visitors load nothing of them. */
export const desk = new Hono<Desk>({ getPath });

desk.use(async (c, next) => {
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", "no-store");
  const found = await emailOf(c.req.raw, c.env);
  if ("refusal" in found) countRefusal();
  const who = "email" in found ? found.email : `refused ${visitorKey(c.req.raw)}`;
  if (!(await mayUseDesk(c.env, who))) return c.text(TOO_MUCH, 429, { "Retry-After": "60" });
  if ("refusal" in found) return c.text(...REFUSALS[found.refusal]);
  c.set("store", primaryStore(c.env));
  c.set("email", found.email);
  c.set("today", dayIn(NATIONAL_TIME_ZONE));
  await next();
  if (c.res.headers.get("Content-Type")?.startsWith("text/html"))
    c.header("Content-Security-Policy", policyOf(c.env));
});
desk.post("*", ...formGuards, async (c, next) => {
  const form = await c.req.formData().catch(() => undefined);
  if (!form) return c.text("This is no form. Send it from a page of the desk.", 400);
  c.set("form", form);
  return next();
});
desk.get("/desk/desk.css", (c) => c.body(css, 200, { "Content-Type": "text/css" }));
desk.get("/desk/desk.js", (c) => c.body(`(${keep})()`, 200, { "Content-Type": "text/javascript" }));
for (const part of [lists, round, rows, inbox, links, publishing]) desk.route("/desk", part);
desk.notFound((c) => c.text("There is no such page at the desk.", 404));
desk.onError((error, c: Context<Desk>) => {
  if (error.name === "NotPublished")
    return page(c, { title: "Not published", problems: [error.message], children: null });
  if (!(error instanceof DatabaseError)) throw error;
  return c.text("The database did not answer. Nothing was changed. Try again in a minute.", 503);
});
