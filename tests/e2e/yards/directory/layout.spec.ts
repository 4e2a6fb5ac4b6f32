import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone the search is followed by the yards; Filters opens the rest", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, fold, state, material, service, names, heading } = directory(page);
  await expect(text).toBeVisible();
  for (const field of [state, material, service]) await expect(field).toBeHidden();
  await expect(names.first()).toBeInViewport();
  const all = await heading.innerText();
  await fold.click();
  await state.selectOption("NSW");
  await expect(heading).not.toHaveText(all);
  await material.selectOption("Lead");
  await expect(page).toHaveURL(/state=NSW&material=Lead/);
  await expect(fold).toHaveText("Filters (2)");
  await expect(service).toBeVisible();
  const show = page.getByRole("button", { name: /^Show \d+ yards$/ });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(service).toBeHidden();
  await expect(heading).toBeInViewport();
});

test("a wide screen shows the filters without Filters", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/scrap-yards/?state=NSW");
  const { fold, state, service } = directory(page);
  await expect(fold).toBeHidden();
  await expect(state).toBeVisible();
  await state.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(service).toBeFocused();
});

test("Reset All is always there, also on a further page", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { text, reset, heading, submit, current } = directory(page);
  const all = await heading.innerText();
  await expect(submit).toBeHidden();
  await reset.click();
  await expect(page).toHaveURL("/scrap-yards/");
  await expect(current).toHaveText("1");
  await text.fill("hobart");
  await expect(heading).not.toHaveText(all);
  await reset.click();
  await expect(heading).toHaveText(all);
  await expect(reset).toBeFocused();
});
