import { expect, open, type Page, test } from "../fixtures.ts";
import { CITY_COUNT } from "../seed.ts";

const all = (page: Page) => page.getByRole("region", { name: "All cities by state" });
const cities = (page: Page) => all(page).getByRole("link");
const box = (page: Page) => page.getByRole("searchbox", { name: "Filter cities" });

test("the list narrows as one types, and Clear Search shows all of it again", async ({ page }) => {
  await open(page, "/cities/");
  await box(page).pressSequentially("northern terr");
  await expect(cities(page)).toHaveText(["Alice Springs", "Darwin", "Katherine"]);
  await box(page).press("Enter");
  await expect(cities(page)).toHaveCount(3);
  await box(page).fill("Auckland");
  await expect(all(page)).toContainText('No cities found matching "Auckland"');
  await expect(cities(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cities(page)).toHaveCount(CITY_COUNT);
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("region", { name: "Top cities" })).toBeVisible();
});

test("a slow navigation shows twelve placeholders until the cities come", async ({ page }) => {
  await open(page, "/about/");
  const answer = Promise.withResolvers<void>();
  await page.route(/by-city(\/_)?\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const skeletons = page.getByRole("region", { name: "Top cities" }).locator(".skeleton");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Cities", exact: true }).click();
  await expect(skeletons).toHaveCount(12);
  await expect(page).toHaveURL("/scrap-metal-prices-by-city/");
  answer.resolve();
  await expect(cities(page)).toHaveCount(CITY_COUNT);
  await expect(skeletons).toHaveCount(0);
});
