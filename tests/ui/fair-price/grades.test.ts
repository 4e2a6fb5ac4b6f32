import { expect, it } from "vitest";
import { gradesLike, whatLowers } from "../../../app/fair-price/grades.ts";

it.each([
  ["copper", "with solder or paint on it", ["copper-bright", "insulated-copper-cable"]],
  ["copper-bright", "bare and shiny wire", ["copper", "insulated-copper-cable"]],
  ["insulated-copper-cable", "still in its plastic", ["copper", "copper-bright"]],
  ["brass", "yellow all through", ["bronze"]],
  ["bronze", "more red than yellow", ["brass"]],
  ["aluminum", "pots or sheet", ["aluminum-extrusion", "aluminum-cans", "zinc"]],
  ["aluminum-extrusion", "clean window frames", ["aluminum", "aluminum-cans", "zinc"]],
  ["aluminum-cans", "drink cans", ["aluminum", "aluminum-extrusion", "zinc"]],
  [
    "zinc",
    "heavier, and grainy where it breaks",
    ["aluminum", "aluminum-extrusion", "aluminum-cans"],
  ],
  ["steel", "sheet or beams", ["cast-iron", "stainless-steel"]],
  ["cast-iron", "brittle, with a grainy surface", ["steel", "stainless-steel"]],
  ["stainless-steel", "bright and free of rust", ["steel", "cast-iron"]],
  ["lead", "loose lead", ["car-batteries"]],
  ["car-batteries", "whole batteries", ["lead"]],
  ["radiators", "copper and brass", ["aluminum"]],
  ["electric-motors", "whole motors", ["copper"]],
] as [string, string, string[]][])("%s is told by: %s", (slug, own, others) => {
  const found = gradesLike(slug);
  expect([found?.own, found?.others.map((other) => other.slug)]).toEqual([own, others]);
});

it("the other grade of a group has a sign of its own there", () => {
  const signOf = (slug: string) => gradesLike(slug)?.others[0]?.sign;
  expect(signOf("radiators")).toBe("aluminium with plastic tanks");
  expect(signOf("electric-motors")).toBe("copper taken out of motors");
  expect(gradesLike("gold")).toBeUndefined();
});

it.each([
  ["copper", "Brass fittings"],
  ["copper-bright", "tin plating"],
  ["brass", "Steel screws"],
  ["bronze", "Brass mixed in"],
  ["aluminum", "plastic feet"],
  ["aluminum-extrusion", "Glass, rubber seals"],
  ["aluminum-cans", "steel cans"],
  ["insulated-copper-cable", "data cable"],
  ["radiators", "Coolant"],
  ["stainless-steel", "grade 304"],
  ["lead", "bitumen"],
  ["zinc", "Chrome plating"],
  ["car-batteries", "Drained"],
  ["electric-motors", "Pulleys"],
  ["steel", "Thin or mixed sheet"],
  ["cast-iron", "enamel"],
])("what lowers the price of %s is, among others: %s", (slug, words) => {
  expect(whatLowers({ slug, description: "" })).toContain(words);
});

it("a metal that is not known has its description", () => {
  expect(whatLowers({ slug: "gold", description: "Yellow." })).toBe("Yellow.");
});
