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
    marker: (name: string) => area.getByRole("button", { name, exact: true }),
    entry: (name: string) => list.getByRole("button", { name, exact: true }),
    pressed: section.getByRole("button", { pressed: true }),
    directions: list.getByRole("link", { name: /^Directions to / }),
  };
}

/** The first two yards of Sydney's list, and its last. */
async function someYards(page: Page) {
  const response = await page.request.get("/api/scrap-yards/city/13");
  const yards: { name: string; address: string }[] = await response.json();
  const names = await cityMap(page, "Sydney").entries.allInnerTexts();
  const yard = (at: number) => yards.find(({ name }) => name === names.at(at))!;
  return { first: yard(0), second: yard(1), last: yard(-1) };
}

async function openMap(page: Page, slug: string, city: string) {
  await open(page, `/${slug}/`);
  const parts = cityMap(page, city);
  await expect(parts.markers.first()).toBeVisible();
  return parts;
}

test("a marker and its list entry select the same yard", async ({ page }) => {
  const { list, marker, entry, pressed, directions } = await openMap(page, "sydney", "Sydney");
  const { first, second, last } = await someYards(page);
  await expect(directions).toHaveCount(0);
  for (const [yard, way] of [
    [first, marker],
    [second, entry],
    [last, marker],
    [first, entry],
  ] as const) {
    await way(yard.name).click();
    await expect(pressed).toHaveCount(2);
    for (const button of [marker(yard.name), entry(yard.name)])
      await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(directions).toHaveCount(1);
    await expect(directions).toHaveAccessibleName(new RegExp(`^Directions to ${yard.name}`));
    const href = await directions.getAttribute("href");
    expect(href).toContain(encodeURIComponent(yard.address));
    await expect(list.getByText(yard.address, { exact: true })).toBeVisible();
  }
  await marker(first.name).click();
  await expect(pressed).toHaveCount(0);
  await expect(directions).toHaveCount(0);
  await entry(second.name).focus();
  await page.keyboard.press("Space");
  await expect(marker(second.name)).toHaveAttribute("aria-pressed", "true");
});

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
