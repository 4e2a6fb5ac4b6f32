import { expect, open, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";
import { CITY_COUNT } from "../seed.ts";

const all = (page: Page) => page.getByRole("region", { name: "All cities by state" });
const cities = (page: Page) => all(page).getByRole("link");
const box = (page: Page) => page.getByRole("searchbox", { name: "Filter cities" });

test("the list narrows as one types, and Clear Search shows all of it again", async ({ page }) => {
  await open(page, "/cities/");
  await box(page).pressSequentially("northern terr");
  await expect(cities(page)).toHaveText(["Alice Springs", "Darwin", "Katherine"]);
  await box(page).press("Enter");
  await expect(cities(page)).toHaveCount(3);
  await box(page).fill("Auckland");
  await expect(all(page)).toContainText('No cities found matching "Auckland"');
  await expect(cities(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(cities(page)).toHaveCount(CITY_COUNT);
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("region", { name: "Top cities" })).toBeVisible();
});

test("the cities narrow to what was typed early; focus and caret stay", async ({ page }) => {
  const start = await openEarly(page, "/cities/");
  await box(page).pressSequentially("dawin");
  for (let i = 0; i < 3; i++) await box(page).press("ArrowLeft");
  await start();
  await expect(all(page)).toContainText('No cities found matching "dawin"');
  await expect(page.getByRole("region", { name: "Top cities" })).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  expect(await caret(box(page))).toBe(2);
  await box(page).press("r");
  await expect(box(page)).toHaveValue("darwin");
  await expect(all(page).getByRole("link")).toHaveText(["Darwin"]);
});
