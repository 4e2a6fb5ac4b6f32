import { expect, it, vi } from "vitest";
import { currentEntry, MainMenu } from "../../../../app/frame/navigation.tsx";
import { markupOf } from "../../../../app/rendering/markup-of.ts";
import { fetchPath } from "../../fetch.ts";

it("keeps the markup of what has been rendered, with the marks between its texts", async () => {
  const content = (
    <p>
      {"Bring <it>"} {2} times
    </p>
  );
  expect(markupOf("bring", content)).toBeUndefined();
  await vi.waitFor(() =>
    expect(markupOf("bring", content)).toBe(
      "<p>Bring &lt;it&gt;<!-- --> <!-- -->2<!-- --> times</p>",
    ),
  );
});

it("keeps the menus without the page around them", async () => {
  const menu = (path: string) => (
    <MainMenu links={{ cities: [], materials: [] }} current={currentEntry(path)} />
  );
  await vi.waitFor(() => expect(markupOf("menu", menu("/Cities"))).toContain("View All"));
  expect(markupOf("menu", null)).toContain(
    'aria-current="page" href="/scrap-metal-prices-by-city/"',
  );
});

it("a page is the same from what is kept, and marks another page in its menus", async () => {
  const frame = async (path: string) =>
    (await (await fetchPath(path)).text()).match(
      /<header class="header">.*?<main|<footer.*<\/footer>/gs,
    );
  const first = await frame("/scrap-yards/");
  expect(first).toHaveLength(2);
  expect(await frame("/scrap-yards/")).toEqual(first);
  expect(first?.[0]?.match(/aria-current="page" href="\/scrap-yards\/"/g)).toHaveLength(2);
  const [other] = (await frame("/contact/")) ?? [];
  expect(other?.match(/aria-current="page"/g)).toHaveLength(2);
  expect(other).toContain('aria-current="page" href="/contact/"');
});
