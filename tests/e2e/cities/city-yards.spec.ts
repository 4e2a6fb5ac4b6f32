import { expect, open, type Page, test } from "../fixtures.ts";

const yards = (page: Page) => page.getByRole("region", { name: "Scrap Metal Yards in Sydney" });
const cards = (page: Page) =>
  yards(page).getByRole("list", { name: "Yards nearest the middle of Sydney" }).locator("> li");
const others = (page: Page) =>
  yards(page).getByRole("list", { name: "Other yards in Sydney" }).locator("> li");

test("cards stand in one, two or three columns, all of them outside the map's list", async ({
  page,
}) => {
  await open(page, "/sydney/");
  await expect(cards(page)).toHaveCount(3);
  await expect(others(page).first()).toBeHidden();
  await yards(page).getByText("Show all 32 yards").click();
  await expect(others(page)).toHaveCount(29);
  for (const [width, columns] of [
    [1280, 3],
    [768, 2],
    [390, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const list of [cards(page), others(page)]) {
      const lefts = () =>
        list.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      await expect.poll(async () => new Set(await lefts()).size, `${width} px`).toBe(columns);
    }
  }
  for (const card of [cards(page).last(), others(page).last()]) {
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport({ ratio: 1 });
  }
});
