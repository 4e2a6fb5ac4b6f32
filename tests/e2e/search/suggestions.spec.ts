import { pageFaults } from "../accessibility/page-faults.ts";
import { expect, open, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";

const toggle = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first();
const header = (page: Page) => page.getByRole("banner").getByLabel("Search for a city or metal");
const home = (page: Page) => page.getByRole("main").getByLabel("City or town");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });

test("the header leads to a suburb by keyboard; Escape closes the list with the panel", async ({
  page,
}) => {
  await open(page, "/about/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(header(page)).toBeFocused();
  await page.keyboard.type("parra");
  await expect(option(page, "Parramatta NSW 2150")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(header(page)).toBeHidden();
  await expect(header(page)).toHaveValue("parra");
  await page.keyboard.press("Enter");
  await expect(header(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("parra");
  await expect(option(page, "Parramatta NSW 2150")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Parramatta NSW 2150")).toHaveAttribute("aria-selected", "true");
  await expect(header(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/sydney/?near=Parramatta+NSW+2150");
  await expect(header(page)).toBeHidden();
  const notice = page.getByText("The nearest prices to Parramatta NSW 2150 are those for Sydney");
  await expect(notice).toBeVisible();
});

test("what was typed before the scripts came gets its suggestions", async ({ page }) => {
  const start = await openEarly(page, "/");
  await home(page).pressSequentially("catalyti");
  await home(page).press("Home");
  await start();
  await expect(home(page)).toHaveValue("catalyti");
  await expect(home(page)).toBeFocused();
  expect(await caret(home(page))).toBe(0);
  await home(page).press("End");
  await home(page).press("c");
  await option(page, "Catalytic converter Catalytic converters: bought by the piece").click();
  await expect(page).toHaveURL("/what-is-it/catalytic-converter/");
});

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a postcode in the home box leads to its prices", async ({ page }) => {
    await open(page, "/");
    await home(page).tap();
    await page.keyboard.type("2150");
    await option(page, "Parramatta NSW 2150").tap();
    await expect(page).toHaveURL("/sydney/?near=Parramatta+NSW+2150");
  });

  test("the header's list lies within the screen", async ({ page }) => {
    await open(page, "/");
    await toggle(page).tap();
    await expect(header(page)).toBeFocused();
    await page.keyboard.type("bluegum flat");
    const yard = option(page, "Bluegum Flat Metals Adelaide SA");
    await expect(yard).toBeInViewport({ ratio: 1 });
    await yard.tap();
    await expect(page).toHaveURL("/yard/1/bluegum-flat-metals/");
    await expect(header(page)).toBeHidden();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS("outline-style", "none");
  });

  test("the list is as wide as the box, its button included", async ({ page }) => {
    await open(page, "/about/");
    await toggle(page).tap();
    await page.keyboard.type("copper dubbo");
    await expect(option(page, "Copper near Dubbo NSW 2830 $7.55–10.40/kg")).toBeVisible();
    const widthOf = async (found: ReturnType<typeof list>) => (await found.boundingBox())?.width;
    const box = page.getByRole("banner").getByRole("search");
    expect(await widthOf(list(page))).toBe(await widthOf(box));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Where which text leads, tests/worker/pages/search says.
  test("both boxes lead to what a text names", async ({ page }) => {
    await page.goto("/");
    await home(page).fill("2150");
    await page.getByRole("button", { name: "Find Prices" }).click();
    await expect(page).toHaveURL("/sydney/?near=Parramatta+NSW+2150");
    await page.goto("/about/");
    await toggle(page).click();
    await header(page).fill("catalytic converter");
    await header(page).press("Enter");
    await expect(page).toHaveURL("/what-is-it/catalytic-converter/");
  });
});

test("an open list fits every screen and every reader", async ({ page }) => {
  test.slow();
  await open(page, "/");
  await home(page).pressSequentially("lead");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  expect(await pageFaults(page)).toEqual([]);
  await expect(list(page)).toBeVisible();
});

test("the header's open list fits every screen and every reader", async ({ page }) => {
  test.slow();
  await open(page, "/about/");
  await toggle(page).click();
  await header(page).pressSequentially("lead");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  expect(await pageFaults(page)).toEqual([]);
  await expect(list(page)).toBeVisible();
});
