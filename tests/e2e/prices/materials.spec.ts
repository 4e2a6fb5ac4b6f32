import { expect, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const list = (page: Page) => page.getByRole("region", { name: "Materials" });
const cards = (page: Page) => list(page).getByRole("link");
const names = (page: Page) => list(page).getByRole("heading", { level: 2 });
const box = (page: Page) => page.getByRole("searchbox", { name: "Search for a material" });

for (const path of ["/scrap-metal-prices-by-material/", "/materials"])
  test(`${path} has a card for every material`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveTitle(/Scrap Metal Prices by Material/);
    await expect(box(page)).toHaveAttribute("placeholder", "Search for a material...");
    await expect(cards(page)).toHaveCount(MATERIALS.length);
    for (const text of await cards(page).allTextContents())
      expect(text).toMatch(/^.+ Scrap.{20,}View current prices$/);
    await cards(page).filter({ hasText: "Brass Scrap" }).getByText("View current prices").click();
    await expect(page).toHaveURL("/material/brass/");
  });

test("the list narrows as one types, by name and description, in any case", async ({ page }) => {
  await open(page, "/materials");
  await box(page).pressSequentially("aLUMinium e");
  await expect(names(page)).toHaveText(["Aluminium Extrusion Scrap"]);
  await box(page).fill("millberry");
  await expect(names(page)).toHaveText(["Bright Copper Wire Scrap"]);
  await box(page).press("Enter");
  await expect(names(page)).toHaveText(["Bright Copper Wire Scrap"]);
  await box(page).clear();
  await expect(cards(page)).toHaveCount(MATERIALS.length);
});

test("a text that fits no material is told, and can be cleared", async ({ page }) => {
  await open(page, "/materials");
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

test("tips tell the common metals apart", async ({ page }) => {
  await open(page, "/materials");
  const tips = page.getByRole("region", { name: /Identify/ });
  await expect(tips.getByRole("heading", { level: 3 })).toHaveText([
    "Copper",
    "Aluminium",
    "Brass",
    "Steel",
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the cards are there, and the box narrows them", async ({ page }) => {
    await page.goto("/scrap-metal-prices-by-material/");
    await expect(cards(page)).toHaveCount(MATERIALS.length);
    await box(page).fill("MILLBERRY");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(names(page)).toHaveText(["Bright Copper Wire Scrap"]);
    await expect(box(page)).toHaveValue("MILLBERRY");
    await box(page).fill("Unobtainium");
    await box(page).press("Enter");
    await expect(list(page)).toContainText('No materials found matching "Unobtainium"');
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(cards(page)).toHaveCount(MATERIALS.length);
  });
});
