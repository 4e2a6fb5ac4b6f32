import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { type Asked, brokenRules, type Seen } from "./contract.ts";
import { requests } from "./hostile.ts";

const { requests: count, seed } = env.FUZZ;

/** How many are under way at once. */
const AT_ONCE = 100;

/** Its own, so that no other test meets copies made here. */
const copies = new Map<string, ArrayBuffer>();
const CACHE = {
  get: async (key: string) => copies.get(key) ?? null,
  put: async (key: string, value: ArrayBuffer) => void copies.set(key, value),
} as unknown as KVNamespace;

async function ask(asked: Asked & { isKept: boolean }, ctx: ExecutionContext): Promise<Seen> {
  const { method, address, headers, isKept } = asked;
  const hasBody = !["GET", "HEAD"].includes(method);
  const request = new Request(address, { method, headers, body: hasBody ? '{"id":1}' : null });
  const settings = { EDGE_CACHE: isKept ? "on" : "off", CACHE } as Partial<Env>;
  const response = await worker.fetch(request, { ...env, ...settings }, ctx);
  const { status } = response;
  return { status, type: response.headers.get("content-type"), body: await response.text() };
}

describe("the contract", () => {
  it(`holds for ${count} requests with seed ${seed}`, { timeout: 120_000 }, async () => {
    const asked = fc.sample(requests, { numRuns: count, seed });
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    const start = Date.now();
    for (let first = 0; first < asked.length; first += AT_ONCE) {
      const ctx = createExecutionContext();
      const batch = asked.slice(first, first + AT_ONCE).map(async (one) => {
        const seen = await ask(one, ctx);
        statuses.set(seen.status, (statuses.get(seen.status) ?? 0) + 1);
        const broken = brokenRules(one, seen);
        if (broken.length > 0) faults.push(`${JSON.stringify(one)}: ${seen.status} ${broken}`);
      });
      await Promise.all(batch);
      await waitOnExecutionContext(ctx);
    }
    console.log(`${count} requests, seed ${seed}, ${Date.now() - start} ms`, [...statuses]);
    expect(faults.slice(0, 10), "FUZZ_SEED repeats this run").toEqual([]);
    // It did meet every kind of answer that a working API gives.
    for (const status of [200, 204, 304, 400, 404, 405]) expect(statuses.has(status)).toBe(true);
  });
});
