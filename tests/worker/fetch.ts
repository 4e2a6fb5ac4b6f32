import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import worker from "../../worker/index.ts";

/** The user agent of a visitor's browser. */
export const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";

/** A search engine's user agent. */
export const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Requests a path from the Worker as a browser does, without following redirects. */
export function fetchPath(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(`http://localhost${path}`, asBrowser(init));
}

/** The same with another database instead of the seeded one, and with other settings if given. */
export async function fetchWith(
  DB: D1Database,
  path: string,
  init: RequestInit = {},
  settings: Partial<Env> = {},
): Promise<Response> {
  const request = new Request(`http://localhost${path}`, asBrowser(init));
  return worker.fetch(request, { ...env, ...settings, DB }, createExecutionContext());
}

/** The same with other settings than those in wrangler.toml. */
export async function fetchSet(settings: Partial<Env>, path: string): Promise<Response> {
  const request = new Request(`http://localhost${path}`, asBrowser({}));
  return worker.fetch(request, { ...env, ...settings }, createExecutionContext());
}

let visitors = 0;

/** Each request has its own client address, so that no test uses up the rate limit of another. */
function asBrowser(init: RequestInit): RequestInit {
  const address = `2001:db8:1:${(++visitors).toString(16)}::1`;
  const headers = { "user-agent": BROWSER, "cf-connecting-ip": address, ...init.headers };
  return { redirect: "manual", ...init, headers };
}

/** The parsed JSON of an API response. @throws unless it is a 200 with JSON */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetchPath(path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.json<T>();
}

/** The headers of a response without what differs between renderings: timings and nonces. */
export function headersOf({ headers }: Response): [string, string][] {
  return [...headers]
    .filter(([name]) => name !== "server-timing")
    .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce-…'")]);
}
