import { expect, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const list = (page: Page) => page.getByRole("region", { name: "Materials" });
const cards = (page: Page) => list(page).getByRole("link");
const names = (page: Page) => list(page).getByRole("heading", { level: 2 });
const box = (page: Page) => page.getByRole("searchbox", { name: "Search for a material" });

test("the list narrows as one types, and Clear Search shows all of it again", async ({ page }) => {
  await open(page, "/materials");
  await box(page).pressSequentially("aLUMinium e");
  await expect(names(page)).toHaveText(["Aluminium Extrusion Scrap"]);
  await box(page).fill("millberry");
  await expect(names(page)).toHaveText(["Bright Copper Wire Scrap"]);
  await box(page).press("Enter");
  await expect(names(page)).toHaveText(["Bright Copper Wire Scrap"]);
  await box(page).fill("Unobtainium");
  await expect(list(page)).toContainText('No materials found matching "Unobtainium"');
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cards(page)).toHaveCount(MATERIALS.length);
  await expect(box(page)).toHaveValue("");
});

test("a material without colours of its own has a grey swatch", async ({ page }) => {
  await open(page, "/materials");
  const swatch = cards(page).first().locator("[data-metal]");
  await swatch.evaluate((element) => element.setAttribute("data-metal", "new-material"));
  await expect(swatch).toHaveCSS("background-image", /^linear-gradient\(.*rgb/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is narrowed by a text that is sent", async ({ page }) => {
    await page.goto("/scrap-metal-prices-by-material/");
    await box(page).fill("MILLBERRY");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(names(page)).toHaveText(["Bright Copper Wire Scrap"]);
    await expect(box(page)).toHaveValue("MILLBERRY");
    await box(page).fill("Unobtainium");
    await box(page).press("Enter");
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(cards(page)).toHaveCount(MATERIALS.length);
  });
});
