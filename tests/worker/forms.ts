import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "../../worker/index.ts";

/** A valid message. */
export const MESSAGE = {
  name: "Mei O’Brien",
  email: "mei@mail.example",
  subject: "A price in Sydney",
  message: "Copper was $9.\n\nThank you.",
  page: "/sydney/",
};

/** A valid report of copper's price in Sydney. */
export const REPORT = {
  kind: "price",
  city: "13",
  material: "1",
  yard: "",
  seen: "A yard in Botany paid less.\n\nFor clean pipe.",
  seenOn: "2026-11-20",
  docket: "7.20",
  email: "mei@mail.example",
  page: "/sydney/",
};

/** The origin that a browser sends when it posts from one of our pages. */
const SAME_ORIGIN = { origin: "http://localhost" };

let visitors = 0;

/** The header by which the limiter knows a visitor that has not posted before: a /64 of its own. */
export function newVisitor(): Record<string, string> {
  return { "cf-connecting-ip": `2001:db8:0:${(++visitors).toString(16)}::1` };
}

/** Posts fields as the site's own form does, without following redirects. */
export function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = newVisitor(),
  changed: Partial<Env> = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return send(path, body, { ...SAME_ORIGIN, ...headers }, changed);
}

/** Posts any body with only these headers. */
export async function send(
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
  changed: Partial<Env> = {},
): Promise<Response> {
  const request = new Request(`http://localhost${path}`, {
    method: "POST",
    redirect: "manual",
    headers,
    body,
  });
  const settings = { ...env, SITE_FORM_LIMIT: UNLIMITED, ...changed };
  return worker.fetch(request, settings, createExecutionContext());
}

/** The whole site's limit, which all tests of a minute would share. */
const UNLIMITED: RateLimit = { limit: async () => ({ success: true }) };

/** A limiter that does as told. */
export function limiter(limit: () => Promise<{ success: boolean }>): Pick<Env, "FORM_LIMIT"> {
  return { FORM_LIMIT: { limit } };
}

/** All rows of a table, oldest first. */
export async function rowsOf(table: "messages" | "reports" | "subscribers") {
  const { results } = await env.DB.prepare(`select * from ${table} order by rowid`).all();
  return results;
}
