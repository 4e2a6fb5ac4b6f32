import { expect, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";

const box = (page: Page) => page.getByRole("searchbox", { name: "Filter cities" });
const all = (page: Page) => page.getByRole("region", { name: "All cities by state" });

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
