import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { currentEntry, MainMenu } from "../../../../app/frame/navigation.tsx";
import { markupOf } from "../../../../app/rendering/markup-of.ts";
import { fetchPath } from "../../fetch.ts";

/** The markup of a content, once it has been rendered. */
async function markup(key: string, content: ReactNode): Promise<string> {
  try {
    return markupOf(key, content);
  } catch (waiting) {
    await waiting;
    return markupOf(key, content);
  }
}

it("keeps the markup of what has been rendered, with the marks between its texts", async () => {
  const content = (
    <p>
      {"Bring <it>"} {2} times
    </p>
  );
  const html = "<p>Bring &lt;it&gt;<!-- --> <!-- -->2<!-- --> times</p>";
  expect(await markup("bring", content)).toBe(html);
  expect(markupOf("bring", <p>Something else</p>)).toBe(html);
});

it("leaves to the page what needs the page around it", async () => {
  const Here = () => useLocation().pathname;
  expect(await markup("here", <Here />)).toBe("");
});

it("keeps the menus without the page around them", async () => {
  const menu = <MainMenu links={{ cities: [], materials: [] }} current={currentEntry("/Cities")} />;
  expect(await markup("menu", menu)).toContain(
    'aria-current="page" href="/scrap-metal-prices-by-city/"',
  );
});

it("a page is the same from what is kept, and marks another page in its menus", async () => {
  const frame = async (path: string) =>
    (await (await fetchPath(path)).text()).match(
      /<header class="header">.*?<main|<footer.*<\/footer>/gs,
    ) ?? [];
  const first = await frame("/scrap-yards/");
  expect(first).toHaveLength(2);
  expect(await frame("/scrap-yards/")).toEqual(first);
  expect(first[0]?.match(/aria-current="page" href="\/scrap-yards\/"/g)).toHaveLength(2);
  const [other] = await frame("/contact/");
  expect(other?.match(/aria-current="page"/g)).toHaveLength(2);
  expect(other).toContain('aria-current="page" href="/contact/"');
});
