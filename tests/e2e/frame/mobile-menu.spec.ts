import { expect, open, type Page, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Mobile" });

test("the menu takes the place of the navigation on a phone", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  for (const name of [
    "Home",
    "Cities",
    "Materials",
    "Scrap Yards",
    "Scrap My Car",
    "Resources",
    "Contact",
  ])
    await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Home" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test("it closes on Escape, outside and after a link", async ({ page }) => {
  await open(page, "/scrap-metal-prices-by-material/");
  await toggle(page).click();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await page.getByText(/^© /).click();
  await expect(menu(page)).toBeHidden();

  await toggle(page).click();
  await menu(page).getByRole("link", { name: "Brisbane" }).click();
  await expect(page).toHaveURL("/brisbane/");
  await expect(menu(page)).toBeHidden();
});

test("all of it can be reached on a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, "/");
  await toggle(page).click();
  await menu(page).getByRole("link", { name: "Contact" }).scrollIntoViewIfNeeded();
  // Browsers scroll by whole pixels.
  await expect(menu(page).getByRole("link", { name: "Contact" })).toBeInViewport({ ratio: 0.99 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it opens, closes and leads on", async ({ page }) => {
    await page.goto("/");
    await toggle(page).click();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole("link", { name: "Scrap Yards" }).click();
    await expect(page).toHaveURL("/scrap-yards/");
  });
});
