import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { holdClock, pass, SECOND } from "./clock.ts";
import { AS_OF, isolate, PAGES, PATHS } from "./isolate.ts";

holdClock();

/** The response of every path before the first publication. */
const EMPTY: Record<string, number> = Object.fromEntries(
  PATHS.map((path) => [path, /sydney|copper|\/(city|material)\/\d/.test(path) ? 404 : 200]),
);

const TABLES = ["cities", "dataset", "materials", "prices", "scrap_yards", "states", "yard_blocks"];

// The next file starts with the seed again.
beforeAll(async () => {
  await env.DB.batch(TABLES.map((name) => env.DB.prepare(`delete from ${name}`)));
});

it("an empty database is no failure: what is not there is a 404, and the rest is a page", async () => {
  const { getAll } = isolate();
  const answers = await getAll(PATHS);
  expect(Object.fromEntries(answers.map(({ path, status }) => [path, status]))).toEqual(EMPTY);
  for (const { headers, status } of answers)
    if (status === 404) expect(headers.get("cache-control")).toBe("no-store");
});

it("a page of an empty database does not claim an outage when it grows old", async () => {
  const { getAll } = isolate();
  await getAll(PAGES);
  pass(3600 * SECOND);
  const answers = await getAll(PAGES);
  expect(answers.some(({ from }) => from === "memory")).toBe(true);
  for (const { text } of answers) expect(text).not.toContain(AS_OF);
});
