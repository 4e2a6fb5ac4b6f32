import { expect, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Indicative prices in / });
const header = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
const sorter = (page: Page, name: string) => table(page).getByRole("button", { name });
const metals = (page: Page) => table(page).getByRole("rowheader").getByRole("link");
const trend = (page: Page) => page.getByRole("region", { name: /^12-Month Price Trend/ });
const metal = (page: Page, name: string) => trend(page).getByRole("button", { name, exact: true });
const box = (page: Page) => page.getByRole("searchbox", { name: "Search for a material" });
const list = (page: Page) => page.getByRole("region", { name: "Materials" });

test("a header that was pressed early sorts the table, once", async ({ page }) => {
  const start = await openEarly(page, "/sydney/");
  const byName = (await metals(page).allTextContents()).sort((a, b) => a.localeCompare(b, "en-AU"));
  await sorter(page, "Metal Type").click();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "none");
  await start();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "ascending");
  await expect(metals(page)).toHaveText(byName);
  await sorter(page, "Metal Type").click();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "descending");
  await expect(metals(page)).toHaveText(byName.toReversed());
});

test("early presses count in their order, by keyboard too", async ({ page }) => {
  const start = await openEarly(page, "/sydney/");
  await sorter(page, "Metal Type").click();
  await sorter(page, "Price Range").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await start();
  await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "descending");
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "none");
  await expect(sorter(page, "Price Range")).toBeFocused();
});

test("metals that were pressed early change places in the chart", async ({ page }) => {
  const start = await openEarly(page, "/sydney/");
  await metal(page, "Steel").click();
  await metal(page, "Copper").click();
  await metal(page, "Brass").click();
  await metal(page, "Brass").click();
  await start();
  await expect(metal(page, "Steel")).toHaveAttribute("aria-pressed", "true");
  await expect(metal(page, "Copper")).toHaveAttribute("aria-pressed", "false");
  await expect(metal(page, "Brass")).toHaveAttribute("aria-pressed", "true");
});

test("the chart's numbers that were opened early stay open", async ({ page }) => {
  const start = await openEarly(page, "/sydney/");
  await trend(page).getByText("Show the numbers as a table").click();
  const numbers = trend(page).getByRole("table");
  await expect(numbers).toBeVisible();
  await start();
  await expect(numbers).toBeVisible();
});

test("the materials narrow to what was typed early; focus and caret stay", async ({ page }) => {
  const start = await openEarly(page, "/materials");
  await box(page).pressSequentially("millbery");
  await box(page).press("ArrowLeft");
  await start();
  await expect(list(page)).toContainText('No materials found matching "millbery"');
  await expect(box(page)).toBeFocused();
  expect(await caret(box(page))).toBe(7);
  await box(page).press("r");
  await expect(box(page)).toHaveValue("millberry");
  await expect(list(page).getByRole("heading", { level: 2 })).toHaveText([
    "Bright Copper Wire Scrap",
  ]);
});
