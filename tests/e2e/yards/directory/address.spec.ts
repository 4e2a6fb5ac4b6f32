import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

test("the address says what is shown, and Back restores it", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, state, heading, cards } = directory(page);
  const all = await heading.innerText();
  await text.fill("metals");
  await text.press("Enter");
  await expect(page).toHaveURL(/q=metals/);
  await expect(heading).not.toHaveText(all);
  const found = await heading.innerText();
  await state.selectOption("VIC");
  await expect(page).toHaveURL(/state=VIC/);
  await expect(heading).not.toHaveText(found);
  await page.goBack();
  await expect(heading).toHaveText(found);
  await expect(text).toHaveValue("metals");
  await expect(state).toHaveValue("");
  await page.goBack();
  await expect(heading).toHaveText(all);
  await expect(text).toHaveValue("");
  await page.goForward();
  await page.reload();
  await expect(text).toHaveValue("metals");
  await expect(heading).toHaveText(found);
  await cards
    .getByRole("link", { name: /, [A-Z]+$/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/scrap-yards/);
  await page.goBack();
  await expect(text, "after a city's page").toHaveValue("metals");
});

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

test("List View and Map View keep the search, and the map starts at its place", async ({
  page,
}) => {
  await open(page, "/scrap-yards/?near=2830&material=Copper");
  const { results, state, near, main } = directory(page);
  const isPressed = (name: string, pressed: boolean) =>
    expect(results.getByRole("button", { name, pressed, exact: true })).toBeVisible();
  await isPressed("List View", true);
  await isPressed("Map View", false);
  await results.getByRole("button", { name: "Map View" }).click();
  await expect(page).toHaveURL("/scrap-yards/?near=2830&material=Copper&view=map");
  await isPressed("Map View", true);
  await isPressed("List View", false);
  const map = main.getByRole("group", { name: "Map of scrap yards" });
  await expect(map.getByRole("list", { name: "Legend" })).toContainText("Dubbo NSW 2830");
  await expect(
    map.getByRole("button", { name: /yards|Metal|Scrap|Recycl|Salvage/ }).first(),
  ).toBeVisible();
  await expect(map).not.toHaveAttribute("data-zoom", "4");
  await state.selectOption("NSW");
  await expect(page).toHaveURL(/(?=.*view=map)(?=.*near=2830)(?=.*state=NSW)/);
  await results.getByRole("button", { name: "List View" }).click();
  await expect(page).toHaveURL("/scrap-yards/?near=2830&state=NSW&material=Copper");
  await expect(near).toHaveValue("2830");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters, pages and both ways back work", async ({ page }) => {
    await page.goto("/scrap-yards/");
    const { text, near, locate, state, submit, heading, names } = directory(page);
    const { cards, current, link, results, reset } = directory(page);
    const all = await heading.innerText();
    await expect(locate).toBeHidden();
    await near.fill("2830");
    await submit.click();
    await expect(cards.first()).toContainText("about 1 km");
    await page.goBack();
    await state.selectOption("TAS");
    await submit.click();
    await expect(names).toHaveCount(10);
    await expect(state).toHaveValue("TAS");
    await expect(cards.getByRole("link", { name: /, TAS$/ })).toHaveCount(10);
    await link("Next").click();
    await expect(current).toHaveText("2");
    await expect(cards.getByRole("link", { name: /, TAS$/ })).not.toHaveCount(10);
    await page.goBack();
    await expect(current).toHaveText("1");
    await link("2").click();
    await text.fill("Unobtainium");
    await text.press("Enter");
    await expect(heading).toHaveText("0 Scrap Yards Found");
    await results.getByRole("button", { name: "Clear Filters" }).click();
    await expect(heading).toHaveText(all);
    await page.goto("/scrap-yards/?q=hobart&page=1");
    await expect(text).toHaveValue("hobart");
    await reset.click();
    await expect(heading).toHaveText(all);
    await expect(text).toHaveValue("");
    await state.selectOption("TAS");
    await results.getByRole("button", { name: "Map View" }).click();
    await expect(results).toContainText("The map needs JavaScript.");
    await results.getByRole("button", { name: "List View" }).click();
    await expect(names).toHaveCount(10);
    await expect(state).toHaveValue("TAS");
  });
});
