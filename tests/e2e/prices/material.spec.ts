import { expect, open, test } from "../fixtures.ts";

test("on a phone the table of cities has two columns that say the same", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/material/copper/");
  const table = page.getByRole("region", { name: "Prices by City" }).getByRole("table");
  const sydney = table.getByRole("row", { name: "Sydney" });
  await expect(table.getByRole("columnheader")).toHaveText(["City", /^Average/]);
  await expect(sydney).toContainText("$8.00 – $11.00");
  await sydney.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/sydney/");
});
