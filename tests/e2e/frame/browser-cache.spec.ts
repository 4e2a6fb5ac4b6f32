import { documentBirth, expect, open, type Page, test } from "../fixtures.ts";

/** Collects the addresses of documents and data that a page asks for from now on. */
function requests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) urls.push(request.url());
  });
  return urls;
}

const minutes = (count: number) => count * 60_000;

test("nothing is fetched again by returning to a page or by waiting", async ({ page }) => {
  await page.clock.install();
  for (const path of ["/sydney/", "/scrap-yards/"]) {
    await open(page, path);
    const urls = requests(page);
    await page.evaluate(() => {
      for (const type of ["blur", "focus", "online", "pageshow"])
        window.dispatchEvent(new Event(type));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.clock.runFor(minutes(3));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.clock.runFor(1_000);
    expect(urls).toEqual([]);
    page.removeAllListeners("request");
  }
});

test("nothing that a visit has loaded is fetched again", async ({ page }) => {
  await open(page, "/cities/");
  await page.clock.install();
  const data: string[] = [];
  page.on("request", (request) => {
    if (/\.data\b/.test(request.url())) data.push(new URL(request.url()).pathname);
  });
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("contentinfo").getByRole("link", { name: "Perth" }).click();
  await expect(heading).toHaveText("Scrap Metal Prices in Perth");
  await page.getByRole("contentinfo").getByRole("link", { name: "Brass" }).click();
  await expect(heading).toHaveText("Brass Scrap Metal Prices");
  data.length = 0;
  await page.clock.runFor(minutes(3));
  await page.goBack();
  await expect(heading).toHaveText("Scrap Metal Prices in Perth");
  await expect(page.getByRole("heading", { name: "Scrap Metal Yards in Perth" })).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText("Scrap Metal Prices by City");
  await page.goForward();
  await expect(heading).toHaveText("Scrap Metal Prices in Perth");
  expect(data).toEqual([]);
});

test("a link that is followed in a tab that was left open gets what is current", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/sydney/");
  const footer = page.getByRole("contentinfo");
  const heading = page.getByRole("heading", { level: 1 });
  await footer.getByRole("link", { name: "Perth" }).click();
  await expect(heading).toHaveText("Scrap Metal Prices in Perth");
  const urls = requests(page);
  await footer.getByRole("link", { name: "Sydney" }).click();
  await expect(heading).toHaveText("Scrap Metal Prices in Sydney");
  expect(urls).toEqual([]);
  await page.clock.runFor(minutes(2));
  const asked = page.waitForRequest(/perth(\/_)?\.data/);
  await footer.getByRole("link", { name: "Perth" }).click();
  await asked;
  await expect(heading).toHaveText("Scrap Metal Prices in Perth");
  await page.clock.runFor(minutes(20));
  const askedAgain = page.waitForRequest(/sydney(\/_)?\.data/);
  await page.goBack();
  await askedAgain;
  await expect(heading).toHaveText("Scrap Metal Prices in Sydney");
});

test("a search is answered anew each time", async ({ page }) => {
  await open(page, "/search/?q=Atlantis");
  const missed = page.getByRole("main").getByText(/called “/);
  await page.getByRole("main").getByLabel("City or metal").fill("Lemuria");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(missed).toContainText("Lemuria");
  const again = page.waitForRequest(/search.*Atlantis/);
  await page.goBack();
  await again;
  await expect(missed).toContainText("Atlantis");
});

test("links do not load the document again", async ({ page }) => {
  await open(page, "/");
  const birth = await documentBirth(page);
  const heading = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  await page.getByRole("contentinfo").getByRole("link", { name: "Melbourne" }).click();
  await expect(heading).toHaveText("Scrap Metal Prices in Melbourne");
  await main.getByRole("table").getByRole("link", { name: "Brass", exact: true }).click();
  await expect(heading).toHaveText("Brass Scrap Metal Prices");
  await main.getByRole("link", { name: "View Details, Darwin" }).click();
  await expect(heading).toHaveText("Scrap Metal Prices in Darwin");
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Cities", "Materials", "Scrap Yards", "Home"]) {
    await navigation.getByRole("link", { name, exact: true }).click();
    await expect(navigation.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Steel" }).click();
  await expect(heading).toHaveText("Steel Scrap Metal Prices");
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await documentBirth(page)).toBe(birth);
});

test("a page that does not exist is told, also on the way", async ({ page, expectFailure }) => {
  expectFailure("/nowhere/at/all/");
  const response = await page.goto("/nowhere/at/all/");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Find the Best");
});
