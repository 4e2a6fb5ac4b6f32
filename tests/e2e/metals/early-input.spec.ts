import { expect, type Page, test } from "../fixtures.ts";
import { openEarly } from "../late-scripts.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Prices in / });
const header = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
const sorter = (page: Page, name: string) => table(page).getByRole("button", { name });
const metals = (page: Page) => table(page).getByRole("rowheader").getByRole("link");
const trend = (page: Page) => page.getByRole("region", { name: /^12-Month Price Trend/ });
const metal = (page: Page, name: string) => trend(page).getByRole("button", { name, exact: true });

test("buttons that were pressed early do it later, once each and in their order", async ({
  page,
}) => {
  const start = await openEarly(page, "/sydney/");
  const byName = (await metals(page).allTextContents()).sort((a, b) => a.localeCompare(b, "en-AU"));
  const numbers = trend(page).getByRole("table");
  await trend(page).getByText("Show the numbers as a table").click();
  for (const name of ["Steel", "Copper", "Brass", "Brass"]) await metal(page, name).click();
  await sorter(page, "Price Range").click();
  await sorter(page, "Metal Type").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "none");
  await start();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "descending");
  await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "none");
  await expect(metals(page)).toHaveText(byName.toReversed());
  await expect(sorter(page, "Metal Type")).toBeFocused();
  for (const [name, isShown] of Object.entries({ Steel: true, Copper: false, Brass: true }))
    await expect(metal(page, name)).toHaveAttribute("aria-pressed", String(isShown));
  await expect(numbers).toBeVisible();
  await sorter(page, "Metal Type").click();
  await expect(metals(page)).toHaveText(byName);
});
