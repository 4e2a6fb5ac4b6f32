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
});

test("Filters opens by the keyboard", async ({ page }) => {
  await open(page, "/scrap-yards/?service=Collection");
  const { near, fold, state } = directory(page);
  await expect(fold).toHaveText("Filters (1)");
  await near.focus();
  await page.keyboard.press("Tab");
  await expect(fold).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(state).toBeVisible();
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

test("Reset All is there only while there is something to reset", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, reset, heading, submit } = directory(page);
  const all = await heading.innerText();
  await expect(reset).toBeHidden();
  await expect(submit).toBeHidden();
  await text.fill("hobart");
  await reset.click();
  await expect(heading).toHaveText(all);
  await expect(heading).toBeFocused();
  await expect(reset).toBeHidden();
  await open(page, "/scrap-yards/?state=TAS&view=map");
  await reset.click();
  await expect(page).toHaveURL("/scrap-yards/?view=map");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Search yards sends what Filters holds", async ({ page }) => {
    await page.goto("/scrap-yards/");
    const { fold, state, submit, names, reset, heading } = directory(page);
    const all = await heading.innerText();
    await fold.click();
    await state.selectOption("TAS");
    await submit.click();
    await expect(names).toHaveCount(10);
    await expect(fold).toHaveText("Filters (1)");
    await reset.click();
    await expect(heading).toHaveText(all);
  });
});
