import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");

/** What modules keep from one request to the next on the server, and how much that is at most. */
const KEPT: Record<string, string> = {
  "app/maps/coast.ts read": "the coast, from the build",
  "app/maps/yards-map.ts maps": "300 cities",
  "app/words/format.ts dateFormats": "one for each style of date",
  "app/words/format.ts numbers": "one",
  "worker/cache/isolate-cache.ts isolates":
    "one, of the stores whose sizes tests/worker/cache/memory.test.ts holds",
  "worker/cache/cache-key.ts warned": "in development alone",
  "worker/data/local-day.ts zones": "50, which tests/worker/data/local-day.test.ts holds",
  "worker/desk/access.ts held": "the keys of one team",
  "worker/desk/access.ts refusals": "a number and a time",
  "worker/search/misspelt.ts english": "the English words, from the build",
  "worker/search/vocabulary.ts held": "the words of one version of the data",
  "worker/data/places/suburbs.ts read": "the towns, from the build",
  "worker/data/world-prices.ts held": "the months of one version of the data",
  "worker/data/yards/opening-hours.ts texts": "1,000 texts of opening hours",
  "worker/data/yards/yard-table.ts held":
    "the yards of one version of the data: 20,000, which publishing holds",
  "worker/site/known-pages.ts held": "the addresses of one edition",
  "worker/site/settings.ts lastCheck": "one",
};

/** Files of the browser alone: a visit ends. */
const IN_BROWSER =
  /^app\/(frame|my-load|near|ui)\/(analytics-tag|browser-cache|connection|leaving|navigation-status|live|my-load\.route|my-location|service-worker|toasts)\.tsx?$/;

it("every store that modules keep between requests has a size", () => {
  const kept = globSync("{app,worker}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !IN_BROWSER.test(file) && !file.includes(".client."))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const found = text.matchAll(
        /^(?:export )?(?:let (\w+)|const (\w+)[^=]*= (?:\/\* @__PURE__ \*\/ )?new (?:Map|Set|WeakMap|LRUCache)\b[^(]*\((?:\)|\{))/gm,
      );
      return [...found].map(([, variable, store]) => `${file} ${variable ?? store}`);
    });
  expect(kept.sort()).toEqual(Object.keys(KEPT).sort());
});
