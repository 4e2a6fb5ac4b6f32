import type { Request } from "@playwright/test";
import { expect, open, type Page, test } from "../../fixtures.ts";
import { allYards, directory } from "./directory.ts";

/** The heading for the yards of the API that hold the text. */
async function countOf(page: Page, text: string): Promise<string> {
  const yards = await allYards(page.request);
  const found = yards.filter(({ name, cityName, address }) =>
    [name, cityName, address].some((field) => field.toLowerCase().includes(text.toLowerCase())),
  );
  return `${found.length} Scrap Yards Found`;
}

test("typing narrows the list, and focus and text stay", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  await text.pressSequentially("hobart");
  await expect(heading).toHaveText(await countOf(page, "hobart"));
  await expect(page).toHaveURL(/\?q=hobart$/);
  await expect(text).toHaveValue("hobart");
  for (let i = 0; i < 6; i++) await text.press("Backspace");
  await expect(heading).toHaveText(await countOf(page, ""));
  await expect(text).toBeFocused();
});

test("quick letters are one request", async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await open(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.pauseAt(now + 600_000);
  await text.pressSequentially("geelong");
  await page.clock.runFor(200);
  expect(asked.filter((url) => url.includes("/scrap-yards"))).toEqual([]);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(heading).toHaveText(await countOf(page, "geelong"));
  const searches = asked.filter((url) => url.includes("/scrap-yards"));
  expect(searches).toEqual([expect.stringContaining("q=geelong")]);
});

test("a search that is sent while the typed text is loading is the same search", async ({
  page,
}) => {
  await open(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  const all = await heading.innerText();
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/scrap-yards.*\.data\?q=hobart/, (route) => {
    asked.push(route.request().url());
    return held.promise.then(() => route.continue());
  });
  const typed = page.waitForRequest(/\.data\?q=hobart/);
  await text.fill("hobart");
  await typed;
  await text.press("Enter");
  held.resolve();
  await expect(heading).toHaveText(await countOf(page, "hobart"));
  expect(asked).toHaveLength(1);
  await page.goBack();
  await expect(heading).toHaveText(all);
});

test("an answer that is overtaken does not show", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  const held = Promise.withResolvers<void>();
  const slow = /scrap-yards.*\.data\?q=hobart(&|$)/;
  await page.route(slow, (route) => held.promise.then(() => route.continue()).catch(() => {}));
  const asked = page.waitForRequest(slow);
  const ended = endOf(page, slow);
  await text.fill("hobart");
  await asked;
  await text.fill("geelong");
  await expect(heading).toHaveText(await countOf(page, "geelong"));
  held.resolve();
  await ended;
  await expect(heading).toHaveText(await countOf(page, "geelong"));
  await expect(page).toHaveURL(/q=geelong/);
});

/** Resolves when a request to such an address has been answered, or given up. */
function endOf(page: Page, address: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const look = (request: Request) => address.test(request.url()) && resolve();
    page.on("requestfinished", look).on("requestfailed", look);
  });
}

test("a filter applies at once; Back and Forward restore fields and results", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, state, heading } = directory(page);
  const seen = [await heading.innerText()];
  const changed = async () => {
    await expect(heading).not.toHaveText(seen.at(-1) ?? "");
    seen.push(await heading.innerText());
  };
  await text.fill("metals");
  await expect(page).toHaveURL(/\?q=metals$/);
  await changed();
  await state.selectOption("TAS");
  await expect(page).toHaveURL(/\?q=metals&state=TAS$/);
  await changed();
  const holds = async (at: number, q: string, chosen: string) => {
    await expect(heading).toHaveText(seen[at] ?? "");
    await expect(text).toHaveValue(q);
    await expect(state).toHaveValue(chosen);
  };
  await page.goBack();
  await holds(1, "metals", "");
  await page.goBack();
  await holds(0, "", "");
  await page.evaluate(() => history.go(2));
  await holds(2, "metals", "TAS");
});

test("the page number stays in the address when a filter changes", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { state, current } = directory(page);
  await state.selectOption("NSW");
  await expect(page).toHaveURL(/page=3.*state=NSW/);
  await expect(current).toHaveText("3");
});

test("it stays, too, where fewer pages match for a while", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { state, current } = directory(page);
  await state.selectOption("NT");
  await expect(page).toHaveURL(/page=3.*state=NT/);
  await expect(current).toHaveCount(0);
  await state.selectOption("");
  await expect(page).toHaveURL(/page=3$/);
  await expect(current).toHaveText("3");
});

test("Reset All empties all fields", async ({ page }) => {
  await open(page, "/scrap-yards/?q=metals&state=NSW&material=Copper&service=Bin+hire&page=2");
  const { heading, text, state, material, service, reset } = directory(page);
  await expect(text).toHaveValue("metals");
  await expect(service).toHaveValue("Bin hire");
  await text.fill("not sent yet");
  await reset.click();
  await expect(page).toHaveURL(/\/scrap-yards\/\??$/);
  await expect(heading).toHaveText(await countOf(page, ""));
  for (const field of [text, state, material, service]) await expect(field).toHaveValue("");
});

test("every sign is searched for as itself", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, heading, results } = directory(page);
  // What each sign finds, tests/worker/data/yards/directory-text.test.ts says.
  for (const sign of ["%", " & ", '"mill', "\\"]) {
    await text.fill(sign);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("q") === sign);
    const found = await countOf(page, sign.trim());
    await expect(heading).toHaveText(found);
    const none = results.getByText("No scrap yards found matching your criteria");
    await expect(none).toHaveCount(found.startsWith("0 ") ? 1 : 0);
  }
});

test("List View and Map View keep the filters", async ({ page }) => {
  await open(page, "/scrap-yards/?q=metals&state=TAS");
  const { results, heading, state, text } = directory(page);
  const found = await heading.innerText();
  const isPressed = (name: string, pressed: boolean) =>
    expect(results.getByRole("button", { name, pressed, exact: true })).toBeVisible();
  await isPressed("List View", true);
  await isPressed("Map View", false);
  await results.getByRole("button", { name: "Map View" }).click();
  await expect(page).toHaveURL(/\?q=metals&state=TAS&view=map$/);
  await isPressed("Map View", true);
  await isPressed("List View", false);
  await expect(heading).toHaveText(found);
  await state.selectOption("VIC");
  await expect(page).toHaveURL(/(?=.*view=map)(?=.*q=metals)(?=.*state=VIC)/);
  await results.getByRole("button", { name: "List View" }).click();
  await expect(page).toHaveURL(/\?q=metals&state=VIC$/);
  await expect(text).toHaveValue("metals");
});
