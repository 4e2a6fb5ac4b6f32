import type { BrowserContext } from "@playwright/test";
import { expect, open, type Page, test } from "../fixtures.ts";
import { loadForm } from "../my-load/load-form.ts";

test.use({ serviceWorkers: "allow" });

// What is kept of which page, for how long and in whose place, tests/ui/frame/service-worker.test.ts holds.

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
