import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { namesLike, similarNames } from "../../../worker/search/similar-names.ts";
import type { Vocabulary } from "../../../worker/search/vocabulary.ts";

const names = async (text: string) =>
  (await similarNames(createStore(env), text)).map(({ name }) => name);

describe("a text that is spelt nearly like a name", () => {
  it.each([
    ["sidney", "Sydney"],
    ["Melborne", "Melbourne"],
    ["alice-spring", "Alice Springs"],
    ["Gold Cost", "Gold Coast"],
    ["wagga", "Wagga Wagga"],
    ["albry", "Albury"],
    ["coper", "Copper"],
    ["alumnium", "Aluminium"],
  ])("%s suggests %s first", async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  it("knows a city from a material", async () => {
    const [nearest] = await similarNames(createStore(env), "steal");
    expect(nearest).toEqual({ kind: "material", name: "Steel", slug: "steel" });
  });
});

it.each(["atlantis", "zzz", "", "x".repeat(41), "<script>"])(
  "%j suggests nothing",
  async (text) => {
    expect(await names(text)).toEqual([]);
  },
);

/** The names that are like a text, of these. */
const like = (text: string, ...slugs: string[]) => {
  const names = slugs.map((slug) => ({ kind: "city", name: slug, slug }));
  return namesLike({ names } as unknown as Vocabulary, text).map(({ slug }) => slug);
};

it("the names most like a text come first, three at most", () => {
  expect(like("abcdef", "abzzef", "abcdez", "zbcdzf", "zbcdef", "zbcdefg")).toEqual([
    "abcdez",
    "zbcdef",
    "abzzef",
  ]);
});

it.each([
  // One letter in three may be wrong, and one of a shorter text.
  ["ab", "az", true],
  ["ab", "zz", false],
  ["abcde", "abcdz", true],
  ["abcde", "abczz", false],
  ["abcdef", "abcdzz", true],
  ["abcdef", "abczzz", false],
  // The beginning of a name, from four letters.
  ["wagg", "wagga-wagga", true],
  ["wag", "wagga-wagga", false],
  ["Gold Coas", "gold-coast", true],
  ["SIDNEY", "sydney", true],
  // Each space is a hyphen: one letter of eight is wrong.
  ["ab c d e", "ax-c-d-e", true],
  ["x".repeat(40), "x".repeat(40), true],
  ["x".repeat(41), "x".repeat(41), false],
])("%s is like %s: %s", (text, slug, isLike) => {
  expect(like(text, slug)).toEqual(isLike ? [slug] : []);
});
