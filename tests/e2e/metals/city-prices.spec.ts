import { expect, open, type Page, test } from "../fixtures.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Prices in / });
const header = (page: Page) => table(page).getByRole("columnheader", { name: "Price Range" });
const metals = (page: Page) => table(page).getByRole("rowheader").getByRole("link");

test("the table's order is kept for Back and for reloading, on its own page", async ({ page }) => {
  await open(page, "/sydney/");
  const loaded = await metals(page).allTextContents();
  const sorter = header(page).getByRole("button");
  await sorter.press("Space");
  await sorter.press("Enter");
  await expect(header(page)).toHaveAttribute("aria-sort", "descending");
  const sorted = await metals(page).allTextContents();
  expect(sorted).not.toEqual(loaded);

  await metals(page).first().click();
  await expect(page).toHaveURL(/\/material\//);
  await page.goBack();
  await expect(header(page)).toHaveAttribute("aria-sort", "descending");
  await expect(metals(page)).toHaveText(sorted);

  // With a document in between.
  await page.getByRole("link", { name: "View All Scrap Yards" }).click();
  await expect(page).toHaveURL("/scrap-yards/");
  await page.goBack();
  await expect(metals(page)).toHaveText(sorted);
  await page.reload();
  await expect(metals(page)).toHaveText(sorted);

  await page.getByRole("contentinfo").getByRole("link", { name: "Sydney" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).click();
  await expect(page).toHaveURL("/perth/");
  await expect(header(page)).toHaveAttribute("aria-sort", "none");
});
