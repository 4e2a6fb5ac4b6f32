import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { placeRows, placeRowsBegun, placesIn } from "../../../worker/data/places/localities.ts";
import { allSuburbs } from "../../../worker/data/places/suburbs.ts";
import { createStore } from "../../../worker/data/store.ts";

const store = createStore(env);

it("places in rows have their known details, each once, in the order of the list", () => {
  const rows = [
    "9|Bo|NSW|-32.5|148.6",
    "9|Bo|NSW|-32.5|148.6\n7|Ash|VIC|-37|145|3000|ash|city|The Ash",
  ];
  expect(placesIn(rows.map((places) => ({ places })))).toEqual([
    {
      ...{ id: 7, name: "Ash", state: "VIC", lat: -37, lon: 145, postcode: "3000" },
      ...{ citySlug: "ash", area: "city", alias: "The Ash" },
    },
    {
      ...{ id: 9, name: "Bo", state: "NSW", lat: -32.5, lon: 148.6, postcode: null },
      ...{ citySlug: null, area: null, alias: null },
    },
  ]);
});

it("suburbs have at least a thousand people, the largest first", () => {
  const names = allSuburbs().map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["Werribee", "Tarneit", "Point Cook"]);
  // With just a thousand, and with one fewer.
  expect([names.includes("Valla"), names.includes("Ingleside")]).toEqual([true, false]);
});

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b);

it("rows of any number of words come in one round trip", async () => {
  const one = createStore(env);
  const unknown = Array.from({ length: 250 }, (_, i) => `unobtainium${i}`);
  const rows = await placeRows(one, ["richmond", ...unknown, "+dubbo"]);
  expect([...rows.keys()].sort()).toEqual(["+dubbo", "richmond"]);
  const ids = placesIn([rows.get("richmond")!]).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(inOrder(ids));
  expect(one.usage.trips).toBe(1);
  expect(await placeRows(one, [])).toEqual(new Map());
});

it("places with a word that begins with a text come in the order of the list", async () => {
  const ids = placesIn(await placeRowsBegun(store, "richm")).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(inOrder(ids));
});

it("the beginning of a word may be followed by any letter", async () => {
  const names = placesIn(await placeRowsBegun(store, "fit")).map(({ name }) => name);
  expect(names).toContain("Fitzroy");
});
