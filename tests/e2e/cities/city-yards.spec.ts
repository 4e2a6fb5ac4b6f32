import { expect, open, type Page, test } from "../fixtures.ts";

const entries = (page: Page) =>
  page.getByRole("list", { name: "Yards on the map" }).locator("> li");

test("yards stand in one, two or three columns", async ({ page }) => {
  await open(page, "/sydney/");
  for (const [width, columns] of [
    [1280, 3],
    [768, 2],
    [390, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = () =>
      entries(page).evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().left));
    await expect.poll(async () => new Set(await lefts()).size, `${width} px`).toBe(columns);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every yard is open, and a long description ends after three lines", async ({ page }) => {
    await page.goto("/sydney/");
    const lines = await entries(page)
      .getByRole("paragraph")
      .filter({ hasText: /\w\. \w/ })
      .evaluateAll((all) =>
        all.map((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
      );
    expect(Math.max(...lines)).toBeGreaterThan(2.9);
    expect(Math.max(...lines)).toBeLessThanOrEqual(3.1);
  });
});
