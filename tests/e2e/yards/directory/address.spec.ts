import { expect, open, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

test("the address says what is shown, and Back restores it", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, state, heading } = directory(page);
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
  await expect(text).toHaveValue("metals");
  await page.reload();
  await expect(text).toHaveValue("metals");
  await expect(heading).toHaveText(found);
});

test("Back from a city restores the fields", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, material, cards } = directory(page);
  await text.fill("hobart");
  await material.selectOption("Copper");
  await text.press("Enter");
  await expect(page).toHaveURL(/q=hobart/);
  await cards.getByRole("link", { name: "Hobart, TAS" }).first().click();
  await expect(page).toHaveURL(/\/hobart\/?$/);
  await page.goBack();
  await expect(text).toHaveValue("hobart");
  await expect(material).toHaveValue("Copper");
});

test("Reset All empties fields that were not sent", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, state, reset } = directory(page);
  await text.fill("hobart");
  await state.selectOption("TAS");
  await reset.click();
  await expect(text).toHaveValue("");
  await expect(state).toHaveValue("");
});

test("sending what is shown already adds no step for Back", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, state, heading } = directory(page);
  const all = await heading.innerText();
  await state.selectOption("VIC");
  await expect(page).toHaveURL(/state=VIC/);
  await expect(heading).not.toHaveText(all);
  await text.press("Enter");
  await page.goBack();
  await expect(heading).toHaveText(all);
});

for (const action of ["Reset All", "Next"])
  test(`${action} forgets what was typed a moment ago`, async ({ page }) => {
    await page.clock.install();
    await open(page, "/scrap-yards/?state=VIC");
    const { text, state, reset, link, current } = directory(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const answer = Promise.withResolvers<void>();
    await page.route(/\/scrap-yards(\/_)?\.data/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await text.pressSequentially("hobart");
    await (action === "Next" ? link("Next") : reset).click();
    await page.clock.runFor(1_000);
    answer.resolve();
    await expect(current).toHaveText(action === "Next" ? "2" : "1");
    await expect(state).toHaveValue(action === "Next" ? "VIC" : "");
    await expect(text).toHaveValue("");
    await expect(page).not.toHaveURL(/hobart/);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters, pages and both ways back work", async ({ page }) => {
    await page.goto("/scrap-yards/");
    const { text, state, submit, heading, names, cards, current, link, results, reset } =
      directory(page);
    const all = await heading.innerText();
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
  });

  test("the buttons switch between list and map, and keep the filters", async ({ page }) => {
    await page.goto("/scrap-yards/?state=TAS");
    const { results, names, state } = directory(page);
    await results.getByRole("button", { name: "Map View" }).click();
    await expect(results).toContainText("The map needs JavaScript.");
    await expect(state).toHaveValue("TAS");
    await results.getByRole("button", { name: "List View" }).click();
    await expect(names).toHaveCount(10);
    await expect(state).toHaveValue("TAS");
  });
});
