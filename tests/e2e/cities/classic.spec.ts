import { expect, open, test } from "../fixtures.ts";

const CLASSIC = "/sydney/?layout=classic";

test("the older layout's city box leads to the city", async ({ page }) => {
  await open(page, CLASSIC);
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("textbox").fill("  hoBART ");
  await search.getByRole("button", { name: "Find Prices" }).click();
  await expect(page).toHaveURL("/hobart/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scrap Metal Prices in Hobart");
});

test("the older layout leads back to current prices", async ({ page }) => {
  await open(page, CLASSIC);
  const links = page.getByRole("main").getByRole("link", { name: /current prices in Sydney/i });
  await links.first().click();
  await expect(page).toHaveURL("/sydney/");
  await expect(page.getByRole("region", { name: "12-Month Price Trend in Sydney" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the older layout's city box works", async ({ page }) => {
    await page.goto(CLASSIC);
    const search = page.getByRole("main").getByRole("search");
    await search.getByRole("textbox").fill("Perth");
    await search.getByRole("button", { name: "Find Prices" }).click();
    await expect(page).toHaveURL("/perth/");
  });
});
