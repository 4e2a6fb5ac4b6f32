import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { MaterialWithAliases } from "../../../../worker/data/materials.ts";
import { createStore } from "../../../../worker/data/store.ts";
import {
  materialOfWord,
  missingCounter,
  takersOf,
} from "../../../../worker/data/yards/accepted-materials.ts";
import type { KnownYard } from "../../../../worker/data/yards/yard-blocks.ts";
import { everyPage } from "../../directory.ts";
import { addYard } from "../../yard.ts";

const metal = (slug: string, family: string | null, ...aliases: string[]) =>
  ({ slug, family, aliases }) as unknown as MaterialWithAliases;
const KNOWN = [
  metal("copper", "copper"),
  metal("copper-bright", "copper", "bright-wire"),
  metal("copper-pipe", "copper"),
  metal("car-battery", null, "car-batteries"),
  metal("zinc", null, "car-batteries-too"),
];

it.each([
  ["Copper", "copper"],
  ["Bright wire", "copper-bright"],
  ["Car  batteries", "car-battery"],
  ["Batteries", undefined],
])("a yard's word %j means %s", (word, slug) => {
  expect(materialOfWord(word, KNOWN)?.slug).toBe(slug);
});

it.each<[string[], string[], string[], string[]]>([
  [["Copper"], [], ["copper", "copper-bright", "copper-pipe", "zinc"], ["zinc"]],
  // Who lists one of a family means the others by nothing.
  [["Copper", "Bright wire"], [], ["copper", "copper-bright", "copper-pipe"], ["copper-pipe"]],
  // Another metal says nothing of the family.
  [["Copper", "Zinc"], [], ["copper-bright"], []],
  [["Bright wire"], [], ["copper", "copper-bright"], ["copper"]],
  [["Whole vehicles"], [], ["whole-vehicles", "zinc"], ["zinc"]],
  [[], [], ["zinc", "copper"], ["zinc", "copper"]],
  [["Zinc"], [], [], []],
  // Who says no to one of a family does not take it.
  [["Copper"], ["copper-bright"], ["copper", "copper-bright", "copper-pipe"], ["copper-bright"]],
])("a yard with %j except %j lacks of %j %j", (listed, except, wanted, missing) => {
  const yard = { materials: new Set(listed), except: new Set(except) } as unknown as KnownYard;
  const counter = missingCounter(wanted, KNOWN);
  expect(counter(yard)).toEqual(missing);
  expect(counter(yard)).toEqual(missing);
});

const FAMILY = [metal("copper", "copper"), metal("copper-bright", "copper", "bright-wire")];
const takers = (slug: string, known: MaterialWithAliases[]) =>
  takersOf(createStore(env), slug, known, undefined);

/** By the yards' own lists: how many of each state list a word. */
async function listing(word: string) {
  const yards = await everyPage(createStore(env), {});
  const states = yards.flatMap(({ state, acceptedMaterials }) =>
    state !== "Unknown" && acceptedMaterials?.includes(word) ? state : [],
  );
  return [...Map.groupBy(states.toSorted(), (state) => state)].map(([state, { length }]) => ({
    ...{ state, yards: length },
  }));
}

it("yards that take a metal are counted by state, without removed states and cities", async () => {
  await addYard({ cityId: 9999, acceptedMaterials: ["Copper", "Unobtainium"] });
  const states = await listing("Copper");
  expect(states.length).toBeGreaterThan(5);
  expect(await takers("copper", FAMILY)).toEqual({ word: "Copper", isOwnWord: true, states });
  const nobody = { word: null, isOwnWord: true, states: [] };
  expect(await takers("unobtainium", [metal("unobtainium", null)])).toEqual(nobody);
});

it("a metal without a word of its own has its family's, unless yards list another of that family", async () => {
  const states = await listing("Copper");
  const bright = { word: "Copper", isOwnWord: false, states };
  expect(await takers("copper-bright", FAMILY)).toEqual(bright);
  // Who lists another kind as well means the word for itself alone.
  const kinds = [...FAMILY, metal("brass", "copper")];
  const fewer = (await takers("copper-bright", kinds)).states;
  const count = (all: typeof states) => all.reduce((sum, { yards }) => sum + yards, 0);
  expect(count(fewer)).toBeLessThan(count(states));
});

it("a metal with two words has the more common one, in the states where it is listed", async () => {
  await addYard({ id: 9001, cityId: 36, acceptedMaterials: ["A word", "Rare", "Rarest"] });
  await addYard({ id: 9002, cityId: 36, acceptedMaterials: ["A word", "Rarest"] });
  await addYard({ id: 9003, cityId: 53, acceptedMaterials: ["Rarest"] });
  const known = [metal("rare-metal", null, "rare", "rarest")];
  const states = [
    { state: "NT", yards: 2 },
    { state: "SA", yards: 1 },
  ];
  expect(await takers("rare-metal", known)).toEqual({ word: "Rarest", isOwnWord: true, states });
});
