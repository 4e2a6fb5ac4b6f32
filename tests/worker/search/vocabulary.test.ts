import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { termsBeginning } from "../../../worker/search/vocabulary.ts";

it.each<[string, string[]]>([
  [
    "cop",
    [
      "Copper=copper",
      "copper bright=copper-bright",
      "copper cable=insulated-copper-cable",
      "Copper and Brass Radiators=radiators",
      "Copper cylinder=/what-is-it/copper-tank/",
    ],
  ],
  [
    "copper p",
    ["copper pipe=copper", "Copper pipe with brass=brass", "Pvc copper=insulated-copper-cable"],
  ],
  [
    "batt",
    [
      "batteries=car-batteries",
      "Battery cable=insulated-copper-cable",
      "Roof batten=steel",
      "9 volt battery=/blog/recycling-batteries/",
      "Home battery=/blog/recycling-batteries/#lithium-never-in-a-scrap-load",
    ],
  ],
  [
    "pipes",
    ["Pipe=copper", "Pipe=steel", "Pipe=stainless-steel", "Pipe=brass", "Aluminium pipe=aluminum"],
  ],
  [
    "wire co",
    [
      "Bright Copper Wire=copper-bright",
      "Burnt copper wire=copper",
      "Plastic-covered wire=insulated-copper-cable",
    ],
  ],
  [
    "alum",
    [
      "Aluminium=aluminum",
      "Aluminium Extrusion=aluminum-extrusion",
      "Aluminium Cans=aluminum-cans",
      "Aluminium radiator=/what-is-it/aluminium-radiator/",
      "Aluminium bronze=bronze",
    ],
  ],
  [
    "car",
    [
      "Car=/scrap-my-car/",
      "car batteries=car-batteries",
      "Car wiring=insulated-copper-cable",
      "Car parts=steel",
      "Car engine=cast-iron",
    ],
  ],
  ["old br", []],
  ["old copper p", []],
  ["brass ta", ["Brass taps=brass", "Brass tank radiator=radiators"]],
  // What has a guide alone stands last.
  ["gas b", ["Gas barbecue=steel", "Gas bottle=/what-is-it/closed/"]],
  // One of several spellings.
  ["aluminum ladder", ["Aluminium ladder=aluminum-extrusion"]],
  ["zinc", ["Zinc=zinc", "Zincalume=steel"]],
  ["", []],
  ["bright wires", ["Bright wire=copper-bright"]],
  [
    "c",
    [
      "Copper=copper",
      "copper bright=copper-bright",
      "cans=aluminum-cans",
      "copper cable=insulated-copper-cable",
      "Copper and Brass Radiators=radiators",
    ],
  ],
])("%j may become %j", async (text, terms) => {
  const found = await termsBeginning(createStore(env), text);
  expect(found.map(({ word, slug, path }) => `${word}=${slug ?? path}`)).toEqual(terms);
});
