import { documentBirth, expect, open, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

test("View All Scrap Yards loads the directory as a new page", async ({ page }) => {
  await open(page, "/sydney/");
  const before = await documentBirth(page);
  await page.getByRole("link", { name: "View All Scrap Yards" }).click();
  await expect(page).toHaveURL("/scrap-yards/");
  await expect(page.getByRole("heading", { name: /Scrap Yards Found/ })).toBeVisible();
  expect(await documentBirth(page)).toBeGreaterThan(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("prices, their trend, yards and rules can be seen", async ({ page }) => {
    await page.goto("/melbourne/");
    await expect(page.getByRole("table", { name: /^Indicative/ }).getByRole("row")).toHaveCount(
      MATERIALS.length + 1,
    );
    await expect(page.getByRole("cell", { name: /\$.+ – \$/ }).first()).toBeVisible();
    const trend = page.getByRole("region", { name: /^12-Month Price Trend/ });
    // The legend would do nothing.
    await expect(trend.getByRole("button", { name: "Copper" })).toBeHidden();
    await trend.getByText("Show the numbers as a table").click();
    await expect(trend.getByRole("rowheader")).toHaveCount(12);
    const yards = page.getByRole("region", { name: "Scrap Metal Yards in Melbourne" });
    await expect(yards.getByRole("heading", { level: 3 })).toHaveCount(1 + 20);
    await expect(yards).not.toContainText("Loading scrap yards");
    await expect(
      page.getByRole("heading", { name: "Key Requirements for Selling Scrap Metal" }),
    ).toBeVisible();
  });
});
