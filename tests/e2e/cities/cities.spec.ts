import { expect, open, type Page, test } from "../fixtures.ts";
import { CITY_COUNT, STATES } from "../seed.ts";

const top = (page: Page) => page.getByRole("region", { name: "Top cities" });
const all = (page: Page) => page.getByRole("region", { name: "All cities by state" });
const cities = (page: Page) => all(page).getByRole("link");
const box = (page: Page) => page.getByRole("searchbox", { name: "Filter cities" });

for (const path of ["/scrap-metal-prices-by-city/", "/cities/"])
  test(`${path} lists the top cities and all of them by state`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveTitle(/Scrap Metal Prices by City/);
    await expect(top(page).getByRole("link")).toHaveText([
      /Melbourne/,
      /Sydney/,
      /Brisbane/,
      /Perth/,
      /Adelaide/,
      ...Array<RegExp>(7).fill(/./),
    ]);
    await expect(cities(page)).toHaveCount(CITY_COUNT);
    await expect(all(page).getByRole("heading", { level: 3 })).toHaveText(STATES);
  });

test("every city leads to its page", async ({ page }) => {
  await open(page, "/cities/");
  await cities(page).filter({ hasText: "Alice Springs" }).click();
  await expect(page).toHaveURL("/alice-springs/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Alice Springs");
  await page.goBack();
  await top(page).getByRole("link", { name: "Geelong" }).click();
  await expect(page).toHaveURL("/geelong/");
});

const TEXTS = [
  ["gEEl", ["Geelong"]],
  ["act", ["Canberra"]],
  ["northern terr", ["Alice Springs", "Darwin", "Katherine"]],
  [" Tasmania ", ["Burnie", "Devonport", "Hobart", "Launceston"]],
] as const;

test("the box narrows the list as one types, by name, state code and state name", async ({
  page,
}) => {
  await open(page, "/cities/");
  for (const [text, names] of TEXTS) {
    await box(page).pressSequentially(text);
    await expect(cities(page)).toHaveText([...names]);
    await expect(all(page).getByRole("heading", { level: 3 })).toHaveCount(1);
    await box(page).press("Enter");
    await expect(cities(page)).toHaveText([...names]);
    await box(page).clear();
    await expect(cities(page)).toHaveCount(CITY_COUNT);
  }
});

test("a text that fits no city is told, and can be cleared", async ({ page }) => {
  await open(page, "/cities/");
  await box(page).fill("Auckland");
  await expect(all(page)).toContainText('No cities found matching "Auckland"');
  await expect(cities(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cities(page)).toHaveCount(CITY_COUNT);
  await expect(box(page)).toHaveValue("");
  await expect(top(page)).toBeVisible();
});

test("an address with a text shows what it leaves", async ({ page }) => {
  await open(page, "/cities/?q=Auckland");
  await expect(box(page)).toHaveValue("Auckland");
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cities(page)).toHaveCount(CITY_COUNT);
});

test("the Cities link shows all of them again", async ({ page }) => {
  await open(page, "/scrap-metal-prices-by-city/?q=Auckland");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Cities", exact: true }).click();
  await expect(page).toHaveURL("/scrap-metal-prices-by-city/");
  await expect(box(page)).toHaveValue("");
  await expect(cities(page)).toHaveCount(CITY_COUNT);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the lists are there, and the box narrows them", async ({ page }) => {
    await page.goto("/cities/");
    await expect(top(page).getByRole("link")).toHaveCount(12);
    await expect(cities(page)).toHaveCount(CITY_COUNT);
    await box(page).fill("tas");
    await box(page).press("Enter");
    await expect(cities(page)).toHaveCount(4);
    await expect(box(page)).toHaveValue("tas");
    await box(page).fill("Auckland");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(all(page)).toContainText('No cities found matching "Auckland"');
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(cities(page)).toHaveCount(CITY_COUNT);
    await expect(box(page)).toHaveValue("");
  });
});
