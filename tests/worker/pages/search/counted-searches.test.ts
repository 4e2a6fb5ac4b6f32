import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { isolate } from "../../cache/isolate.ts";
import { CAUSE, countRows, failingDatabase, quietErrors, waitingDatabase } from "../../database.ts";
import { BOT } from "../../fetch.ts";

const { begin, get } = isolate();

beforeEach(() => env.DB.prepare("delete from searches").run());

async function counted() {
  const sql = "select text, times from searches where text <> '' order by text";
  return (await env.DB.prepare(sql).raw()) as [string, number][];
}

it("counts what was not understood, in the header's search and in the home page's", async () => {
  await get("/search/?q=Unobtainium");
  await get("/search/?q=unobtainium");
  await get("/search.data?q=unobtainium");
  expect((await get("/search/?city=Atlantis")).headers.get("location")).toBe(
    "/sydney/?searched=Atlantis",
  );
  expect(await counted()).toEqual([
    ["atlantis", 1],
    ["unobtainium", 3],
  ]);
});

it.each([
  ["what was understood", "/search/?q=copper", {}],
  ["what may mean something", "/search/?q=parra", {}],
  ["what is only misspelt", "/search/?q=Melborne", {}],
  ["a city", "/search/?city=perth", {}],
  ["no text", "/search/?q=+", {}],
  ["an email address", "/search/?q=mei%40unobtainium.example", {}],
  ["five digits", "/search/?city=98765", {}],
  ["a bot's search", "/search/?q=unobtainium", { "user-agent": BOT }],
  [
    "a page that is loaded ahead",
    "/search/?q=unobtainium",
    { "sec-purpose": "prefetch;anonymous" },
  ],
  ["suggestions", "/search/suggestions/?q=unobtainium", {}],
])("does not count %s", async (_, path, headers) => {
  expect((await get(path, { headers })).status).toBeLessThan(400);
  expect(await countRows("searches")).toBe(0);
});

it("answers first", async () => {
  const { database, asked, release } = waitingDatabase("searches");
  const { response, settled } = await begin("/search/?q=unobtainium", { DB: database });
  expect(await response.text()).toContain("We couldn’t find");
  await asked;
  expect(await counted()).toEqual([]);
  release();
  await settled();
  expect(await counted()).toEqual([["unobtainium", 1]]);
});

it.each(["q", "city"])("answers as ever when it cannot count (%s)", async (name) => {
  const logged = quietErrors();
  const path = `/search/?${name}=unobtainium`;
  const { status, headers, text } = await get(path);
  const failed = await get(path, { DB: failingDatabase("searches") });
  expect(failed.status).toBe(status);
  expect(failed.headers.get("location")).toBe(headers.get("location"));
  expect(withoutNonces(failed.text)).toBe(withoutNonces(text));
  expect(failed.text).not.toContain(CAUSE);
  expect(logged.mock.calls).toEqual([["Failed to count a search: D1_ERROR"]]);
});

function withoutNonces(html: string): string {
  return html.replace(/nonce="[^"]*"|nonce-[\w-]+/g, "");
}
