import type { Toc } from "@stefanprobst/rehype-extract-toc";
import { expect, it } from "vitest";
import type { GuideHead } from "../../../app/guides/content-pages.ts";

const FILES = import.meta.glob<{ frontmatter: GuideHead; contents: Toc }>(
  "../../../app/guides/**/*.mdx",
  { eager: true },
);
const TEXTS = Object.entries(FILES).map(
  ([file, text]) => [file.replace("../../../app/guides/", ""), text] as const,
);

/** A day that is in the calendar, as ISO writes it. */
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toISOString().startsWith(day);

const headings = (contents: Toc): string[] =>
  contents.flatMap(({ value, children = [] }) => [value, ...headings(children)]);

it("the tests find every text, also in the blog", () => {
  const names = TEXTS.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["about.mdx", "blog/reading-a-scrap-price.mdx"]));
});

it.each(TEXTS)("%s has everything that its page needs", (_, { frontmatter, contents }) => {
  const { title, lead, description, published, updated } = frontmatter;
  expect(title).toMatch(/\S/);
  expect(lead).toMatch(/\S.*[.?]$/s);
  // Search engines show so much of it.
  expect(description).toMatch(/^.{50,160}$/);
  expect([published, updated].filter(isDay)).toEqual([published, updated]);
  expect(updated >= published).toBe(true);
  // Each once, so that each has an address that stays.
  const found = headings(contents);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found).size).toBe(found.length);
});

it("no two texts have the same title or description", () => {
  for (const key of ["title", "description"] as const) {
    const said = TEXTS.map(([, { frontmatter }]) => frontmatter[key]);
    expect(new Set(said).size).toBe(said.length);
  }
});
