import { expect, open, type Page, test } from "../fixtures.ts";

const table = (page: Page) =>
  page.getByRole("region", { name: "Prices by City" }).getByRole("table");
const row = (page: Page, city: string) => table(page).getByRole("row", { name: city });

test("it says what the metal is", async ({ page }) => {
  await open(page, "/material/copper/");
  await expect(page).toHaveTitle(/^Copper Scrap Metal Prices/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Copper Scrap Metal Prices");
  await expect(page.getByRole("region", { name: "About Copper" })).toContainText(
    /About Copper.{40,}/,
  );
});

test("its table has low, high and mean price of each city", async ({ page }) => {
  await open(page, "/material/copper/");
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "City",
    "Min Price",
    "Max Price",
    /^Average/,
    "Action",
  ]);
  await expect(row(page, "Sydney").getByRole("rowheader")).toHaveText(/^Sydney NSW/);
  await expect(row(page, "Sydney").getByRole("cell")).toHaveText(
    ["$8.00", "$11.00", "$9.50", "View Details"],
    { useInnerText: true },
  );
  await row(page, "Gold Coast").getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/gold-coast/");
});

test("a price that is not known is told", async ({ page }) => {
  await open(page, "/material/cast-iron/");
  await expect(row(page, "Albany")).toContainText("Price unavailable");
  await expect(row(page, "Albany")).not.toContainText("$0.00");
});

test("on a phone the table has two columns that say the same", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/material/copper/");
  await expect(table(page).getByRole("columnheader")).toHaveText(["City", /^Average/]);
  await expect(row(page, "Sydney")).toContainText("$8.00 – $11.00");
  await row(page, "Sydney").getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/sydney/");
});

test("short addresses and other names lead to it", async ({ request, baseURL }) => {
  for (const [path, target] of [
    ["/copper/", "/material/copper/"],
    ["/ALUMINUM", "/material/aluminum/"],
    ["/aluminium/", "/material/aluminum/"],
    ["/brass/", "/material/brass/"],
    ["/steel/", "/material/steel/"],
    ["/material/millberry/", "/material/copper-bright/"],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 1 });
    expect(response.ok()).toBe(true);
    expect(response.url()).toBe(`${baseURL}${target}`);
  }
});

test("the footer's metals lead to it", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  for (const metal of ["Copper", "Aluminium", "Brass", "Steel"]) {
    await footer.getByRole("link", { name: metal, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${metal} Scrap Metal Prices`);
  }
});

test("an unknown material is told", async ({ page, expectFailure }) => {
  expectFailure("/material/unobtainium/");
  const response = await page.goto("/material/unobtainium/");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Material Not Found");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Material Not Found");
  const link = page.getByRole("main").getByRole("link", { name: "View all materials" });
  await link.click();
  await expect(page).toHaveURL("/materials");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all prices are there", async ({ page }) => {
    await page.goto("/material/copper/");
    await expect(row(page, "Perth")).toContainText(/\$\d+\.\d\d.*\$\d+\.\d\d.*\$\d+\.\d\d/);
    await row(page, "Perth").getByRole("link", { name: "View Details" }).click();
    await expect(page).toHaveURL("/perth/");
  });
});
