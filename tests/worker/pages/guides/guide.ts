import { expect } from "vitest";
import { fetchPage, type Part } from "../../page.ts";

/** A guide's own part of its page. */
export async function guideAt(path: string): Promise<Part> {
  const { status, main } = await fetchPage(path);
  expect(status).toBe(200);
  return main.one("article");
}

/** Australian governments and their authorities, all of whose addresses end alike. */
const PUBLIC_BODY = /^https:\/\/(?:[a-z]+\.)*gov\.au(?:\/|$)/;

/** Where a guide's links lead to that is neither a page of ours, a place in it nor a public body. */
export function strayLinks(guide: Part): string[] {
  const ids = new Set(guide.all("[id]").map((part) => part.attribute("id")));
  return guide.hrefs.filter((href) => {
    if (href.startsWith("#")) return !ids.has(href.slice(1));
    return !(/^\/(?!\/)/.test(href) || PUBLIC_BODY.test(href));
  });
}

/** Expects that the guide links to filtered lists of yards, and that none of them is empty. */
export async function expectYardsBehindLinks(guide: Part): Promise<void> {
  const searches = guide.hrefs.filter((href) => href.startsWith("/scrap-yards/?"));
  expect(searches.length).toBeGreaterThanOrEqual(3);
  for (const href of searches)
    expect((await fetchPage(href)).words, href).toMatch(/ [1-9]\d* Scrap Yards Found/);
}
