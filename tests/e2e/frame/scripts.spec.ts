import { expect, type Page, test, visitorTest as testOfFailure } from "../fixtures.ts";

const CITIES = "/scrap-metal-prices-by-city/";

/** The cities' page does what it does without JavaScript: a button filters its list. */
async function expectWholeWithoutScripts(page: Page): Promise<void> {
  const filter = page.getByRole("search", { name: "Cities" });
  await filter.getByRole("searchbox").fill("perth");
  await filter.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(`${CITIES}?q=perth`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Perth", exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Sydney", exact: true })).toBeHidden();
}

const WITHOUT_SCRIPTS = {
  "a visitor who saves data": () => {
    const connection = { saveData: true, effectiveType: "4g" };
    Object.defineProperty(Navigator.prototype, "connection", { get: () => connection });
  },
  "a connection slower than 2G": () => {
    const connection = { saveData: false, effectiveType: "slow-2g" };
    Object.defineProperty(Navigator.prototype, "connection", { get: () => connection });
  },
  "Firefox 114": () => Reflect.deleteProperty(Array.prototype, "toSorted"),
  "Safari 16.3": () => {
    HTMLScriptElement.supports = (type) => type === "module";
  },
};

for (const [who, become] of Object.entries(WITHOUT_SCRIPTS))
  test(`${who} gets a page that works without scripts`, async ({ page }) => {
    await page.addInitScript(become);
    await page.goto(CITIES, { waitUntil: "networkidle" });
    await expectWholeWithoutScripts(page);
  });

test("a page asks for its scripts after its style sheet, and for the two large ones first", async ({
  request,
}) => {
  // For a search engine it is in one piece, as from the cache.
  const whole = await request.get(CITIES, { headers: { "User-Agent": "Googlebot/2.1" } });
  const [head = "", body = ""] = (await whole.text()).split("</head>");
  expect(head).toContain('rel="stylesheet"');
  expect(head).not.toContain("modulepreload");
  const preloaded = body.matchAll(/<link rel="modulepreload" href="\/assets\/([\w.]+)-/g);
  expect([...preloaded].map(([, name]) => name)).toEqual(["entry.client", "site"]);
});

test("a page of which a script does not load goes on as one without scripts", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/assets/site");
  await page.route(/\/assets\/site-/, (route) => route.abort("failed"));
  await page.goto(CITIES);
  await expectWholeWithoutScripts(page);
});

/** The list narrows as one types. */
async function expectScripts(page: Page): Promise<void> {
  await page.getByRole("search", { name: "Cities" }).getByRole("searchbox").fill("perth");
  const sydney = page.getByRole("main").getByRole("link", { name: "Sydney", exact: true });
  await expect(sydney).toBeHidden();
}

// What follows fails, and the console says so.
testOfFailure("a page that is not what React expects is rendered anew", async ({ page }) => {
  await page.route(CITIES, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1>[^<]*/, "<h1>Other");
    await route.fulfill({ response, body });
  });
  await page.goto(CITIES);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Other/);
  await expectScripts(page);
});

testOfFailure("a header that fails is left out, and the page stays", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "scrollY", { get: () => JSON.parse("{") });
  });
  await page.goto(CITIES);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expectScripts(page);
});
