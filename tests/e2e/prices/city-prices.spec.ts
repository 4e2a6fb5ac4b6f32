import { expect, type Locator, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Indicative prices in / });
const header = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
const sorter = (page: Page, name: string) => table(page).getByRole("button", { name });

/** Price ranges by their midpoints in the order of the rows; null where a price is not known. */
async function midpoints(page: Page): Promise<(number | null)[]> {
  const cells = table(page).getByRole("cell", { name: /^\$|^Price unavailable$/ });
  return (await cells.allTextContents()).map((text) => {
    const [min, max] = [...text.matchAll(/\d+\.\d\d/g)].map(Number);
    return min === undefined || max === undefined ? null : (min + max) / 2;
  });
}

const names = (rows: Locator) => rows.getByRole("rowheader").allTextContents();

function ordered(values: (number | null)[], sign: 1 | -1): (number | null)[] {
  const known = values.filter((value) => value !== null).sort((a, b) => sign * (a - b));
  return [...known, ...values.filter((value) => value === null)];
}

test("it opens unsorted, with a row for each material in the order of the file", async ({
  page,
}) => {
  await open(page, "/sydney/");
  await expect(table(page).getByRole("rowheader")).toHaveText(MATERIALS);
  for (const name of ["Metal Type", "Price Range"])
    await expect(header(page, name)).toHaveAttribute("aria-sort", "none");
  await expect(table(page).getByRole("row", { name: /^Copper \$/ })).toContainText(
    "$8.00 – $11.00",
  );
});

test("a click on Metal Type sorts by name, another one the other way", async ({ page }) => {
  await open(page, "/sydney/");
  const byName = (await names(table(page))).sort((a, b) => a.localeCompare(b, "en-AU"));
  const rows = table(page).getByRole("rowheader");
  await sorter(page, "Metal Type").click();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "ascending");
  await expect(rows).toHaveText(byName);
  await sorter(page, "Metal Type").click();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "descending");
  await expect(rows).toHaveText(byName.toReversed());
  await sorter(page, "Metal Type").click();
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "ascending");
});

// Albany has a metal without a price, which comes last both ways.
for (const city of ["sydney", "albany"])
  test(`Price Range sorts by midpoint in ${city}`, async ({ page }) => {
    await open(page, `/${city}/`);
    const prices = await midpoints(page);
    expect(prices).toHaveLength(MATERIALS.length);
    await sorter(page, "Metal Type").click();
    await sorter(page, "Price Range").click();
    await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "ascending");
    await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "none");
    expect(await midpoints(page)).toEqual(ordered(prices, 1));
    await sorter(page, "Price Range").click();
    await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "descending");
    expect(await midpoints(page)).toEqual(ordered(prices, -1));
  });

test("the keyboard sorts and keeps its place", async ({ page }) => {
  await open(page, "/sydney/");
  await sorter(page, "Metal Type").focus();
  await page.keyboard.press("Enter");
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "ascending");
  await page.keyboard.press("Space");
  await expect(header(page, "Metal Type")).toHaveAttribute("aria-sort", "descending");
  await page.keyboard.press("Tab");
  await expect(sorter(page, "Price Range")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "ascending");
});

test("the next city starts unsorted", async ({ page }) => {
  await open(page, "/sydney/");
  await sorter(page, "Price Range").click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).click();
  await expect(page).toHaveURL("/perth/");
  await expect(header(page, "Price Range")).toHaveAttribute("aria-sort", "none");
});

test("a price of 0 is not known", async ({ page }) => {
  await open(page, "/albany/");
  await expect(table(page).getByRole("row", { name: "Cast Iron" })).toContainText(
    "Price unavailable",
  );
});

test("the description is for large screens", async ({ page }) => {
  await open(page, "/sydney/");
  await expect(header(page, "Description")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header(page, "Description")).toBeHidden();
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
});
