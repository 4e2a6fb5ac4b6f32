import { expect, open, type Page, test } from "../fixtures.ts";
import { MATERIALS } from "../seed.ts";

const box = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "City or town" });
const button = (page: Page) => page.getByRole("button", { name: "Find Prices" });

test("it says what the site is for", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle(
    "Scrap Metal Prices Australia - Find Local Scrap Yards & Current Prices",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Find the Best Scrap Metal Prices in Australia",
  );
  await expect(button(page)).toBeInViewport();
  await expect(page.getByText("Ready to sell your scrap?")).toBeVisible();
});

test("the six largest cities are one click away", async ({ page }) => {
  await open(page, "/");
  const chips = page.getByRole("list", { name: "Popular cities" }).getByRole("link");
  await expect(chips).toHaveText([
    "Melbourne",
    "Sydney",
    "Brisbane",
    "Perth",
    "Adelaide",
    "Gold Coast",
  ]);
  await chips.last().click();
  await expect(page).toHaveURL("/gold-coast/");
});

test("four cards lead into the site", async ({ page }) => {
  await open(page, "/");
  const cards = page.getByRole("list", { name: "What you can do here" }).getByRole("link");
  const leads = [
    ["Compare prices", "/scrap-metal-prices-by-city/"],
    ["Find yards", "/scrap-yards/"],
    ["Scrap your vehicle", "/scrap-my-car/"],
    ["Price trends", /^\/[a-z-]+\//],
  ] as const;
  await expect(cards).toHaveCount(leads.length);
  for (const [place, [title, path]] of leads.entries()) {
    await expect(cards.nth(place)).toContainText(title);
    await expect(cards.nth(place)).toHaveAttribute("href", path);
  }
});

test("Sydney's prices are on it", async ({ page }) => {
  await open(page, "/");
  const table = page.getByRole("table", { name: /Sydney/ });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Metal Type",
    "Price Range $/kg",
    "Description",
  ]);
  await expect(table.getByRole("rowheader")).toHaveCount(MATERIALS.length);
  for (const range of await table.getByRole("cell", { name: /\$/ }).allTextContents())
    expect(range).toMatch(/^\$\d+\.\d\d – \$\d+\.\d\d$/);
  await expect(table.getByRole("row", { name: /^Copper \$/ })).toContainText(
    /\$8\.00 – \$11\.00.+/,
  );
  await table.getByRole("link", { name: "Copper", exact: true }).click();
  await expect(page).toHaveURL("/material/copper/");
});

test("a phone's first screen has the search and the common metals' prices", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await expect(button(page)).toBeInViewport();
  const board = page.getByRole("complementary", { name: "Common metals in Sydney" });
  await expect(board.getByText("$8.00 – $11.00")).toBeInViewport();
  await expect(page.getByRole("columnheader", { name: "Description" })).toBeHidden();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`search ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    const start = (page: Page) => (javaScriptEnabled ? open(page, "/") : page.goto("/"));

    test("goes to a city that it knows, and to Sydney for any other text", async ({ page }) => {
      await start(page);
      for (const [text, path] of [
        ["  wagga   WAGGA ", "/wagga-wagga/"],
        ["Perth, WA", "/perth/"],
        ["Auckland", "/sydney/"],
      ] as const) {
        await box(page).fill(text);
        await button(page).click();
        await expect(page).toHaveURL(path);
        await page.goBack();
        await expect(page).toHaveURL("/");
      }
    });

    test("stays without text", async ({ page }) => {
      await start(page);
      await button(page).click();
      await expect(box(page)).toBeFocused();
      await box(page).fill("   ");
      await box(page).press("Enter");
      await button(page).click();
      await expect(page).toHaveURL("/");
      await expect(box(page)).toHaveValue("   ");
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("prices, cities and cards are there", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("rowheader")).toHaveCount(MATERIALS.length);
    await expect(page.getByRole("cell", { name: "$8.00 – $11.00" })).toBeVisible();
    await page.getByRole("list", { name: "Popular cities" }).getByText("Melbourne").click();
    await expect(page).toHaveURL("/melbourne/");
  });
});
