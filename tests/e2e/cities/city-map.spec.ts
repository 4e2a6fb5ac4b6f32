import { expect, open, type Page, test } from "../fixtures.ts";

/** The parts of the map and what belongs to it. */
function cityMap(page: Page, city: string) {
  const section = page.getByRole("region", { name: `Scrap Metal Yards in ${city}` });
  const area = section.getByRole("region", { name: `Map of yards in ${city}` });
  const list = section.getByRole("list", { name: "Yards on the map" });
  return {
    section,
    area,
    list,
    markers: area.getByRole("button"),
    entries: list.getByRole("button"),
    directions: list.getByRole("link", { name: /^Directions to / }),
  };
}

async function openMap(page: Page, slug: string, city: string) {
  await open(page, `/${slug}/`);
  const parts = cityMap(page, city);
  await expect(parts.markers.first()).toBeVisible();
  return parts;
}

test("a keyboard passes each yard on the map once, or goes past them to their cards", async ({
  page,
}) => {
  const { section, markers, entries } = await openMap(page, "sydney", "Sydney");
  const skip = section.getByRole("link", { name: "Skip the list" });
  await expect(skip).toHaveCSS("opacity", "0");
  await skip.focus();
  await expect(skip).toBeInViewport();
  await expect(skip).toHaveCSS("opacity", "1");
  for (const one of await entries.all()) {
    await page.keyboard.press("Tab");
    await expect(one).toBeFocused();
  }
  await expect(markers).toHaveCount(await entries.count());
  await skip.press("Enter");
  await page.keyboard.press("Tab");
  await expect(section.getByRole("heading", { level: 3 }).first().getByRole("link")).toBeFocused();
});

test("on a phone a yard opens in sight of its marker", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { area, list, markers, directions } = await openMap(page, "sydney", "Sydney");
  for (const marker of [markers.last(), markers.first()]) {
    await marker.click();
    await expect(directions).toBeInViewport();
    await expect(marker).toBeInViewport();
    await expect(list.getByRole("button", { pressed: true })).toBeInViewport({ ratio: 1 });
  }
  expect((await area.boundingBox())?.height).toBeLessThanOrEqual(260);
});

test("the map has a marker for every yard, each to be pressed, and a list that scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { area, section, list, markers, entries } = await openMap(page, "sydney", "Sydney");
  await expect(area.getByText("Map data (Simulated)")).toBeVisible();
  await expect(section.getByText(/^This map is illustrative/)).toBeVisible();
  const names = await markers.evaluateAll((all) => all.map((marker) => marker.ariaLabel));
  expect(names).toEqual(await entries.allInnerTexts());
  // Besides the city and the distance.
  expect(await area.locator("text:visible").count()).toBeGreaterThan(3);
  for (const marker of await markers.all()) await marker.click({ trial: true });
  expect((await list.boundingBox())?.height).toBe(350);
  await expect(entries.last()).not.toBeInViewport();
  await entries.last().focus();
  await expect(entries.last()).toBeInViewport();
  expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test("the list is no higher than its yards, and on a wide page stands beside the map", async ({
  page,
}) => {
  const { area, list } = await openMap(page, "albury", "Albury");
  const yards = await list.locator("> li").evaluateAll((all) => all.map((li) => li.clientHeight));
  const height = yards.reduce((sum, one) => sum + one, 0);
  expect(height).toBeLessThan(350);
  for (const [width, isBeside] of [
    [1280, true],
    [768, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = async () => ({
      map: (await area.boundingBox())!,
      of: (await list.boundingBox())!,
    });
    await expect
      .poll(async () => (await boxes()).of.x > (await boxes()).map.x, `${width} px`)
      .toBe(isBeside);
    expect((await boxes()).of.height, `${width} px`).toBeLessThan(height + 10);
  }
});
