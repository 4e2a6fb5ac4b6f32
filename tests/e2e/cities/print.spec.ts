import { expect, open, test } from "../fixtures.ts";

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("a city of five yards is printed on one page, without its simulated parts", async ({
  page,
  baseURL,
}) => {
  await open(page, "/hobart/");
  // The chart is loaded, and must not be printed all the same.
  const trend = page.getByRole("region", { name: /^12-Month Price Trend/ });
  await trend.scrollIntoViewIfNeeded();
  await expect(trend.getByRole("slider")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(trend).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText("Map data (Simulated)")).toBeHidden();
  const copper = page
    .getByRole("table", { name: /^Prices in / })
    .getByRole("row")
    .nth(1);
  await expect(copper).toContainText(/^Copper No\. 2, .+\$/);
  const yards = page.getByRole("region", { name: "Scrap Metal Yards in Hobart" });
  await expect(yards.getByText(/ TAS 7\d\d\d$/)).toHaveCount(5);
  await expect(page.getByText(`${baseURL}/hobart/`, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
});

test("every yard of a city is printed with its phone and address, folded or not", async ({
  page,
}) => {
  await open(page, "/sydney/");
  await page.emulateMedia({ media: "print" });
  const section = page.getByRole("region", { name: "Scrap Metal Yards in Sydney" });
  await expect(section.getByRole("list", { name: "Yards on the map" })).toBeHidden();
  await expect(section.getByText("Show all 32 yards")).toBeHidden();
  await expect(section.getByText(/ NSW \d{4}$/).filter({ visible: true })).toHaveCount(32);
  const phones = section.getByRole("link", { name: /^(\(02\)|04)/ });
  // One has no phone.
  await expect(phones.filter({ visible: true })).toHaveCount(31);
});
