import { expect, open, type Page, test } from "../fixtures.ts";

const toggle = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first();
const field = (page: Page) => page.getByRole("banner").getByLabel("Search for a city or metal");

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

test("it closes and leads to the city or metal that a text names", async ({ page }) => {
  await open(page, "/scrap-yards/");
  await search(page, "   ");
  await expect(page, "an empty search only closes it").toHaveURL("/scrap-yards/");
  await expect(page.getByRole("region", { name: "Notification" })).toHaveCount(0);
  await search(page, "  Gold   coast ");
  await expect(page).toHaveURL("/gold-coast/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gold Coast");
  await toggle(page).click();
  await field(page).fill("aluminium scrap");
  await page
    .getByRole("banner")
    .getByRole("search")
    .getByRole("button", { name: "Search" })
    .click();
  await expect(page).toHaveURL("/material/aluminum/");
  await expect(field(page)).toBeHidden();
});

test("its field is ready on a page that does not exist, and after it", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/nowhere/at/all/");
  await open(page, "/nowhere/at/all/");
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await search(page, "perth");
  await expect(page).toHaveURL("/perth/");
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
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
  await page.route("/perth.data**", (route) => answer.promise.then(() => route.continue()));
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

  test("it says on the search page that it found nothing", async ({ page }) => {
    await page.goto("/");
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("Unobtainium");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search/?q=Unobtainium");
    const main = page.getByRole("main");
    await expect(main).toContainText("We couldn’t find a city or metal called “Unobtainium”");
    await expect(main.getByLabel("City or metal")).toHaveValue("Unobtainium");
    await main.getByLabel("City or metal").fill("Copper");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/material/copper/");
  });
});
