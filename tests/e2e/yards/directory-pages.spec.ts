import { expect, open, test } from "../fixtures.ts";
import { directory } from "./directory.ts";

test("first, last, current and its neighbours have numbers", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { pagination, current, link } = directory(page);
  const last = (await pagination.getByRole("link", { name: /^\d+$/ }).last().innerText()).trim();
  const shown: [page: string, numbers: string][] = [
    ["1", `Prev12…${last}Next`],
    ["2", `Prev123…${last}Next`],
    ["3", `Prev1234…${last}Next`],
    ["4", `Prev1…345…${last}Next`],
  ];
  for (const [number, numbers] of shown) {
    await expect(current).toHaveText(number);
    await expect(pagination).toHaveText(numbers);
    await link("Next").click();
  }
  await link(last).click();
  await expect(pagination).toHaveText(`Prev1…${Number(last) - 1}${last}Next`);
  await expect(current).toHaveText(last);
  await expect(link("Next")).toHaveCount(0);
  await link("Prev").click();
  await expect(current).toHaveText(String(Number(last) - 1));
  await link("1").click();
  await expect(current).toHaveText("1");
  await expect(link("Prev")).toHaveCount(0);
});

test("each page shows other yards and the address says which", async ({ page }) => {
  await open(page, "/scrap-yards/?state=QLD");
  const { names, link, current, state } = directory(page);
  const first = await names.allInnerTexts();
  await link("2").click();
  await expect(page).toHaveURL(/state=QLD.*page=2|page=2.*state=QLD/);
  await expect(current).toHaveText("2");
  await expect(state).toHaveValue("QLD");
  const second = await names.allInnerTexts();
  expect(second).toHaveLength(10);
  expect(new Set([...first, ...second]).size).toBe(20);
  await page.goBack();
  await expect(current).toHaveText("1");
  await expect(names).toHaveText(first);
});

test("another page begins at the top", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { link, current, heading } = directory(page);
  await link("Next").scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await link("Next").click();
  await expect(current).toHaveText("2");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the page number stays when a filter changes", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { state, submit, current, text } = directory(page);
  await state.selectOption("NSW");
  await submit.click();
  await expect(page).toHaveURL(/page=3.*state=NSW|state=NSW.*page=3/);
  await expect(current).toHaveText("3");
  await text.fill("sydney");
  await submit.click();
  await expect(page).toHaveURL(/page=3/);
  await expect(current).toHaveText("3");
});

test("a page past the end shows the last", async ({ page }) => {
  await open(page, "/scrap-yards/?page=9999");
  const { current, link, names, pagination } = directory(page);
  const last = pagination.getByRole("link", { name: /^\d+$/ }).last();
  await expect(last).toHaveAttribute("aria-current", "page");
  await expect(names).not.toHaveCount(0);
  await expect(link("Next")).toHaveCount(0);
  await page.goto("/scrap-yards/?page=9999&state=TAS");
  await expect(current).toHaveText("2");
});

test("a list of one page has no pagination", async ({ page }) => {
  await open(page, "/scrap-yards/?state=ACT");
  const { names, pagination } = directory(page);
  await expect(names).not.toHaveCount(0);
  await expect(pagination).toHaveCount(0);
});
