import { documentBirth, expect, open, type Page, test } from "../fixtures.ts";

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "No connection." });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

// Without a connection every request fails, and the console says so for each.
test.beforeEach(({ expectFailure }) => expectFailure("/"));

// Each with the last request of a try: About has code of its own, after which the server is asked for.
for (const [name, title, last] of [
  ["Perth", "Scrap Metal Prices in Perth", /\/perth\/_\.data/],
  ["About", "About", /\/apple-touch-icon\.png/],
] as const)
  test(`a tap on ${name} without a signal keeps the page, and can be tried again`, async ({
    page,
    context,
  }) => {
    await open(page, "/sydney/");
    const birth = await documentBirth(page);
    // A request that is still out when there is a connection again would bring the page by itself.
    const afterAllFailed = async (tap: () => Promise<void>) => {
      const failed = page.waitForEvent("requestfailed", (request) => last.test(request.url()));
      await tap();
      await failed;
      await expect(notice(page)).toBeVisible();
    };
    await context.setOffline(true);
    await afterAllFailed(() => footerLink(page, name).click());
    await expect(heading(page)).toHaveText("Scrap Metal Prices in Sydney");
    await expect(page).toHaveURL("/sydney/");
    await afterAllFailed(() => tryAgain(page).click());
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(heading(page)).toContainText(title);
    await expect(page.getByRole("alert")).toHaveCount(0);
    // Whether code that failed once is asked for again is the browser's choice: otherwise About is a new document.
    if (name === "Perth") expect(await documentBirth(page)).toBe(birth);
  });

test("pages of this visit still open without a signal, and take the notice away", async ({
  page,
  context,
}) => {
  await open(page, "/sydney/");
  await footerLink(page, "Perth").click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  await context.setOffline(true);
  await footerLink(page, "Brisbane").click();
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Sydney");
  await expect(notice(page)).toHaveCount(0);
});

test("the notice can be closed, and another tap shows it again", async ({ page, context }) => {
  await open(page, "/sydney/");
  await context.setOffline(true);
  await footerLink(page, "Perth").click();
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await footerLink(page, "Brisbane").click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Brisbane");
});

test("a search without a signal keeps the page", async ({ page, context }) => {
  await open(page, "/sydney/");
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByLabel("Search for a city or metal").fill("Darwin");
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Sydney");
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Darwin");
});

test("a search whose page is lost after it was answered keeps the page, too", async ({ page }) => {
  await open(page, "/sydney/");
  await page.route("/darwin/**", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByLabel("Search for a city or metal").fill("Darwin");
  await page.getByLabel("Search for a city or metal").press("Enter");
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Sydney");
  await page.unroute("/darwin/**");
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Darwin");
});

test("filters without a signal keep the list", async ({ page, context }) => {
  await open(page, "/scrap-yards/");
  const found = page.getByRole("heading", { name: /Scrap Yards Found$/ });
  const all = await found.innerText();
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "State" }).selectOption("TAS");
  await expect(notice(page)).toBeVisible();
  await expect(found).toHaveText(all);
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(found).not.toHaveText(all);
  await expect(page).toHaveURL("/scrap-yards/?state=TAS");
});

test("code that a deploy has replaced is loaded with a new document", async ({ page }) => {
  await open(page, "/sydney/");
  const birth = await documentBirth(page);
  await page.route(/\/assets\/material/, (route) => route.abort("failed"));
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await footerLink(page, "Brass").click();
  await document;
  await page.unroute(/\/assets\/material/);
  await expect(heading(page)).toHaveText("Brass Scrap Metal Prices");
  expect(await documentBirth(page)).not.toBe(birth);
});
