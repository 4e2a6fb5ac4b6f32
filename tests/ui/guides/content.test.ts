import type { Toc } from "@stefanprobst/rehype-extract-toc";
import { describe, expect, it } from "vitest";
import type { GuideHead } from "../../../app/content/content-pages.ts";

const FILES = import.meta.glob<{ frontmatter: GuideHead; contents: Toc }>(
  "../../../app/content/**/*.mdx",
  { eager: true },
);
const SOURCES = import.meta.glob<string>(
  ["../../../app/content/**/*.{mdx,tsx}", "../../../app/{guides,yards}/**/*.tsx"],
  { eager: true, query: "?raw", import: "default" },
);
const TEXTS = Object.entries(FILES).map(
  ([file, text]) => [file.replace("../../../app/content/", ""), text] as const,
);

/** A day that is in the calendar, as ISO writes it. */
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toISOString().startsWith(day);

const headings = (contents: Toc): string[] =>
  contents.flatMap(({ value, children = [] }) => [value, ...headings(children)]);

it("every text is looked at", () => {
  const names = TEXTS.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "about.mdx",
      "privacy-policy.mdx",
      "terms-and-conditions.mdx",
      "blog/reading-a-scrap-price.mdx",
    ]),
  );
});

describe.each(TEXTS)("%s", (_, { frontmatter, contents }) => {
  it("has a title and a lead", () => {
    expect(frontmatter.title).toMatch(/\S/);
    expect(frontmatter.lead).toMatch(/\S.*[.?]$/s);
  });

  it("has a description that search engines show whole", () => {
    expect(frontmatter.description.length).toBeGreaterThanOrEqual(50);
    expect(frontmatter.description.length).toBeLessThanOrEqual(160);
  });

  it("says when it was published, and updated no earlier", () => {
    const { published, updated } = frontmatter;
    expect([published, updated].filter(isDay)).toEqual([published, updated]);
    expect(updated >= published).toBe(true);
  });

  it("has headings, each once, so that each has an address that stays", () => {
    const found = headings(contents);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
  });
});

it("says what to expect of cash in Queensland, in the same words, wherever it says that cash is banned there", () => {
  const ours =
    "In Queensland, treat cash as banned and ask the regulator: the rules may have changed. In short, cash";
  const texts = Object.entries(SOURCES).map(([file, text]) => [file, text.replaceAll(/\s+/g, " ")]);
  const said = texts.flatMap(([file, text = ""]) =>
    [...text.matchAll(/(.{0,200})banned in New South Wales, Victoria and Queensland/g)].map(
      ([, before]) => [file, before?.includes(ours)],
    ),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(([, isOurs]) => !isOurs)).toEqual([]);
});

it("no two texts have the same title or description", () => {
  for (const key of ["title", "description"] as const) {
    const said = TEXTS.map(([, { frontmatter }]) => frontmatter[key]);
    expect(new Set(said).size).toBe(said.length);
  }
});
