import { pageFaults } from "../accessibility/page-faults.ts";
import { expect, open, type Page, test } from "../fixtures.ts";
import { openEarly } from "../late-scripts.ts";

const toggle = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first();
const header = (page: Page) => page.getByRole("banner").getByLabel("Search for a city or metal");
const home = (page: Page) => page.getByRole("main").getByLabel("City or town");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });

test("the header leads to a suburb by keyboard", async ({ page }) => {
  await open(page, "/about/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(header(page)).toBeFocused();
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

test("Escape closes the list first, then the panel", async ({ page }) => {
  await open(page, "/about/");
  await toggle(page).click();
  await expect(header(page)).toBeFocused();
  await page.keyboard.type("parra");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(header(page)).toBeVisible();
  await expect(header(page)).toHaveValue("parra");
  await page.keyboard.press("Escape");
  await expect(header(page)).toBeHidden();
});

test("a text that names several things leads from the header to the list of them", async ({
  page,
}) => {
  await open(page, "/about/");
  await toggle(page).click();
  await header(page).fill("Berry");
  await header(page).press("Enter");
  await expect(page).toHaveURL("/search/?q=Berry");
  await expect(header(page)).toBeHidden();
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Places" })).toContainText("Berry NSW 2535");
  await main.getByRole("link", { name: "Berry (Copper)" }).click();
  await expect(page).toHaveURL("/material/copper/");
});

test("nothing is asked for before two letters", async ({ page }) => {
  await open(page, "/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).search));
  await home(page).press("p");
  await expect(home(page)).toHaveRole("combobox");
  await home(page).press("e");
  await home(page).press("r");
  await expect(option(page, "Perth WA 6000")).toBeVisible();
  const texts = asked.map((search) => new URLSearchParams(search).get("q")).filter(Boolean);
  expect(texts.every((text) => text && text.length > 1)).toBe(true);
});

test("the box stays a plain form when suggestions fail", async ({ page, expectFailure }) => {
  expectFailure("/search/suggestions");
  await page.route("/search/suggestions/**", (route) => route.fulfill({ status: 503 }));
  await open(page, "/");
  const failed = page.waitForResponse("/search/suggestions/**");
  await home(page).pressSequentially("2150");
  await failed;
  await expect(list(page)).toBeHidden();
  await home(page).press("Enter");
  await expect(page).toHaveURL("/sydney/?near=Parramatta+NSW+2150");
});

test("what was typed before the scripts came gets its suggestions", async ({ page }) => {
  const start = await openEarly(page, "/");
  await home(page).pressSequentially("catalytic");
  await start();
  await expect(home(page)).toHaveValue("catalytic");
  await option(page, "Catalytic converter Scrap My Car").click();
  await expect(page).toHaveURL("/scrap-my-car/");
});

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [text, name, address] of [
    ["cu", "Cu Copper", "/material/copper/"],
    ["2150", "Parramatta NSW 2150", "/sydney/?near=Parramatta+NSW+2150"],
    ["katherine", "Katherine NT 0850", "/katherine/"],
  ] as const)
    test(`${text} in the home box leads to ${address}`, async ({ page }) => {
      await open(page, "/");
      await home(page).tap();
      await page.keyboard.type(text);
      await option(page, name).tap();
      await expect(page).toHaveURL(address);
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
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [text, address] of [
    ["2150", "/sydney/?near=Parramatta+NSW+2150"],
    ["cu", "/material/copper/"],
    ["catalytic converter", "/scrap-my-car/"],
    ["Katherine", "/katherine/"],
    ["2830", "/dubbo/"],
  ] as const)
    test(`${text} leads to ${address} from both boxes`, async ({ page }) => {
      await page.goto("/");
      await home(page).fill(text);
      await page.getByRole("button", { name: "Find Prices" }).click();
      await expect(page).toHaveURL(address);
      await page.goto("/about/");
      await toggle(page).click();
      await header(page).fill(text);
      await header(page).press("Enter");
      await expect(page).toHaveURL(address);
    });

  test("a few letters lead to the page with everything that they may mean", async ({ page }) => {
    await page.goto("/search/?q=parra");
    await page.getByRole("link", { name: "Parramatta NSW 2150" }).click();
    await expect(page).toHaveURL("/sydney/?near=Parramatta+NSW+2150");
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
