import { faults, faultsAsSet } from "../accessibility/page-faults.ts";
import { excess } from "../accessibility/readable.ts";
import { expect, open, test } from "../fixtures.ts";
import { PAGES, SCREENS } from "./pages.ts";

/** Whatever visitors type is shown again somewhere: it must not widen the page. */
const LONG = "w".repeat(90);

for (const [subject, paths] of Object.entries(SCREENS))
  test(`${subject}: every page fits every screen and everybody`, async ({
    page,
    expectFailure,
  }) => {
    test.slow();
    for (const path of SCREENS.missing) expectFailure(path);
    for (const path of paths) {
      await open(page, path);
      await expect.soft(page, path).toHaveTitle(/./);
      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", "en-AU");
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect.soft(page.locator("h1"), path).toHaveCount(1);
      await expect.soft(page.getByRole("heading").first(), path).toHaveJSProperty("tagName", "H1");
      await expect.soft(page.locator("img:not([alt])"), path).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await faults(page), path).toEqual([]);
        if (width === 390) expect.soft(await faultsAsSet(page), path).toEqual([]);
      }
    }
  });

test("every screen has a title of its own", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of [...PAGES, "/cities/", "/materials"]) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(title, path).not.toBe("");
    // Two addresses are one screen where the page says so, and where they differ in their query.
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    titles.set(canonical ?? path.replace(/\?.*/, ""), title);
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
});

for (const path of ["/search/", "/cities/", "/materials", "/scrap-yards/"])
  test(`a long text of a visitor does not widen ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, `${path}?q=${LONG}`);
    expect(await excess(page)).toBeLessThanOrEqual(0);
  });

test("the header's search is told from the page's own", async ({ page }) => {
  await open(page, "/cities/");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  expect(await faults(page)).toEqual([]);
});

test("what opens above a page fits every screen and everybody", async ({ page, expectFailure }) => {
  expectFailure("/material/unobtainium/");
  await open(page, "/material/unobtainium/");
  const banner = page.getByRole("banner");
  for (const [width, button] of [
    [1280, "Cities menu"],
    [1280, "Search"],
    [390, "Menu"],
    [320, "Menu"],
    [320, "Search"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await banner.getByRole("button", { name: button, exact: true }).click();
    expect.soft(await faults(page), button).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await banner.getByRole("button", { name: "Search", exact: true }).click();
  await banner.getByRole("searchbox").fill(LONG);
  await banner.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("region", { name: "Notification" })).toContainText(LONG);
  expect.soft(await faults(page), "toast").toEqual([]);
});
