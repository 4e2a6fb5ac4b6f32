import { expect, open, test } from "../fixtures.ts";

const CLASSIC = "/sydney/?layout=classic";

test("the older layout has its static ranges and its checklist", async ({ page }) => {
  await open(page, CLASSIC);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Scrap Metal Prices in Sydney");
  const table = main.getByRole("table");
  for (const [metal, from, to] of [
    ["Copper", "6.00", "9.50"],
    ["Aluminium", "0.50", "1.80"],
    ["Brass", "3.00", "5.50"],
    ["Steel", "0.15", "0.30"],
  ] as const) {
    const row = table.getByRole("row").filter({ hasText: metal });
    await expect(row.getByRole("cell")).toHaveText(`$${from} – $${to}`);
  }
  await expect(table.getByRole("rowheader")).toHaveCount(4);
  const checklist = main.getByRole("region", { name: "Trading checklist" });
  await expect(checklist.getByRole("listitem")).toHaveText([
    /^Bring ID/,
    /^Sort metals/,
    /^Clean scrap/,
    /^Know state rules/,
    /^Compare yards/,
  ]);
});

test("it lists some of the city's yards", async ({ page, request }) => {
  const yards: { name: string }[] = await (await request.get("/api/scrap-yards/city/13")).json();
  await open(page, CLASSIC);
  const section = page.getByRole("region", { name: "Scrap yards in Sydney" });
  const names = await section.getByRole("heading", { level: 3 }).allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  expect(yards.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test("a town without yards says so", async ({ page }) => {
  await open(page, "/port-lincoln/?layout=classic");
  await expect(page.getByText("No scrap yards found in this area.")).toBeVisible();
});

test("search engines are sent to the city's page", async ({ page }) => {
  await open(page, CLASSIC);
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute("content", /noindex/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", /^https?:\/\/[^/]+\/sydney\/$/);
  await open(page, "/sydney/");
  await expect(robots).toHaveCount(0);
});

test("its city box leads to the city", async ({ page }) => {
  await open(page, CLASSIC);
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("textbox").fill("  hoBART ");
  await search.getByRole("button", { name: "Find Prices" }).click();
  await expect(page).toHaveURL(/\/hobart\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scrap Metal Prices in Hobart");
});

test("it leads back to current prices", async ({ page }) => {
  await open(page, CLASSIC);
  const links = page.getByRole("main").getByRole("link", { name: /current prices in Sydney/i });
  await links.first().click();
  await expect(page).toHaveURL(/\/sydney\/$/);
  await expect(page.getByRole("region", { name: "12-Month Price Trend in Sydney" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all of it is there, and the city box works", async ({ page }) => {
    await page.goto(CLASSIC);
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeEnabled();
    const search = page.getByRole("main").getByRole("search");
    await search.getByRole("textbox").fill("Perth");
    await search.getByRole("button", { name: "Find Prices" }).click();
    await expect(page).toHaveURL(/\/perth\/$/);
  });
});
