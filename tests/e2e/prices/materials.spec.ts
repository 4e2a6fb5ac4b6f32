import { expect, type Locator, open, type Page, test } from "../fixtures.ts";
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

test("each metal has a drawing of its own, and so has one that nobody has drawn", async ({
  page,
}) => {
  await open(page, "/materials");
  const swatches = list(page).locator("[data-metal]");
  const slugs = await swatches.evaluateAll((all) =>
    all.map((swatch) => swatch.getAttribute("data-metal") ?? ""),
  );
  expect(slugs).toHaveLength(MATERIALS.length);
  // All in one place, because the same drawing looks another way between two pixels.
  const swatch = swatches.first();
  const picture = async () => (await swatch.screenshot()).toString("base64");
  for (const media of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { forcedColors: "active" },
  ] as const) {
    await page.emulateMedia(media);
    await swatch.evaluate((element) => element.style.setProperty("opacity", "0"));
    const nothing = await picture();
    await swatch.evaluate((element) => element.style.removeProperty("opacity"));
    await expect.poll(picture, "the drawings are loaded").not.toBe(nothing);
    const pictures = [nothing];
    for (const slug of [...slugs, "new-material"]) {
      await swatch.evaluate((element, slug) => element.setAttribute("data-metal", slug), slug);
      pictures.push(await picture());
    }
    expect(new Set(pictures).size, JSON.stringify(media)).toBe(MATERIALS.length + 2);
  }
});

test("the drawings are larger where they help to identify a metal", async ({ page }) => {
  await open(page, "/materials");
  const tips = page.getByRole("region", { name: "How to Identify Common Scrap Metals" });
  const width = async (swatch: Locator) => (await swatch.boundingBox())?.width ?? 0;
  const inList = await width(list(page).locator("[data-metal]").first());
  for (const swatch of await tips.locator("[data-metal]").all())
    expect(await width(swatch)).toBeGreaterThan(1.5 * inList);
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
