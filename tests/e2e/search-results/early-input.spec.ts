import { expect, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";

const banner = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) => banner(page).getByRole("button", { name: "Search", exact: true });
const field = (page: Page) => banner(page).getByLabel("Search for a city or metal");

test("a search that was opened early stays open, with text, focus and caret", async ({ page }) => {
  const start = await openEarly(page, "/");
  await toggle(page).first().click();
  await page.keyboard.type("pert");
  await expect(field(page)).toHaveValue("pert");
  await field(page).press("Home");
  await start();
  await expect(field(page)).toHaveValue("pert");
  await expect(field(page)).toBeFocused();
  expect(await caret(field(page))).toBe(0);
  await field(page).press("End");
  await field(page).press("h");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/perth/");
  await expect(field(page)).toBeHidden();
});
