import { documentBirth, expect, open, test } from "../fixtures.ts";

test("View All Scrap Yards loads the directory as a new page", async ({ page }) => {
  await open(page, "/sydney/");
  const before = await documentBirth(page);
  await page.getByRole("link", { name: "View All Scrap Yards" }).click();
  await expect(page).toHaveURL("/scrap-yards/");
  await expect(page.getByRole("heading", { name: /Scrap Yards Found/ })).toBeVisible();
  expect(await documentBirth(page)).toBeGreaterThan(before);
});

test("the ways to the sections stay below the header and cover no heading", async ({ page }) => {
  await open(page, "/sydney/");
  const ways = page.getByRole("navigation", { name: "On this page" });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [name, heading] of [
      ["Prices", "All Metal Prices in Sydney"],
      ["Yards", "Scrap Metal Yards in Sydney"],
      ["What to bring", "Key Requirements for Selling Scrap Metal"],
      ["Rules", "Scrap Metal Regulations in Sydney"],
    ] as const) {
      await ways.getByRole("link", { name }).click();
      const target = page.getByRole("heading", { name: heading });
      await expect(target).toBeInViewport({ ratio: 1 });
      const bottom = await ways.evaluate((nav) => nav.getBoundingClientRect().bottom);
      await expect
        .poll(() => target.evaluate((one) => one.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(bottom);
      await expect(ways).toBeInViewport({ ratio: 0.95 });
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("prices, their trend, yards and rules can be seen", async ({ page }) => {
    await page.goto("/melbourne/");
    await expect(page.getByRole("cell", { name: /\$.+ – \$/ }).first()).toBeVisible();
    const trend = page.getByRole("region", { name: /^12-Month Price Trend/ });
    // The legend would do nothing.
    await expect(trend.getByRole("button", { name: "Copper" })).toBeHidden();
    await expect(trend.getByRole("img", { name: /^Chart of prices in / })).toBeVisible();
    await trend.getByText("Show the numbers as a table").click();
    await expect(trend.getByRole("rowheader")).toHaveCount(12);
    const yards = page.getByRole("region", { name: "Scrap Metal Yards in Melbourne" });
    await expect(yards.locator("h3")).toHaveCount(32);
    await expect(yards.getByRole("list", { name: "Yards on the map" })).toBeHidden();
    await expect(yards.getByText("Catalytic converters").first()).toBeVisible();
    const last = yards.locator("h3").last();
    await expect(last).toBeHidden();
    await yards.getByText("Show all 32 yards").click();
    await expect(last).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Key Requirements for Selling Scrap Metal" }),
    ).toBeVisible();
  });
});
