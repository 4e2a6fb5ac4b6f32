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

test("a closed yard can be rung and its website opened, and says what it takes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/sydney/");
  const yard = entries(page).first();
  await expect(yard.getByRole("link", { name: "(02)" })).toBeVisible();
  await expect(yard.getByRole("link", { name: /\.example/ })).toBeVisible();
  await expect(yard.getByText(/^Takes .+, /)).toBeVisible();
  await expect(yard.getByRole("list", { name: "Services" })).toBeVisible();
  await expect(yard.getByRole("link", { name: /^Directions/ })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every metal of every yard is named", async ({ page }) => {
    await page.goto("/sydney/");
    await expect(entries(page).getByText("Electronic waste").first()).toBeVisible();
  });

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
