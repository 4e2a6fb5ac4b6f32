import type { BrowserContext } from "@playwright/test";
import { expect, open, type Page, test } from "../fixtures.ts";
import { loadForm } from "../my-load/load-form.ts";

test.use({ serviceWorkers: "allow" });

// Without a connection every request fails, and the console says so for each.
test.beforeEach(({ expectFailure }) => expectFailure("/"));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.locator(".staleness-notice");
const OFFLINE = /^You are offline\. Prices as of \w+day \d+ \w+, \d+:\d\d\s[ap]m\.$/;

/** Addresses of the pages that the device keeps. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const list = await caches.match("/kept-list");
    const kept: { address: string; title?: string }[] = list ? await list.json() : [];
    return kept.filter(({ title }) => title !== undefined).map(({ address }) => address);
  });
}

async function isKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptPages(page)).toContain(address);
}

/** Opens a page as a new visitor does, until the device keeps it. */
async function firstVisit(page: Page, path: string, key = path): Promise<void> {
  await open(page, path);
  await isKept(page, key);
}

const loseSignal = (context: BrowserContext) => context.setOffline(true);

test("a city that was seen opens without a connection, whole, with its day and its chart's table", async ({
  page,
  context,
}) => {
  await firstVisit(page, "/sydney/");
  await expect(notice(page)).toBeHidden();
  await loseSignal(context);
  await open(page, "/sydney/");
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Sydney");
  await expect(notice(page)).toHaveText(OFFLINE);
  await expect(heading(page)).toHaveCSS("font-family", /Archivo/);
  const trend = page.getByRole("region", { name: /12-Month Price Trend/ });
  await trend.getByText("Show the numbers").click();
  await expect(trend.getByRole("table")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await loseSignal(context);
  await page.reload();
  await expect(notice(page)).toBeInViewport();
});

test("a city that was seen opens without a connection whatever others add to its address", async ({
  page,
  context,
}) => {
  await firstVisit(page, "/perth/?utm_source=newsletter", "/perth/");
  await loseSignal(context);
  for (const path of ["/perth/?utm_source=newsletter", "/Perth?fbclid=x&layout=wide"]) {
    await open(page, path);
    await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
    await expect(notice(page)).toHaveText(OFFLINE);
  }
  await page.goto("/perth/?layout=classic");
  await expect(heading(page)).toHaveText("You are offline");
});

test("a copy of an earlier edition than another that was seen says so", async ({
  page,
  context,
}) => {
  await firstVisit(page, "/sydney/");
  await page.evaluate(async () => {
    const cache = await caches.open("kept");
    const list: { address: string; edition: number }[] = await (await cache.match(
      "/kept-list",
    ))!.json();
    const sydney = list.find(({ address }) => address === "/sydney/")!;
    const later = { ...sydney, address: "/perth/", edition: sydney.edition + 1 };
    await cache.put("/kept-list", Response.json([later, ...list]));
  });
  await loseSignal(context);
  await open(page, "/sydney/");
  await expect(notice(page)).toHaveText(/[ap]m\. Newer data has been published since\.$/);
});

test("a page that a link led to opens without a connection, and an unseen one leads to what is there", async ({
  page,
  context,
}) => {
  await firstVisit(page, "/sydney/");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Perth" }).click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  await isKept(page, "/perth/");
  await loseSignal(context);
  await footer.getByRole("link", { name: "Brisbane" }).click();
  await expect(heading(page)).toHaveText("You are offline");
  await expect(page).toHaveURL("/brisbane/");
  const kept = page.getByRole("main").getByRole("link");
  await expect(kept).toHaveText([/Perth/, /Sydney/]);
  await kept.first().click();
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  await expect(notice(page)).toHaveText(OFFLINE);
  await page.goto("/cities/?last");
  await expect(page).toHaveURL("/perth/");
});

test("My load counts other amounts without a connection", async ({ page, context }) => {
  await firstVisit(page, "/my-load/?near=2000&copper=60", "/my-load/");
  await loseSignal(context);
  await page.goto("/my-load/");
  await expect(notice(page)).toHaveText(OFFLINE);
  const { copper, total } = loadForm(page);
  await expect(copper).toHaveValue("60");
  await copper.fill("120");
  await expect(total).toHaveText(/ for 120 kg in /);
  await page.reload();
  await expect(total).toHaveText(/ for 120 kg in /);
  await expect(copper).toHaveValue("120");
});

test("the last list of the directory opens, without a position or a search", async ({
  page,
  context,
}) => {
  await firstVisit(page, "/scrap-yards/?q=metal&near=-33.87,151.21&state=NSW", "/scrap-yards/");
  await loseSignal(context);
  await page.goto("/scrap-yards/");
  await expect(page).toHaveURL("/scrap-yards/?state=NSW");
  await expect(page.getByRole("heading", { name: /Scrap Yards Found$/ })).toBeVisible();
  await expect(notice(page)).toHaveText(OFFLINE);
});

test("a form keeps what was typed and says that it was not sent", async ({ page, context }) => {
  const email = page.getByRole("textbox", { name: "Your email address" });
  await firstVisit(page, "/sydney/?layout=classic");
  // With the field come its files.
  const code = page.waitForResponse(/newsletter/);
  await email.focus();
  await code;
  await loseSignal(context);
  await open(page, "/sydney/?layout=classic");
  await email.fill("jo@example.com");
  await email.press("Enter");
  await expect(page.getByText(/because there was no response/)).toBeVisible();
  await expect(email).toHaveValue("jo@example.com");
});

test("searches and forms are not kept", async ({ page }) => {
  await firstVisit(page, "/sydney/");
  for (const path of [
    "/search/?q=Atlantis",
    "/contact/",
    "/cities/?q=syd",
    "/fair-price/?near=2000",
  ])
    await open(page, path);
  await firstVisit(page, "/about/");
  expect((await keptPages(page)).sort()).toEqual(["/about/", "/sydney/"]);
});

test("a button of the privacy policy clears what the device keeps", async ({ page, context }) => {
  await firstVisit(page, "/my-load/?near=2000&copper=60", "/my-load/");
  await firstVisit(page, "/privacy-policy/");
  await page.getByRole("button", { name: "Clear what this device keeps" }).click();
  await expect(page.getByText("Cleared.")).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await loseSignal(context);
  await expect(page.goto("/my-load/")).rejects.toThrow("ERR_");
});

test("a full disk and a broken cache stop nothing", async ({ page, context }) => {
  await firstVisit(page, "/sydney/");
  await page.evaluate(async () => {
    const cache = await caches.open("kept");
    await cache.put("/kept-list", new Response("{"));
  });
  await firstVisit(page, "/about/");
  const client = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await client.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await open(page, "/perth/");
  await expect(heading(page)).toHaveText("Scrap Metal Prices in Perth");
  await expect(notice(page)).toBeHidden();
});
