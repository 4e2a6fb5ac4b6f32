import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "../../../worker/index.ts";
import { emptyNamespace } from "../bindings.ts";
import { BROWSER } from "../fetch.ts";

/** One page of each kind that shows prices or yards, and the data of one. */
const DATA_PATHS = [
  "/",
  "/sydney/",
  "/material/copper/",
  "/scrap-yards/",
  "/scrap-metal-prices-by-city/",
  "/scrap-metal-prices-by-material/",
  "/sydney.data",
];

export const GUIDE = "/privacy-policy/";

/** Some reads of the API; policy.test.ts has all of them. */
const API_PATHS = [
  "/api/cities",
  "/api/materials/copper",
  "/api/prices/city/13",
  "/api/scrapyards",
];

/** All of them. */
export const PATHS = [...DATA_PATHS, GUIDE, ...API_PATHS];

/** Those that are HTML. */
export const PAGES = [...DATA_PATHS, GUIDE].filter((path) => path.endsWith("/"));

/** The words of a page that could not be renewed. */
export const AS_OF = "We can’t load a newer version right now";

interface Ask {
  DB?: D1Database;
  method?: string;
  headers?: Record<string, string>;
  /** The edge's data about the client. */
  cf?: Partial<IncomingRequestCfProperties>;
  /** Fires when the client goes away. */
  signal?: AbortSignal;
}

/** The response to a path. */
export interface Answer {
  path: string;
  status: number;
  headers: Headers;
  text: string;
  /** Where it came from: memory, kv, stale or miss. */
  from: string | undefined;
}

/** All tests would share the limit of one minute. */
const UNLIMITED: RateLimit = { limit: async () => ({ success: true }) };

/** One isolate of the Worker with the cache on: its memory is empty, and KV is what is given. */
export function isolate(CACHE = emptyNamespace()(), settings: Partial<Env> = {}) {
  /** The answer before its body is read; `settled` waits for what the Worker does behind it. */
  const begin = async (path: string, { DB = env.DB, headers, ...init }: Ask = {}) => {
    const request = new Request(`http://localhost${path}`, {
      redirect: "manual",
      ...init,
      headers: { "user-agent": BROWSER, ...headers },
    });
    const ctx = createExecutionContext();
    const own = { EDGE_CACHE: "on", SEARCH_LIMIT: UNLIMITED, CACHE, DB };
    const bindings = { ...env, ...own, ...settings };
    const response = await worker.fetch(request, bindings, ctx);
    return { response, settled: () => waitOnExecutionContext(ctx) };
  };
  /** The answer, read to its end, and nothing more to be done behind it. */
  const get = async (path: string, init: Ask = {}): Promise<Answer> => {
    const { response, settled } = await begin(path, init);
    const text = await response.text();
    await settled();
    return {
      path,
      text,
      from: fromOf(response),
      status: response.status,
      headers: response.headers,
    };
  };
  const getAll = (paths: string[], init: Ask = {}) =>
    Promise.all(paths.map((path) => get(path, init)));
  return { begin, get, getAll };
}

/** Where an answer says that it comes from. */
function fromOf({ headers }: Response): string | undefined {
  return /cache;desc="(\w+)"/.exec(headers.get("server-timing") ?? "")?.[1];
}

/** Path and status of each answer, to compare them at one look. */
export function statuses(answers: Answer[]): Record<string, number> {
  return Object.fromEntries(answers.map(({ path, status }) => [path, status]));
}

/** The same status for all paths. */
export function all(paths: string[], status: number): Record<string, number> {
  return Object.fromEntries(paths.map((path) => [path, status]));
}
