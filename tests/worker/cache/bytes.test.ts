import { describe, expect, it } from "vitest";
import { emptyNamespace, namesIn } from "../bindings.ts";
import { waitingDatabase } from "../database.ts";
import { LATE_AFTER, letTimeOutsEnd } from "../time-outs.ts";
import { holdClock } from "./clock.ts";
import { type Answer, GUIDE, isolate } from "./isolate.ts";

holdClock();

/** The sources of inline scripts that a page's policy lets through. */
function allowedBy({ headers }: Answer): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  return (/script-src 'self'([^;]*)/.exec(policy)?.[1] ?? "").trim().split(/\s+/);
}

/** The sources that the policy must name: one for each script that runs and stands in the page itself. */
async function inlineOf({ text }: Answer): Promise<string[]> {
  const scripts: { runs: boolean; source: string }[] = [];
  const rewriter = new HTMLRewriter().on("script", {
    element(script) {
      const isData = script.getAttribute("type")?.endsWith("json") ?? false;
      scripts.push({ runs: !isData && !script.hasAttribute("src"), source: "" });
    },
    text(chunk) {
      scripts.at(-1)!.source += chunk.text;
    },
  });
  await rewriter.transform(new Response(text)).text();
  const running = new Set(scripts.filter(({ runs }) => runs).map(({ source }) => source));
  return Promise.all([...running].map(hashOf));
}

async function hashOf(source: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(source));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

async function expectHashes(answer: Answer): Promise<void> {
  const hashes = await inlineOf(answer);
  expect(hashes.length).toBeGreaterThan(0);
  expect(allowedBy(answer).toSorted()).toEqual(hashes.toSorted());
  expect(answer.text).not.toMatch(/nonce/i);
  expect(answer.headers.get("content-security-policy")).not.toContain("nonce");
}

describe.each(["/", "/sydney/", "/sydney/?layout=classic", GUIDE])("%s", (path) => {
  it("is streamed to its first visitor with a nonce, for nobody else", async () => {
    const first = await isolate().get(path);
    const [nonce, ...others] = allowedBy(first);
    expect(nonce).toMatch(/^'nonce-[\w-]{36}'$/);
    expect(others).toEqual([]);
    expect(first.text).toContain(` nonce="${nonce!.slice(7, -1)}"`);
    expect(first.headers.get("cache-control")).toBe("private, max-age=60");
    expect(first.headers.has("etag")).toBe(false);
  });

  it("is kept without it, but with the hashes of its scripts", async () => {
    const { get } = isolate();
    await get(path);
    await expectHashes(await get(path));
  });
});

it("a page whose parts came late is rendered again, and kept whole", async () => {
  const { database: DB, asked, release } = waitingDatabase("scrap_yards");
  const { begin, get } = isolate();
  letTimeOutsEnd(LATE_AFTER);
  const { response, settled } = await begin("/sydney/", { DB });
  await asked;
  release();
  expect(await response.text()).toContain("$RC");
  await settled();
  const kept = await get("/sydney/");
  expect(kept.from).toBe("memory");
  expect(kept.text).not.toContain("$RC");
  await expectHashes(kept);
});

it("a page that visitors have is not sent to them again", async () => {
  const { get } = isolate();
  await get("/sydney/");
  const { headers, text } = await get("/sydney/");
  const tag = headers.get("etag")!;
  const again = await get("/sydney/", { headers: { "if-none-match": tag } });
  expect(again).toMatchObject({ status: 304, text: "" });
  expect(again.headers.get("etag")).toBe(tag);
  expect(again.headers.get("cache-control")).toBe("public, max-age=60");
  const other = await get("/sydney/", { headers: { "if-none-match": 'W/"other"' } });
  expect(other).toMatchObject({ status: 200, text });
});

it("an answer of the API has its tag from the first answer on, and it is that of the bytes", async () => {
  const tags: (string | null)[] = [];
  for (const _ of [1, 2]) {
    const { from, headers } = await isolate().get("/api/prices/city/13");
    expect(from).toBe("miss");
    tags.push(headers.get("etag"));
  }
  expect(tags[0]).toMatch(/^W/);
  expect(tags[1]).toBe(tags[0]);
});

it("a copy in KV that is cut off is a miss, and is replaced", async () => {
  const kv = emptyNamespace();
  await isolate(kv()).get("/sydney/");
  const [name] = await namesIn(kv());
  const copy = await kv().get(name!, { type: "arrayBuffer" });
  await kv().put(name!, copy!.slice(0, -1));
  const { status, from, text } = await isolate(kv()).get("/sydney/");
  expect({ status, from }).toEqual({ status: 200, from: "miss" });
  expect(text).toContain("Scrap Metal Prices in");
  expect((await isolate(kv()).get("/sydney/")).from).toBe("kv");
});
