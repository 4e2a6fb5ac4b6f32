import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { type Asked, brokenRules } from "./contract.ts";
import type { Seen } from "./contract-schema.ts";
import { type Request as Generated, requests } from "./hostile.ts";
import { TAG } from "./hostile-lists.ts";

const { requests: count, seed } = env.FUZZ;

/** How many are under way at once: with many more the database would seem slow, and fail. */
const AT_ONCE = 25;

/** Its own, so that no other test meets copies made here, and in memory, because that is faster. */
const copies = new Map<string, Uint8Array<ArrayBuffer>>();
const CACHE = {
  get: async (name: string) => copies.get(name)?.slice().buffer ?? null,
  put: async (name: string, copy: Uint8Array<ArrayBuffer>) => void copies.set(name, copy),
} as unknown as KVNamespace;

/** The tag of the last answer from each address. */
const tags = new Map<string, string>();

async function ask(generated: Generated, ctx: ExecutionContext): Promise<Seen> {
  const { method, address, isKept } = generated;
  const headers = { ...generated.headers };
  const { pathname, search } = new URL(address);
  const place = pathname + search;
  if (headers["if-none-match"] === TAG) headers["if-none-match"] = tags.get(place) ?? "";
  const body = ["GET", "HEAD"].includes(method) ? null : '{"id":1}';
  const request = new Request(address, { method, headers, body });
  const settings: Partial<Env> = { EDGE_CACHE: isKept ? "on" : "off", CACHE };
  const response = await worker.fetch(request, { ...env, ...settings }, ctx);
  tags.set(place, response.headers.get("etag") ?? "");
  const type = response.headers.get("content-type");
  return { status: response.status, type, body: await response.text() };
}

describe("the contract", () => {
  it(`holds for ${count} requests with seed ${seed}`, {
    timeout: 60_000 + 30 * count,
  }, async () => {
    const start = Date.now();
    const all = fc.sample(requests, { numRuns: count, seed });
    const faults: string[] = [];
    const statuses = new Set<number>();
    const ctx = createExecutionContext();
    const waiting = all.values();
    const line = async () => {
      for (const generated of waiting) {
        const seen = await ask(generated, ctx);
        statuses.add(seen.status);
        const broken = brokenRules(generated, seen);
        if (broken.length > 0)
          faults.push(`${JSON.stringify(generated)}: ${seen.status} ${broken}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
    await waitOnExecutionContext(ctx);
    console.log(`${count} requests with seed ${seed} in ${Date.now() - start} ms`);
    expect(faults.slice(0, 10), `${faults.length} broke a rule`).toEqual([]);
    // It did meet every kind of answer that a working API gives.
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 204, 304, 400, 404, 405]));
  });

  const sydney: Asked = { method: "GET", address: "http://localhost/api/cities/slug/sydney" };
  const odd: Asked = { ...sydney, address: `${sydney.address}'` };
  const type = "application/json";
  const missing: Seen = { status: 404, type, body: '{"error":"City not found"}' };

  it("is kept by an answer that it allows", () => {
    expect(brokenRules(sydney, missing)).toEqual([]);
    expect(brokenRules(odd, { ...missing, status: 400 })).toEqual([]);
  });

  it.each([
    ["1 no 5xx", sydney, { ...missing, status: 503 }],
    ["2 documented status", sydney, { ...missing, status: 418 }],
    ["2 documented status", { ...sydney, method: "PUT" }, missing],
    ["3 documented content type", sydney, { ...missing, type: "text/html; charset=UTF-8" }],
    ["4 body parses by its schema", sydney, { ...missing, body: '{"message":"none"}' }],
    ["4 body parses by its schema", sydney, { ...missing, body: "" }],
    ["4 body parses by its schema", sydney, { status: 200, type, body: '{"id":13}' }],
    ["4 body parses by its schema", { ...sydney, method: "HEAD" }, missing],
    ["5 bad input is 4xx", odd, { ...missing, status: 200 }],
    ["5 good input is no 400", sydney, { ...missing, status: 400 }],
  ])("has rule %s, which can be broken", (rule, asked, seen) => {
    expect(brokenRules(asked, seen)).toContain(rule);
  });
});
