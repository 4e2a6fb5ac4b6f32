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

it("a metal that yards call by two words has the word of most of them", async () => {
  await addYard({ acceptedMaterials: ["Copper pipe"] });
  const known = [metal("copper", "copper", "copper-pipe")];
  const { word } = await takersOf(createStore(env), "copper", known, undefined);
  expect(word).toBe("Copper");
});
