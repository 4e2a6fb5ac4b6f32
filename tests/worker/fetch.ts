import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import worker from "../../worker/index.ts";

/** A user agent that is no bot. */
export const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";

/** A search engine's user agent. */
export const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Asks the whole Worker as a browser would, without following redirects. */
export function fetchPath(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(`http://localhost${path}`, asBrowser(init));
}

/** The same with another database in place of the seeded one, and with other settings where told. */
export async function fetchWith(
  DB: D1Database,
  path: string,
  init: RequestInit = {},
  settings: Partial<Env> = {},
): Promise<Response> {
  const request = new Request(`http://localhost${path}`, asBrowser(init));
  return worker.fetch(request, { ...env, ...settings, DB }, createExecutionContext());
}

/** The same with some settings of the operator in place of those in wrangler.toml. */
export async function fetchSet(settings: Partial<Env>, path: string): Promise<Response> {
  const request = new Request(`http://localhost${path}`, asBrowser({}));
  return worker.fetch(request, { ...env, ...settings }, createExecutionContext());
}

let visitors = 0;

/** Each request comes from a visitor of its own, so that no test uses up another's rate limit. */
function asBrowser(init: RequestInit): RequestInit {
  const address = `2001:db8:1:${(++visitors).toString(16)}::1`;
  const headers = { "user-agent": BROWSER, "cf-connecting-ip": address, ...init.headers };
  return { redirect: "manual", ...init, headers };
}

/** What a path of the API answers, parsed; anything but a 200 with JSON is an error. */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetchPath(path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.json<T>();
}

/** The words of a page in reading order, without markup, scripts and styles. */
export async function textOf(response: Response): Promise<string> {
  return wordsOf(await response.text());
}

/** The words of a piece of HTML in reading order, without markup, scripts and styles. */
export function wordsOf(html: string): string {
  const text = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ");
  return decoded(text).replace(/\s+/g, " ");
}

/** The words of a page's heading. */
export function headingOf(html: string): string {
  const [, inside = ""] = html.match(/<h1\b[^>]*>(.*?)<\/h1>/s) ?? [];
  return wordsOf(inside).trim();
}

/** Every link of a page, in reading order. */
export function linksOf(html: string): { text: string; href: string; tag: string }[] {
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([tag, href = "", inside = ""]) => ({
      text: wordsOf(inside).trim(),
      href: decoded(href),
      tag: tag.slice(0, tag.indexOf(">") + 1),
    }),
  );
}

/** What an attribute or a text of a page says. */
export function decoded(text: string): string {
  return text
    .replace(/&#(x27|39);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/** The headers but for what differs from one rendering to the next: times and nonces. */
export function headersOf({ headers }: Response): [string, string][] {
  return [...headers]
    .filter(([name]) => name !== "server-timing")
    .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce-…'")]);
}
