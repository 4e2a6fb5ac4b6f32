import { expect, open, type Page, test } from "../fixtures.ts";

const banner = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) =>
  banner(page).getByRole("button", { name: "Search", exact: true }).first();
const field = (page: Page) => banner(page).getByLabel("Search for a city or metal");

async function search(page: Page, text: string): Promise<void> {
  await toggle(page).click();
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(field(page)).toBeHidden();
}

test("its panel opens ready to type and closes on Escape and outside", async ({ page }) => {
  await open(page, "/");
  await expect(field(page)).toBeHidden();
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute("placeholder", "Search for a city or metal type...");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.getByText(/^© /).click();
  await expect(field(page)).toBeHidden();
});

test("it closes and leads to what a text names; an empty search only closes it", async ({
  page,
}) => {
  await open(page, "/scrap-yards/");
  await search(page, "   ");
  await expect(page).toHaveURL("/scrap-yards/");
  await expect(page.getByRole("region", { name: "Notification" })).toHaveCount(0);
  await toggle(page).click();
  await field(page).fill("aluminium scrap");
  await banner(page).getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/material/aluminum/");
  await expect(field(page)).toBeHidden();
});

test("a search before it is replaced by typing, and nothing that was typed", async ({ page }) => {
  await open(page, "/search/?q=tin");
  // The panel's events follow what is typed in the moment in which it opens.
  await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    document.execCommand("insertText", false, "da");
  });
  await page.keyboard.type("rwin");
  await expect(field(page)).toHaveValue("darwin");
  await page.keyboard.press("Escape");
  await toggle(page).click();
  await page.keyboard.type("perth");
  await expect(field(page)).toHaveValue("perth");
});

test("it stays open, with the focus, when it is opened while a page is loading", async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route(/perth(\/_)?\.data/, (route) => answer.promise.then(() => route.continue()));
  await open(page, "/about/");
  await search(page, "perth");
  await expect(page.getByText("Loading city information...")).toBeVisible();
  await toggle(page).click();
  await field(page).pressSequentially("dar");
  answer.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Perth");
  await page.keyboard.type("win");
  await expect(field(page)).toBeVisible();
  await expect(field(page)).toHaveValue("darwin");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it, its page and the home page's box lead to what a text names", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await main.getByLabel("City or town").fill("2150");
    await main.getByRole("button", { name: "Find Prices" }).click();
    await expect(page).toHaveURL("/sydney/?near=Parramatta+NSW+2150");
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("Unobtainium");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search/?q=Unobtainium");
    await expect(main.getByLabel("City or metal")).toHaveValue("Unobtainium");
    await main.getByLabel("City or metal").fill("Copper");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/material/copper/");
  });
});
