import { expect, openWithStoppedClock, type Page, test } from "../fixtures.ts";
import { expectToast, toastRegion, toasts } from "./toasts.ts";

/** Searches for something that does not exist; a notification says so. */
async function searchInVain(page: Page, text: string): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Search", exact: true }).click();
  await banner.getByLabel("Search for a city or metal").fill(text);
  await banner.getByLabel("Search for a city or metal").press("Enter");
  await expectToast(page, text);
}

test("one notification at a time says what was not found, and the page stays", async ({ page }) => {
  await openWithStoppedClock(page, "/perth/");
  await searchInVain(page, "Unobtainium");
  await searchInVain(page, "Kryptonite");
  await expect(toasts(page)).toHaveCount(1);
  await toastRegion(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);
  await searchInVain(page, "Kryptonite");
  await expect(page).toHaveURL("/perth/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scrap Metal Prices in Perth");
});

test("F8 moves the focus to it, and its button closes it", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  await searchInVain(page, "Unobtainium");
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toastRegion(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

test("it goes after five seconds", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  await searchInVain(page, "Unobtainium");
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
});

test("it goes when it is swiped 50 px to the right, not for less", async ({ page }) => {
  await openWithStoppedClock(page, "/");
  await searchInVain(page, "Unobtainium");
  const swipe = async (distance: number) => {
    await toasts(page).hover({ position: { x: 30, y: 20 } });
    await page.mouse.down();
    const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
    await page.mouse.move(x + 30 + distance, y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(80);
  await expect(toasts(page)).toHaveCount(0);
});
