import { allYards, directory } from "./directory.ts";
import { expect, open, type Page, test } from "./site.ts";

/** The directory's addresses that are asked for behind the page's back. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/scrap-yards.*\.data$/.test(pathname)) asked.push(search);
  });
  return asked;
}

/** How many yards hold the text, as the API has them, said in the heading's words. */
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
  await expect(text).toBeFocused();
  await expect(text).toHaveValue("hobart");
  for (let i = 0; i < 6; i++) await text.press("Backspace");
  await expect(heading).toHaveText(await countOf(page, ""));
  await expect(page).toHaveURL(/\/scrap-yards\/$/);
  await expect(text).toBeFocused();
});

test("quick letters are one request", async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await open(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  const asked = watch(page);
  await page.clock.pauseAt(now + 600_000);
  await text.pressSequentially("geelong");
  await page.clock.runFor(200);
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(heading).toHaveText(await countOf(page, "geelong"));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("q=geelong");
});

test("an answer that is overtaken does not show", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, heading } = directory(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/scrap-yards.*\.data\?q=hobart(&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const slow = page.waitForRequest(/\.data\?q=hobart(&|$)/);
  await text.fill("hobart");
  await slow;
  await text.fill("geelong");
  await expect(heading).toHaveText(await countOf(page, "geelong"));
  release();
  await page.waitForLoadState("networkidle");
  await expect(heading).toHaveText(await countOf(page, "geelong"));
  await expect(text).toHaveValue("geelong");
  await expect(page).toHaveURL(/q=geelong/);
});

test("a filter applies at once; Back and Forward restore fields and results", async ({ page }) => {
  await open(page, "/scrap-yards/");
  const { text, state, heading } = directory(page);
  const seen = [await heading.innerText()];
  await text.fill("metals");
  await expect(page).toHaveURL(/\?q=metals$/);
  await expect(heading).not.toHaveText(seen[0] ?? "");
  seen.push(await heading.innerText());
  await state.selectOption("TAS");
  await expect(page).toHaveURL(/\?q=metals&state=TAS$/);
  await expect(heading).not.toHaveText(seen[1] ?? "");
  seen.push(await heading.innerText());
  const holds = async (at: number, q: string, chosen: string) => {
    await expect(heading).toHaveText(seen[at] ?? "");
    await expect(text).toHaveValue(q);
    await expect(state).toHaveValue(chosen);
  };
  await page.goBack();
  await holds(1, "metals", "");
  await page.goBack();
  await holds(0, "", "");
  await page.goForward();
  await holds(1, "metals", "");
  await page.goForward();
  await holds(2, "metals", "TAS");
});

test("the page number stays in the address when a filter changes", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { state, current } = directory(page);
  await expect(current).toHaveText("3");
  await state.selectOption("NSW");
  await expect(page).toHaveURL(/state=NSW/);
  await expect(page).toHaveURL(/page=3/);
  await expect(current).toHaveText("3");
});

test("it stays, too, where fewer pages match for a while", async ({ page }) => {
  await open(page, "/scrap-yards/?page=3");
  const { state, current } = directory(page);
  await state.selectOption("NT");
  await expect(page).toHaveURL(/state=NT/);
  await expect(page).toHaveURL(/page=3/);
  await expect(current).not.toHaveText("3");
  await state.selectOption("");
  await expect(page).not.toHaveURL(/state/);
  await expect(page).toHaveURL(/page=3/);
  await expect(current).toHaveText("3");
});

test("Reset All empties all fields", async ({ page }) => {
  await open(page, "/scrap-yards/?q=metals&state=NSW&material=Copper&service=Bin+hire");
  const { heading, text, state, material, service, reset } = directory(page);
  await text.fill("not sent yet");
  await reset.click();
  for (const field of [text, state, material, service]) await expect(field).toHaveValue("");
  await expect(heading).toHaveText(await countOf(page, ""));
  await expect(page).toHaveURL(/\/scrap-yards\/\??$/);
});

for (const sign of [
  "%",
  "_",
  "'",
  '"',
  "%%%",
  "m_ll",
  `"mill`,
  "o'b",
  "&",
  " & ",
  "*",
  "\\",
  "AND",
])
  test(`${sign} is searched for as itself`, async ({ page }) => {
    await open(page, "/scrap-yards/");
    const { text, heading, results } = directory(page);
    await text.fill(sign);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("q") === sign);
    const found = await countOf(page, sign.trim());
    await expect(heading).toHaveText(found);
    if (found.startsWith("0 "))
      await expect(results).toContainText("No scrap yards found matching your criteria");
    await expect(text).toHaveValue(sign);
  });

test("List View and Map View keep the filters", async ({ page }) => {
  await open(page, "/scrap-yards/?q=metals&state=TAS");
  const { results, heading, state, text } = directory(page);
  const found = await heading.innerText();
  const list = results.getByRole("button", { name: "List View" });
  const map = results.getByRole("button", { name: "Map View" });
  await expect(list).toHaveAttribute("aria-pressed", "true");
  await expect(map).toHaveAttribute("aria-pressed", "false");
  await map.click();
  await expect(page).toHaveURL(/\?q=metals&state=TAS&view=map$/);
  await expect(map).toHaveAttribute("aria-pressed", "true");
  await expect(list).toHaveAttribute("aria-pressed", "false");
  await expect(heading).toHaveText(found);
  await state.selectOption("VIC");
  await expect(page).toHaveURL(/\?q=metals&state=VIC&view=map$|\?view=map&q=metals&state=VIC$/);
  await list.click();
  await expect(page).toHaveURL(/\?q=metals&state=VIC$/);
  await expect(text).toHaveValue("metals");
  await expect(state).toHaveValue("VIC");
});

test("?debug tells what was fetched", async ({ page }) => {
  await open(page, "/scrap-yards/?state=TAS&debug");
  const { main, heading } = directory(page);
  const count = Number.parseInt(await heading.innerText(), 10);
  await expect(main.getByText(`Fetched successfully: ${count} scrap yards`)).toBeVisible();
  await open(page, "/scrap-yards/");
  await expect(main.getByText("Fetched successfully")).toHaveCount(0);
});
