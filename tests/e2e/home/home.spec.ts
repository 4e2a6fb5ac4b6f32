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

test("the table describes each metal, on a phone below its name", async ({ page }) => {
  const table = page.getByRole("table", { name: /^Prices in Sydney/ });
  const description = table.getByText("Pipe and mixed household copper").filter({ visible: true });
  for (const [width, columns] of [
    [390, 2],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/");
    await expect(table.getByRole("columnheader")).toHaveCount(columns);
    await expect(description, `${width} px`).toHaveCount(1);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search goes to a city that it knows, and nowhere without text", async ({ page }) => {
    await page.goto("/");
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL("/");
    await box(page).fill("  wagga   WAGGA ");
    await button(page).click();
    await expect(page).toHaveURL("/wagga-wagga/");
  });
});
