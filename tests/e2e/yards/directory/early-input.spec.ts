import { expect, test } from "../../fixtures.ts";
import { caret, holdScripts, openEarly } from "../../late-scripts.ts";
import { allYards, directory } from "./directory.ts";

test("what was typed early is searched for; focus and caret stay", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  const before = await heading.innerText();
  await text.pressSequentially("hobart");
  await text.press("ArrowLeft");
  await start();
  await expect(page).toHaveURL("/scrap-yards/?q=hobart");
  await expect(heading).not.toHaveText(before);
  await expect(text).toHaveValue("hobart");
  await expect(text).toBeFocused();
  expect(await caret(text)).toBe(5);
  await text.press("Delete");
  await expect(page).toHaveURL("/scrap-yards/?q=hobar");
});

test("choices that were made early narrow the list", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { heading, state, material, service } = directory(page);
  const before = await heading.innerText();
  const chosen = { state: "NSW", material: "Copper", service: "Bin hire" };
  await state.selectOption(chosen.state);
  await material.selectOption(chosen.material);
  await service.selectOption(chosen.service);
  await start();
  await expect(page).toHaveURL(`/scrap-yards/?${new URLSearchParams(chosen)}`);
  await expect(heading).not.toHaveText(before);
  await expect(state).toHaveValue(chosen.state);
  await expect(material).toHaveValue(chosen.material);
  await expect(service).toHaveValue(chosen.service);
});

test("text and choices that were made early count together, and are one step back", async ({
  page,
}) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { text, state, heading } = directory(page);
  const all = await heading.innerText();
  await state.selectOption("NSW");
  await text.fill("metal");
  const yards = (await allYards(page.request)).filter(
    (yard) =>
      yard.state === "NSW" &&
      [yard.name, yard.cityName, yard.address].some((field) => /metal/i.test(field)),
  );
  await start();
  await expect(page).toHaveURL("/scrap-yards/?q=metal&state=NSW");
  await expect(heading).toHaveText(`${yards.length} Scrap Yards Found`);
  await page.goBack();
  await expect(page).toHaveURL("/scrap-yards/");
  await expect(heading).toHaveText(all);
  await expect(text).toHaveValue("");
  await expect(state).toHaveValue("");
});

test("a filter of the address that was taken back early is taken back", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/?state=NSW&page=2");
  const { state } = directory(page);
  await state.selectOption("");
  await start();
  await expect(page).toHaveURL("/scrap-yards/?page=2");
});

test("a filter that no option offers stays what the address says", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/?state=XX");
  const { results } = directory(page);
  await start();
  await expect(results).toContainText("No scrap yards found matching your criteria");
  await expect(page).toHaveURL("/scrap-yards/?state=XX");
});

test("Map View that was pressed early shows the map of what was chosen", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { state, results, main } = directory(page);
  await state.selectOption("TAS");
  await results.getByRole("button", { name: "Map View" }).click();
  await expect(page).toHaveURL(/state=TAS.*view=map/);
  await start();
  await expect(main.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect(state).toHaveValue("TAS");
  await results.getByRole("button", { name: "List View" }).click();
  await expect(page).toHaveURL("/scrap-yards/?state=TAS");
});

test("Reset All that was pressed early wins over what was chosen before it", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/?q=metal");
  const { text, state, reset, results } = directory(page);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/scrap-yards\/\?$/, (route) => answer.promise.then(() => route.continue()));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await state.selectOption("NSW");
  await reset.click({ noWaitAfter: true });
  // The page hydrates while the next one is being loaded.
  await start();
  const next = start();
  answer.resolve();
  await next;
  await expect(page).toHaveURL("/scrap-yards/?");
  for (const field of [text, state]) await expect(field).toHaveValue("");
  expect(asked.filter((url) => url.includes("scrap-yards"))).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL("/scrap-yards/?q=metal");
  await expect(results).toBeVisible();
});

test("a phone number that was dialled early leaves a choice as it is", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { state, cards } = directory(page);
  await state.selectOption("TAS");
  await cards.locator("a[href^='tel:']").first().click();
  await start();
  await expect(page).toHaveURL("/scrap-yards/?state=TAS");
});

test("Clear Filters and the numbers of the pages work early", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/?q=Unobtainium");
  const { text, results, link, current } = directory(page);
  await results.getByRole("button", { name: "Clear Filters" }).click();
  await link("2").click();
  await expect(page).toHaveURL("/scrap-yards/?page=2");
  await start();
  await expect(current).toHaveText("2");
  await expect(text).toHaveValue("");
});

test("what was chosen on a page that was left is not chosen again on coming back", async ({
  page,
}) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { state, heading } = directory(page);
  const all = await heading.innerText();
  await start();
  await state.selectOption("NSW");
  await expect(page).toHaveURL("/scrap-yards/?state=NSW");
  await page.goto("/api/");
  const startAgain = await holdScripts(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL("/scrap-yards/");
  await expect(heading).toHaveText(all);
  await startAgain();
  await expect(state).toHaveValue("");
  await expect(page).toHaveURL("/scrap-yards/");
});
