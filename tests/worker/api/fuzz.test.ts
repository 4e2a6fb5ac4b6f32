import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { type SentRequest, violations } from "./conformance.ts";
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

describe("API fuzzing", () => {
  it(`gets only documented responses to ${count} requests with seed ${seed}`, {
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
});

describe("the conformance rules", () => {
  const sydney: SentRequest = { method: "GET", address: "http://localhost/api/cities/slug/sydney" };
  const invalid: SentRequest = { ...sydney, address: `${sydney.address}'` };
  const type = "application/json";
  const notFound: ActualResponse = { status: 404, type, body: '{"error":"City not found"}' };

  it.each([
    ["1 no 5xx", sydney, { ...notFound, status: 503 }],
    ["2 documented status", sydney, { ...notFound, status: 418 }],
    ["3 documented content type", sydney, { ...notFound, type: "text/html; charset=UTF-8" }],
    ["4 body matches its schema", sydney, { ...notFound, body: '{"message":"none"}' }],
    ["4 body matches its schema", sydney, { status: 200, type, body: '{"id":13}' }],
    ["4 body matches its schema", { ...sydney, method: "HEAD" }, notFound],
    ["5 invalid input gets a 4xx", invalid, { ...notFound, status: 200 }],
    ["5 valid input does not get a 400", sydney, { ...notFound, status: 400 }],
  ])("report a violation of rule %s", (rule, request, response) => {
    expect(violations(request, response)).toContain(rule);
  });
});
