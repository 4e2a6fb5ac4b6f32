import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

test("each page shows other yards from its top, the address says which, and Back returns", async ({
  page,
}) => {
  await open(page, "/scrap-yards/?state=QLD");
  const { names, link, current, state, heading } = directory(page);
  const first = await names.allInnerTexts();
  await link("Next").scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await link("Next").click();
  await expect(page).toHaveURL(/state=QLD.*page=2|page=2.*state=QLD/);
  await expect(current).toHaveText("2");
  await expect(state).toHaveValue("QLD");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const second = await names.allInnerTexts();
  expect(second).toHaveLength(10);
  expect(new Set([...first, ...second]).size).toBe(20);
  await page.goBack();
  await expect(current).toHaveText("1");
  await expect(names).toHaveText(first);
});
