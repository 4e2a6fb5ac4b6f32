import { expect, type Locator, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Prices in / });
const header = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
const sorter = (page: Page, name: string) => table(page).getByRole("button", { name });
const metals = (page: Page): Locator => table(page).getByRole("rowheader").getByRole("link");

test("its headers sort by name and price, and the next city starts unsorted", async ({ page }) => {
  await open(page, "/sydney/");
  const byName = MATERIALS.toSorted((a, b) => a.localeCompare(b, "en-AU"));
  await expect(metals(page)).toHaveText(MATERIALS);
  await sorter(page, "Metal Type").click();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "ascending");
  await expect(metals(page)).toHaveText(byName);
  await sorter(page, "Metal Type").press("Space");
  await expect(metals(page)).toHaveText(byName.toReversed());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "ascending");
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "none");
  await page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).click();
  await expect(page).toHaveURL("/perth/");
  await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "none");
  await expect(metals(page)).toHaveText(MATERIALS);
});

test("the description is for large screens", async ({ page }) => {
  await open(page, "/sydney/");
  await expect(header(page, "Description")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header(page, "Description")).toBeHidden();
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
});
