import { pageFaults } from "../accessibility/page-faults.ts";
import { expect, type Locator, open, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";

// Which texts have which suggestions, tests/worker/pages/search says.

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
});

/** Types into a field before the scripts come, and expects text, focus and caret to stay when they do. */
async function typeEarly(field: Locator, text: string, start: () => Promise<void>) {
  await field.pressSequentially(text);
  await field.press("Home");
  await start();
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  expect(await caret(field)).toBe(0);
  await field.press("End");
}

test("a text that was typed before the scripts came gets its suggestions", async ({ page }) => {
  const start = await openEarly(page, "/");
  await typeEarly(home(page), "catalyti", start);
  await home(page).press("c");
  await option(page, "Catalytic converter Catalytic converters: bought by the piece").click();
  await expect(page).toHaveURL("/what-is-it/catalytic-converter/");
});

test("a header's search that was opened before the scripts came stays open", async ({ page }) => {
  const start = await openEarly(page, "/");
  await toggle(page).click();
  await typeEarly(header(page), "pert", start);
  await header(page).press("h");
  await header(page).press("Enter");
  await expect(page).toHaveURL("/perth/");
  await expect(header(page)).toBeHidden();
});

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the header's list lies within the screen, and is as wide as the box", async ({ page }) => {
    await open(page, "/");
    await toggle(page).tap();
    await expect(header(page)).toBeFocused();
    await page.keyboard.type("bluegum flat");
    const yard = option(page, "Bluegum Flat Metals Adelaide SA");
    await expect(yard).toBeInViewport({ ratio: 1 });
    const widthOf = async (found: Locator) => (await found.boundingBox())?.width;
    // With its button.
    const box = page.getByRole("banner").getByRole("search");
    expect(await widthOf(list(page))).toBe(await widthOf(box));
    await yard.tap();
    await expect(page).toHaveURL("/yard/1/bluegum-flat-metals/");
    await expect(header(page)).toBeHidden();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS("outline-style", "none");
  });
});

test("an open list fits every screen and every reader", async ({ page }) => {
  test.slow();
  await open(page, "/");
  await toggle(page).click();
  await header(page).pressSequentially("lead");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  expect(await pageFaults(page)).toEqual([]);
  await expect(list(page)).toBeVisible();
});
