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

// Who else gets none: tests/ui/frame/scripting.test.ts.
test("Firefox 114 gets a page that works without scripts", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
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

// It fails, and the console says so.
testOfFailure(
  "a page that is not what React expects is rendered anew, and a header that fails is left out",
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "scrollY", { get: () => JSON.parse("{") });
    });
    await page.route(CITIES, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<h1>[^<]*/, "<h1>Other");
      await route.fulfill({ response, body });
    });
    await page.goto(CITIES);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Other/);
    await expect(page.getByRole("banner")).toHaveCount(0);
    // The list narrows as one types.
    await page.getByRole("search", { name: "Cities" }).getByRole("searchbox").fill("perth");
    const sydney = page.getByRole("main").getByRole("link", { name: "Sydney", exact: true });
    await expect(sydney).toBeHidden();
  },
);
