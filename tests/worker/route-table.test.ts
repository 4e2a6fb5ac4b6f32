import { expect, it } from "vitest";
import { pagePath } from "../../worker/site/route-table.ts";

it.each([
  ["/", "/"],
  ["//", "/"],
  ["/_.data", "/"],
  ["/_root.data", "/_root"],
  ["/sydney", "/sydney"],
  ["/sydney/", "/sydney"],
  ["/sydney///", "/sydney"],
  ["/Sydney/_.data", "/sydney"],
  ["/SYDNEY.DATA", "/sydney"],
  ["/sydney//_.data?_routes=root", "/sydney"],
  ["/sydney/.data", "/sydney"],
  ["/sydney/history.csv?metal=brass#top", "/sydney/history.csv"],
  ["//sydney//history/", "//sydney//history"],
  ["/data/prices.data.csv", "/data/prices.data.csv"],
  // The Kelvin sign, whose lower case is "k".
  ["/mac\u212Aay/", "/mac%e2%84%aaay"],
  ["/mac%E2%84%AAay/", "/mac%e2%84%aaay"],
])("the page of %j is %j", (path, page) => {
  expect(pagePath(new URL(`https://site.example${path}`).pathname)).toBe(page);
});

it("a path of a million slashes and a letter is that path", () => {
  const path = `${"/".repeat(1_000_000)}a`;
  expect(pagePath(new URL(`https://site.example${path}`).pathname) === path).toBe(true);
});
