import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { violations } from "./conformance.ts";
import { TAG } from "./fuzz-dictionary.ts";
import { type Request as Generated, requests } from "./request-arbitraries.ts";
import type { ActualResponse } from "./response-schema.ts";

const { requests: count, seed } = env.FUZZ;

/** How many requests are in flight at once: with many more, round trips to the database would time out. */
const CONCURRENCY = 25;

/** A KV namespace that no other test shares, in memory because that is faster. */
const entries = new Map<string, Uint8Array<ArrayBuffer>>();
const CACHE = {
  get: async (name: string) => entries.get(name)?.slice().buffer ?? null,
  put: async (name: string, entry: Uint8Array<ArrayBuffer>) => void entries.set(name, entry),
} as unknown as KVNamespace;

/** The entity tag of the last response from each path and query. */
const tags = new Map<string, string>();

async function send(generated: Generated, ctx: ExecutionContext): Promise<ActualResponse> {
  const { method, address, isCacheOn } = generated;
  const headers = { ...generated.headers };
  const { pathname, search } = new URL(address);
  const pathAndQuery = pathname + search;
  if (headers["if-none-match"] === TAG) headers["if-none-match"] = tags.get(pathAndQuery) ?? "";
  const body = ["GET", "HEAD"].includes(method) ? null : '{"id":1}';
  const request = new Request(address, { method, headers, body });
  const EDGE_CACHE = isCacheOn ? "on" : "off";
  const SEARCH_LIMIT: RateLimit = { limit: async () => ({ success: true }) };
  const settings: Partial<Env> = { EDGE_CACHE, SEARCH_LIMIT, CACHE };
  const response = await worker.fetch(request, { ...env, ...settings }, ctx);
  tags.set(pathAndQuery, response.headers.get("etag") ?? "");
  const type = response.headers.get("content-type");
  return { status: response.status, type, body: await response.text() };
}

it(`the API gives only documented responses to ${count} requests with seed ${seed}`, {
  timeout: 60_000 + 30 * count,
}, async () => {
  const statuses = new Set<number>();
  const ctx = createExecutionContext();
  const check = async (generated: Generated) => {
    const response = await send(generated, ctx);
    statuses.add(response.status);
    const rules = violations(generated, response);
    return rules.length > 0 ? [`${JSON.stringify(generated)}: ${response.status} ${rules}`] : [];
  };
  const batch = fc.array(requests, { minLength: CONCURRENCY, maxLength: CONCURRENCY });
  // fast-check shrinks a failure to the simplest requests that still fail, and prints its seed.
  await fc.assert(
    fc.asyncProperty(batch, async (generated) => {
      expect((await Promise.all(generated.map(check))).flat()).toEqual([]);
    }),
    { numRuns: Math.ceil(count / CONCURRENCY), seed },
  );
  await waitOnExecutionContext(ctx);
  // The generated requests reach every status that a working API returns.
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 204, 304, 400, 404, 405]));
});
