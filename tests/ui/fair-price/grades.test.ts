import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { gradesLike, whatLowers } from "../../../app/fair-price/grades.ts";
import materials from "../../../seed/materials.csv?raw";

const ROWS: { slug: string }[] = parse(materials, { columns: true });
const SLUGS = ROWS.map(({ slug }) => slug);

it.each([
  ["copper", "with solder or paint on it", ["copper-bright", "insulated-copper-cable"]],
  ["brass", "yellow all through", ["bronze"]],
  ["aluminum-cans", "drink cans", ["aluminum", "aluminum-extrusion", "zinc"]],
  ["cast-iron", "brittle, with a grainy surface", ["steel", "stainless-steel"]],
  ["lead", "loose lead", ["car-batteries"]],
  // The other grade of these has a sign of its own here.
  ["radiators", "copper and brass", ["aluminum"]],
  ["electric-motors", "whole motors", ["copper"]],
])("%s is recognised by: %s", (slug, own, others) => {
  const found = gradesLike(slug);
  expect([found?.own, found?.others.map((other) => other.slug)]).toEqual([own, others]);
});

it("every metal of the site has a sign and reasons for a lower price, in words of its own", () => {
  const signs = SLUGS.map((slug) => gradesLike(slug)?.own);
  const lowers = SLUGS.map((slug) => whatLowers({ slug, description: "" }));
  for (const words of [signs, lowers]) {
    expect(words.filter((one) => !one)).toEqual([]);
    expect(new Set(words).size).toBe(SLUGS.length);
  }
  const others = SLUGS.flatMap((slug) => gradesLike(slug)?.others ?? []);
  expect(others.filter(({ slug, sign }) => !SLUGS.includes(slug) || !sign)).toEqual([]);
  expect(gradesLike("radiators")?.others[0]?.sign).not.toBe(gradesLike("aluminum")?.own);
});

it("a metal that is not known has no sign, and its description", () => {
  expect(gradesLike("gold")).toBeUndefined();
  expect(whatLowers({ slug: "gold", description: "Yellow." })).toBe("Yellow.");
});
