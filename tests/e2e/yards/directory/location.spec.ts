import { expect, open, type Page, test } from "../../fixtures.ts";
import { openEarly } from "../../late-scripts.ts";
import { directory } from "./directory.ts";

const DUBBO = { latitude: -32.256_904, longitude: 148.601_123 };

/** In place of the browser's own: counts how often it is asked, and answers with an error of this code. */
async function failWith(page: Page, code: number): Promise<void> {
  await page.addInitScript((code) => {
    const geolocation = {
      getCurrentPosition: (_: unknown, failed: (error: { code: number }) => void) =>
        failed({ code }),
    };
    Object.defineProperty(navigator, "geolocation", { value: geolocation });
  }, code);
}

test.describe("Use my location", () => {
  test.use({ permissions: ["geolocation"], geolocation: DUBBO });

  test("lists the yards near it, and sends no more than a kilometre", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/scrap-yards/?material=Copper&page=2");
    const { locate, near, results, cards } = directory(page);
    await locate.click();
    await expect(results).toContainText("in a straight line from your location.");
    await expect(page).toHaveURL("/scrap-yards/?near=-32.26%2C148.6&material=Copper");
    await expect(near).toHaveValue("My location");
    await expect(cards.first()).toContainText(/about \d km away/);
    expect(asked.filter((url) => /32\.25|148\.601/.test(url))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain("148");
  });

  test("stays while a metal is chosen, and shows its numbers after a reload", async ({ page }) => {
    await open(page, "/scrap-yards/");
    const { locate, near, material, results } = directory(page);
    await locate.click();
    await expect(near).toHaveValue("My location");
    // The list of the place has come, so that nothing is on its way when the metal is chosen.
    await expect(page.getByText(/^Nearest first, .* from your location/)).toBeVisible();
    await material.selectOption("Copper");
    await expect(page).toHaveURL("/scrap-yards/?near=-32.26%2C148.6&material=Copper");
    await expect(near).toHaveValue("My location");
    await page.reload();
    await expect(near).toHaveValue("-32.26,148.6");
    await expect(results).toContainText("from -32.26,148.6.");
  });

  test("works when it is pressed early", async ({ page }) => {
    const start = await openEarly(page, "/scrap-yards/");
    const { locate, near } = directory(page);
    await locate.click();
    await start();
    await expect(near).toHaveValue("My location");
  });

  test("is not asked for until it is pressed", async ({ page }) => {
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      const counted = (...args: Parameters<typeof ask>) => {
        document.documentElement.dataset.asked = "yes";
        ask(...args);
      };
      Object.defineProperty(geolocation, "getCurrentPosition", { value: counted });
    });
    await open(page, "/scrap-yards/?near=2830");
    const { locate, near } = directory(page);
    const asked = page.locator("html[data-asked]");
    await expect(asked).toHaveCount(0);
    await locate.click();
    await expect(near).toHaveValue("My location");
    await expect(asked).toHaveCount(1);
  });
});

test.describe("abroad", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: 51.5, longitude: -0.12 } });

  test("is said, and searches nothing", async ({ page }) => {
    await open(page, "/scrap-yards/");
    const { locate, main } = directory(page);
    await locate.click();
    await expect(main.getByText("You seem to be outside Australia.")).toBeVisible();
    await expect(page).toHaveURL("/scrap-yards/");
  });
});

test("a refusal is said beside the field", async ({ page, context }) => {
  await context.clearPermissions();
  await open(page, "/scrap-yards/");
  const { locate, main, near } = directory(page);
  await locate.click();
  await expect(main.getByText("Your browser did not share your location.")).toBeVisible();
  await expect(near).toHaveValue("");
  await near.fill("2830");
  await expect(page).toHaveURL("/scrap-yards/?near=2830");
  await expect(main.getByText("Your browser did not share your location.")).toBeHidden();
});

for (const [code, words] of [
  [2, "Your device could not find its location."],
  [3, "Finding your location took too long. Try again, or type a place."],
] as const)
  test(`“${words}” is said, and the button can be pressed again`, async ({ page }) => {
    await failWith(page, code);
    await open(page, "/scrap-yards/");
    const { locate, main } = directory(page);
    await locate.click();
    await expect(main.getByText(words)).toBeVisible();
    await locate.click();
    await expect(main.getByText(words)).toBeVisible();
    await expect(page).toHaveURL("/scrap-yards/");
  });

test("where a browser has no location there is no button", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
  await open(page, "/scrap-yards/");
  const { locate, near } = directory(page);
  await expect(near).toBeVisible();
  await expect(locate).toHaveCount(0);
});
