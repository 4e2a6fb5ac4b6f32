import { expect, open, test } from "../../fixtures.ts";
import { openEarly } from "../../late-scripts.ts";
import { directory } from "./directory.ts";

const FROM_DUBBO = "Nearest first, in a straight line from Dubbo NSW 2830.";

test("a postcode lists the nearest yards as soon as it is typed", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { near, results, cards, current } = directory(page);
  await near.pressSequentially("2830");
  await expect(page).toHaveURL("/scrap-yards/?near=2830");
  await expect(results).toContainText(FROM_DUBBO);
  await expect(cards.first()).toContainText(/about \d+ km away · (Open|Closed) now/);
  await expect(current).toHaveText("1");
  await expect(near).toBeFocused();
});

test("half of a name is not looked for; Enter and leaving the field do so", async ({ page }) => {
  await page.clock.install();
  await open(page, "/scrap-yards/");
  const { near, text, results } = directory(page);
  await near.pressSequentially("Dub");
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL("/scrap-yards/");
  await near.pressSequentially("bo");
  await near.press("Enter");
  await expect(page).toHaveURL("/scrap-yards/?near=Dubbo");
  await expect(results).toContainText(FROM_DUBBO);
  await near.fill("Katherine");
  await text.focus();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL("/scrap-yards/?near=Katherine");
  await expect(results).toContainText("from Katherine NT");
  await near.fill("");
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL("/scrap-yards/");
});

test("a place that is not known is said, and similar ones lead on", async ({ page }) => {
  await open(page, "/scrap-yards/?material=Copper");
  const { near, main, results } = directory(page);
  await near.fill("Paramata");
  await near.press("Enter");
  await expect(main.getByText("We don’t know a place called “Paramata”.")).toBeVisible();
  await expect(near).toHaveAttribute("aria-invalid", "true");
  await main.getByRole("link", { name: "Parramatta NSW 2150" }).click();
  await expect(results).toContainText("from Parramatta NSW 2150");
  await expect(near).toHaveValue("Parramatta NSW 2150");
  await expect(page).toHaveURL("/scrap-yards/?near=Parramatta+NSW+2150&material=Copper");
  await page.goBack();
  await expect(near).toHaveValue("Paramata");
});

test("another place of the same name is a press away", async ({ page }) => {
  await open(page, "/scrap-yards/?near=Richmond");
  const { near, results } = directory(page);
  await results.getByText("Other places called Richmond").click();
  await results.getByRole("link", { name: "Richmond TAS 7025" }).click();
  await expect(results).toContainText("from Richmond TAS 7025");
  await expect(near).toHaveValue("Richmond TAS 7025");
});

test("metals are added one by one, and taken back", async ({ page }) => {
  await open(page, "/scrap-yards/?near=2830");
  const { material, also, cards, near } = directory(page);
  await expect(also).toHaveCount(0);
  await material.selectOption("Copper");
  await expect(also).toHaveCount(1);
  await also.selectOption("Car batteries");
  await expect(page).toHaveURL("/scrap-yards/?near=2830&material=Copper&material=Car+batteries");
  await expect(cards.first()).toContainText("Takes 2 of 2");
  await expect(also).toHaveCount(2);
  // Each menu keeps its choice, whatever order the server lists them in.
  await expect(material).toHaveValue("Copper");
  await expect(also.first()).toHaveValue("Car batteries");
  await material.selectOption("");
  await expect(page).toHaveURL("/scrap-yards/?near=2830&material=Car+batteries");
  await expect(also).toHaveCount(1);
  await expect(material).toHaveValue("Car batteries");
  await expect(also).toHaveValue("");
  await page.goBack();
  await expect(also).toHaveCount(2);
  await expect(near).toHaveValue("2830");
});

test("the map starts at the place, with the same yards", async ({ page }) => {
  await open(page, "/scrap-yards/?near=2830&material=Copper&material=Car+batteries");
  const { results, main } = directory(page);
  await results.getByRole("button", { name: "Map View" }).click();
  await expect(page).toHaveURL(/near=2830.*view=map/);
  const map = main.getByRole("group", { name: "Map of scrap yards" });
  await expect(map.getByRole("list", { name: "Legend" })).toContainText("Dubbo NSW 2830");
  await expect(
    map.getByRole("button", { name: /yards|Metal|Scrap|Recycl|Salvage/ }).first(),
  ).toBeVisible();
  await expect(map).not.toHaveAttribute("data-zoom", "4");
});

test("a place that was typed early is searched for", async ({ page }) => {
  const start = await openEarly(page, "/scrap-yards/");
  const { near, text, results } = directory(page);
  await near.pressSequentially("Dubbo");
  await text.focus();
  await start();
  await expect(page).toHaveURL("/scrap-yards/?near=Dubbo");
  await expect(results).toContainText(FROM_DUBBO);
  await expect(near).toHaveValue("Dubbo");
});

test("Reset All empties the place", async ({ page }) => {
  await open(page, "/scrap-yards/?near=2830");
  const { near, reset, results } = directory(page);
  await reset.click();
  await expect(near).toHaveValue("");
  await expect(results).not.toContainText("Nearest first");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("place, metals and pages work", async ({ page }) => {
    await page.goto("/scrap-yards/");
    const { near, locate, submit, fold, material, also, cards, results, link, current } =
      directory(page);
    await expect(locate).toBeHidden();
    await near.fill("2830");
    await submit.click();
    await expect(results).toContainText(FROM_DUBBO);
    await expect(cards.first()).toContainText("about 1 km away");
    await fold.click();
    await material.selectOption("Copper");
    await submit.click();
    await fold.click();
    await also.selectOption("Car batteries");
    await submit.click();
    await expect(page).toHaveURL(/near=2830.*material=Copper&material=Car\+batteries/);
    await expect(cards.first()).toContainText("Takes 2 of 2: Car batteries, Copper");
    await link("2").click();
    await expect(current).toHaveText("2");
    await expect(results).toContainText(FROM_DUBBO);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`the nearest yard that takes batteries, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("is found from the home page by what it is called and a postcode", async ({ page }) => {
      await page.goto("/");
      const box = page.getByRole("main").getByLabel("City or town");
      await box.fill("car battery");
      await box.press("Enter");
      await expect(page).toHaveURL(/\/material\/car-batteries\/$/);
      const takers = page.getByRole("region", { name: "Who takes lead-acid batteries" });
      await takers.getByLabel("Near", { exact: true }).fill("2830");
      await takers.getByRole("button", { name: "Find yards" }).click();
      const { cards, results } = directory(page);
      await expect(results).toContainText(FROM_DUBBO);
      await expect(cards.first()).toContainText(/Spinifex Road Salvage.*about 1 km away/);
      if (javaScriptEnabled) await expect(cards.first()).toContainText(/(Open|Closed) now/);
      else await expect(cards.first()).toContainText("Open Mon–Fri 7:30 am – 4:30 pm");
    });
  });
