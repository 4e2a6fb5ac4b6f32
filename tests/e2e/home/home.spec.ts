import { expect, open, test } from "../fixtures.ts";

test("a phone's first screen has the search and the common metals' prices", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Find Prices" })).toBeInViewport();
  const board = page.getByRole("complementary", { name: "Common metals in Sydney" });
  await expect(board.getByText("$8.00 – $11.00")).toBeInViewport();
  for (const name of ["What is my load worth?", "Was that a fair offer?", "What is this?"])
    await expect(page.getByRole("main").getByRole("link", { name })).toBeInViewport();
});

test("the table describes each metal, on a phone below its name", async ({ page }) => {
  const table = page.getByRole("table", { name: /^Prices in Sydney/ });
  const description = table.getByText("Pipe and mixed household copper").filter({ visible: true });
  await open(page, "/");
  for (const [width, columns] of [
    [390, 2],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(table.getByRole("columnheader")).toHaveCount(columns);
    await expect(description, `${width} px`).toHaveCount(1);
  }
});
