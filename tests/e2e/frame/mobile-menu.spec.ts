import { expect, open, type Page, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Mobile" });

test("a menu takes the place of the navigation on a phone, and closes by its button, on Escape, outside and after a link", async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(menu(page)).toBeHidden();
  for (const close of [
    () => toggle(page).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(195, 840),
    () => menu(page).getByRole("link", { name: "Brisbane" }).click(),
  ]) {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
  }
  await expect(page).toHaveURL("/brisbane/");
});

test("all of the menu can be reached on a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, "/");
  await toggle(page).click();
  await menu(page).getByRole("link", { name: "Contact" }).scrollIntoViewIfNeeded();
  // Browsers scroll by whole pixels.
  await expect(menu(page).getByRole("link", { name: "Contact" })).toBeInViewport({ ratio: 0.99 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes and leads on", async ({ page }) => {
    await page.goto("/");
    await toggle(page).click();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole("link", { name: "Scrap Yards" }).click();
    await expect(page).toHaveURL("/scrap-yards/");
  });
});
