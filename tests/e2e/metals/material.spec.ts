import { expect, open, type Page, test } from "../fixtures.ts";

const prices = (page: Page) => page.getByRole("region", { name: "Prices by City" });
const header = (page: Page, name: string) => prices(page).getByRole("columnheader", { name });
const order = (page: Page, name: string) =>
  prices(page).getByRole("list", { name: "Order" }).getByRole("link", { name });
const state = (page: Page, name: string) =>
  prices(page).getByRole("list", { name: "State" }).getByRole("link", { name });
const cities = (page: Page) => prices(page).getByRole("rowheader");

test("on a phone the table has two columns that say the same, a line for each city", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/material/copper-bright/");
  const table = prices(page).getByRole("table");
  const sydney = table.getByRole("row", { name: "Sydney" });
  await expect(table.getByRole("columnheader")).toHaveText(["City", /^Price, Average/]);
  await page.getByText(/^Show all \d+ cities$/).click();
  await expect(sydney).toContainText("$10.50 – $13.50");
  const heights = await table
    .getByRole("row")
    // What yards said is a line of its own.
    .filter({ has: page.getByRole("rowheader"), hasNotText: "yard" })
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  const lineHeight = await table.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.max(...heights)).toBeLessThan(3 * lineHeight);
});

test("a phone folds the cities beyond twenty, unless they are printed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/material/copper/");
  const all = page.getByText("Show all 65 cities");
  await expect(cities(page)).toHaveCount(20);
  await page.emulateMedia({ media: "print" });
  await expect(cities(page)).toHaveCount(65);
  await expect(all).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await all.click();
  await expect(cities(page)).toHaveCount(65);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(all).toBeHidden();
});

test("its prices come best first and of one state, and Back goes back", async ({ page }) => {
  await open(page, "/material/copper/");
  await order(page, "Best price first").evaluate((link) => link.scrollIntoView());
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(0);
  const before = await top();
  await expect(header(page, "City")).toHaveAttribute("aria-sort", "ascending");
  await order(page, "Best price first").click();
  await expect(page).toHaveURL("/material/copper/?sort=price");
  await expect(header(page, "Average")).toHaveAttribute("aria-sort", "descending");
  await state(page, "NSW").click();
  await expect(page).toHaveURL("/material/copper/?sort=price&state=NSW");
  await expect(cities(page).first()).toHaveText("Sydney NSW");
  await order(page, "By city").click();
  await expect(cities(page).first()).toHaveText("Albury NSW");
  await state(page, "All states").click();
  await expect(page).toHaveURL("/material/copper/");
  await expect(cities(page).first()).toHaveText("Adelaide SA");
  expect(await top(), "the page stays where it was").toBe(before);
  await page.goBack();
  await expect(cities(page).first()).toHaveText("Albury NSW");
});
