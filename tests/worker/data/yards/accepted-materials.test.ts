import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
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

it.each<[string[], string[], string[]]>([
  [["Copper"], ["copper", "copper-bright", "copper-pipe", "zinc"], ["zinc"]],
  // Who lists one of a family means the others by nothing.
  [["Copper", "Bright wire"], ["copper", "copper-bright", "copper-pipe"], ["copper-pipe"]],
  // Another metal says nothing of the family.
  [["Copper", "Zinc"], ["copper-bright"], []],
  [["Bright wire"], ["copper", "copper-bright"], ["copper"]],
  [["Whole vehicles"], ["whole-vehicles", "zinc"], ["zinc"]],
  [[], ["zinc", "copper"], ["zinc", "copper"]],
  [["Zinc"], [], []],
])("who lists %j, asked for %j, does not take %j", (listed, wanted, missing) => {
  const yard = { materials: new Set(listed) } as unknown as KnownYard;
  const counter = missingCounter(wanted, KNOWN);
  expect(counter(yard)).toEqual(missing);
  expect(counter(yard)).toEqual(missing);
});

it("who says no to one of a family does not take it, though the word of the family is listed", () => {
  const yard = { materials: new Set(["Copper"]), except: new Set(["copper-bright"]) };
  const counter = missingCounter(["copper", "copper-bright", "copper-pipe"], KNOWN);
  expect(counter(yard)).toEqual(["copper-bright"]);
});

it("a metal that yards call by two words has the word of most of them", async () => {
  await addYard({ acceptedMaterials: ["Copper pipe"] });
  const known = [metal("copper", "copper", "copper-pipe")];
  const { word } = await takersOf(createStore(env), "copper", known, undefined);
  expect(word).toBe("Copper");
});

describe("who takes a metal", () => {
  const FAMILY = [metal("copper", "copper"), metal("copper-bright", "copper", "bright-wire")];
  const takers = (slug: string, known = FAMILY) =>
    takersOf(createStore(env), slug, known, undefined);

  /** By the yards' own lists: how many of each state list a word. */
  async function listing(word: string) {
    const yards = await everyPage(createStore(env), {});
    const states = yards.flatMap(({ state, acceptedMaterials }) =>
      state !== "Unknown" && acceptedMaterials?.includes(word) ? state : [],
    );
    return [...Map.groupBy(states.toSorted(), (state) => state)].map(([state, { length }]) => ({
      state,
      yards: length,
    }));
  }

  it("is counted by state, in alphabetical order, without states and cities that are no more", async () => {
    await addYard({ cityId: 9999, acceptedMaterials: ["Copper", "Brass"] });
    const states = await listing("Copper");
    expect(states.length).toBeGreaterThan(5);
    expect(await takers("copper")).toEqual({ word: "Copper", isOwnWord: true, states });
  });

  it("has the family's word where yards have none for it, unless they list one of its kinds", async () => {
    const states = await listing("Copper");
    const bright = { word: "Copper", isOwnWord: false, states };
    expect(await takers("copper-bright")).toEqual(bright);
    // Who lists another kind as well means the word for itself alone.
    const kinds = [...FAMILY, metal("brass", "copper")];
    const fewer = (await takers("copper-bright", kinds)).states;
    const count = (all: typeof states) => all.reduce((sum, { yards }) => sum + yards, 0);
    expect(count(fewer)).toBeLessThan(count(states));
  });

  it("is nobody where no yard lists it, or only one in a removed city", async () => {
    const nobody = { word: null, isOwnWord: true, states: [] };
    expect(await takers("unobtainium", [metal("unobtainium", null)])).toEqual(nobody);
    await addYard({ cityId: 9999, acceptedMaterials: ["Unobtainium"] });
    expect(await takers("unobtainium", [metal("unobtainium", null)])).toEqual(nobody);
  });

  it("is said by the more common of two words, and only in states where it is listed", async () => {
    await addYard({ id: 9001, cityId: 36, acceptedMaterials: ["A word", "Rare", "Rarest"] });
    await addYard({ id: 9002, cityId: 36, acceptedMaterials: ["A word", "Rarest"] });
    const known = [metal("rare-metal", null, "rare", "rarest")];
    await addYard({ id: 9003, cityId: 53, acceptedMaterials: ["Rarest"] });
    const states = [
      { state: "NT", yards: 2 },
      { state: "SA", yards: 1 },
    ];
    expect(await takers("rare-metal", known)).toEqual({ word: "Rarest", isOwnWord: true, states });
  });
});
