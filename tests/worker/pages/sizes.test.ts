import * as build from "virtual:react-router/server-build";
import { expect, it } from "vitest";
import { apiRoutes } from "../../../worker/api/routes.ts";
import { routeTable } from "../../../worker/site/route-table.ts";
import { fetchPath } from "../fetch.ts";

// Nobody can have a page made that is far larger than any that we have: what repeats an address is cut first.

const MOST_BYTES = 300_000;
/** As long as an address may be. */
const LONG = 8_000;

const NAMES = { slug: "sydney", id: "5", month: "2026-11", step: "car", "*": "nowhere" };

/** What a path and its data answer with these parameters, in bytes. */
async function bytesOf(path: string, query: string) {
  const answers = [`${path}/`, path === "" ? "/_root.data" : `${path}.data`].map(
    async (address) => {
      const response = await fetchPath(`${address}?${query}`);
      expect(response.status, address).toBeLessThan(500);
      return (await response.arrayBuffer()).byteLength;
    },
  );
  return Math.max(...(await Promise.all(answers)));
}

it.each(['"', "é"])("no page grows with its parameters, full of %s", async (letter) => {
  const tooLarge: string[] = [];
  for (const { path, handle } of routeTable(build, apiRoutes).pages) {
    const names = Object.keys(handle.parameters ?? {});
    if (names.length === 0) continue;
    const value = letter.repeat(LONG / names.length);
    const query = new URLSearchParams(names.map((name) => [name, value])).toString();
    const material = path.startsWith("/material/") ? "copper" : NAMES.slug;
    const filled = path.replace(/[:/]+(\w+|\*)\??/g, (part, name: string) => {
      const known = name === "slug" ? material : NAMES[name as keyof typeof NAMES];
      return part.startsWith("/:") || name === "*" ? `/${known}` : part;
    });
    const bytes = await bytesOf(filled.replace(/\/$/, ""), query);
    if (bytes > MOST_BYTES) tooLarge.push(`${filled}: ${bytes}`);
  }
  expect(tooLarge).toEqual([]);
});

it.each([
  ["short names", (i: number) => i.toString(36)],
  ["names of several things", (i: number) => `${"old ".repeat(i % 9)}pipe ${i}`],
  ["quotes", (i: number) => '"'.repeat(1 + (i % 60))],
  ["other letters", (i: number) => `${"“鉛🐨".repeat(3)}${i}`],
])("my load answers what it says it does, of 1,500 %s", async (_, nameOf) => {
  const names = Array.from({ length: 1_500 }, (_, i): [string, string] => [nameOf(i), "60"]);
  const query = new URLSearchParams([["near", "Richmond"], ...names]).toString();
  expect(await bytesOf("/my-load", query)).toBeLessThan(MOST_BYTES);
});
