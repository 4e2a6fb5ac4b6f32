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
    await expect(card.getByRole("link", { name: /^(\(02\)|04)/ })).toBeVisible();
    await expect(card.getByText(/ NSW \d{4}$/)).toBeVisible();
  }
});

test("a yard can be rung, its website opened and the way found from its card", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/sydney/");
  const yard = cards(page).first();
  await expect(yard.getByRole("link", { name: "(02)" })).toBeVisible();
  await expect(yard.getByRole("link", { name: /\.example/ })).toBeVisible();
  await expect(yard.getByText(/^Takes .+, /)).toBeVisible();
  await expect(yard.getByRole("list", { name: "Services" })).toBeVisible();
  await expect(yard.getByRole("link", { name: /^Directions/ })).toBeVisible();
  await yard.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/yard\/\d+\//);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no map, and all yards have a card, with every metal named", async ({ page }) => {
    await page.goto("/sydney/");
    await expect(yards(page).getByRole("list", { name: "Yards on the map" })).toBeHidden();
    await expect(cards(page).getByText("Catalytic converters").first()).toBeVisible();
    await yards(page).getByText("Show all 32 yards").click();
    await expect(
      others(page)
        .last()
        .getByRole("link", { name: /^(\(02\)|04)/ }),
    ).toBeVisible();
  });

  test("a long description ends after three lines", async ({ page }) => {
    await page.goto("/sydney/");
    const lines = await cards(page)
      .getByRole("paragraph")
      .filter({ hasText: /\w\. \w/ })
      .evaluateAll((all) =>
        all.map((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
      );
    expect(Math.max(...lines)).toBeGreaterThan(2.9);
    expect(Math.max(...lines)).toBeLessThanOrEqual(3.1);
  });
});
