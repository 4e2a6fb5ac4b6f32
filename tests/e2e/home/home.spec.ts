import { expect, open, type Page, test } from "../fixtures.ts";

const box = (page: Page) => page.getByRole("main").getByLabel("City or town");
const button = (page: Page) => page.getByRole("button", { name: "Find Prices" });

test("a phone's first screen has the search and the common metals' prices", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await expect(button(page)).toBeInViewport();
  const board = page.getByRole("complementary", { name: "Common metals in Sydney" });
  await expect(board.getByText("$8.00 – $11.00")).toBeInViewport();
  for (const name of ["What is my load worth?", "Was that a fair offer?", "What is this?"])
    await expect(page.getByRole("main").getByRole("link", { name })).toBeInViewport();
});

test("the table describes each metal, on a phone below its name", async ({ page, request }) => {
  const sydney = await (await request.get("/api/cities/slug/sydney")).json();
  const prices = await (await request.get(`/api/prices/city/${sydney.id}`)).json();
  const table = page.getByRole("table", { name: /^Prices in Sydney/ });
  for (const [width, columns] of [
    [390, 2],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/");
    await expect(table.getByRole("columnheader")).toHaveCount(columns);
    if (width === 390) await page.getByText(/^Show all \d+ metals$/).click();
    for (const { description } of prices)
      await expect(
        table
          .getByText(description, { exact: true })
          // Below a grade.
          .or(table.getByText(`. ${description}`, { exact: true }))
          .filter({ visible: true }),
        `${width} px: ${description}`,
      ).toHaveCount(1);
  }
});

test("another city's prices are one press away, and Home has the first ones again", async ({
  page,
}) => {
  await open(page, "/");
  const perth = page
    .getByRole("list", { name: "Popular cities" })
    .getByRole("link", { name: "Perth" });
  await perth.click();
  await expect(page).toHaveURL("/?city=perth");
  const heading = page.getByRole("heading", { name: /^Current Scrap Metal Prices in/ });
  await expect(heading).toHaveText("Current Scrap Metal Prices in Perth");
  await expect(page.getByText("Prices in Perth $/kg")).toBeVisible();
  await expect(perth).toHaveAttribute("aria-current", "true");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(heading).toHaveText("Current Scrap Metal Prices in Sydney");
});

test("an unfinished name leads to Sydney, which says so and links to the one that was meant", async ({
  page,
}) => {
  await open(page, "/");
  await box(page).fill("Pert");
  await button(page).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Scrap Metal Prices in Sydney");
  const told = page.getByText("We don't know “Pert”. This is Sydney. Did you mean");
  await told.getByRole("link", { name: "Perth" }).click();
  await expect(page).toHaveURL("/perth/");
  await expect(heading).toHaveText("Scrap Metal Prices in Perth");
  await expect(told).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search goes to a city that it knows, to Sydney for any other text, and nowhere without text", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [text, path] of [
      ["  wagga   WAGGA ", "/wagga-wagga/"],
      ["Auckland", "/sydney/?searched=Auckland"],
    ] as const) {
      await box(page).fill(text);
      await button(page).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
    await box(page).clear();
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill("   ");
    await box(page).press("Enter");
    await button(page).click();
    await expect(page).toHaveURL("/");
    await expect(box(page)).toHaveValue("   ");
  });
});
