import { expect, type Locator, open, type Page, test } from "../fixtures.ts";

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
    directions: section.getByRole("link", { name: /^Directions to / }),
  };
}

/** Two yards of Sydney, as the API answers. */
async function twoYards(page: Page) {
  const response = await page.request.get("/api/scrap-yards/city/13");
  const [first, second]: { name: string; address: string }[] = await response.json();
  if (!first || !second) throw new Error("Sydney has too few yards");
  return { first, second };
}

async function openMap(page: Page, slug: string, city: string) {
  await open(page, `/${slug}/`);
  const parts = cityMap(page, city);
  await expect(parts.markers.first()).toBeVisible();
  return parts;
}

const boxes = (markers: Locator) =>
  markers.evaluateAll((all) =>
    all.map((marker) => {
      const area = marker.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { x, y, width, height } = marker.getBoundingClientRect();
      return { x: x + width / 2 - area.x, y: y + height / 2 - area.y, area: area.toJSON() };
    }),
  );

test("a spinner turns for a second, then every listed yard has a marker", async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto("/sydney/");
  const { section, markers, entries, pressed, area } = cityMap(page, "Sydney");
  const spinner = section.getByRole("status").filter({ hasText: "Loading map" });
  await expect(spinner).toBeVisible();
  // React needs a running clock to come to life; the map's second starts when it has.
  await expect(async () => {
    await page.clock.runFor(20);
    const live = (main: Element) => Object.keys(main).some((key) => key.startsWith("__react"));
    expect(await section.locator(":scope > div").first().evaluate(live)).toBe(true);
  }).toPass();
  await page.clock.runFor(500);
  await expect(spinner).toBeVisible();
  await expect(markers).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(spinner).toHaveCount(0);
  await expect(markers).toHaveCount(await entries.count());
  const names = await markers.evaluateAll((all) => all.map((marker) => marker.ariaLabel));
  expect(names).toEqual(await entries.allInnerTexts());
  await expect(pressed).toHaveCount(0);
  await expect(area.getByText("Map data (Simulated)")).toBeVisible();
  await expect(section.getByText(/^This map is illustrative/)).toBeVisible();
});

test("a marker and its list entry select the same yard", async ({ page }) => {
  const { section, marker, entry, pressed, directions } = await openMap(page, "sydney", "Sydney");
  const { first, second } = await twoYards(page);
  await expect(directions).toHaveCount(0);
  for (const [way, yard] of Object.entries({ marker: first, entry: second, list: first })) {
    await (way === "marker" ? marker(yard.name) : entry(yard.name)).click();
    await expect(pressed).toHaveCount(2);
    for (const button of [marker(yard.name), entry(yard.name)])
      await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(directions).toHaveCount(1);
    await expect(directions).toHaveAccessibleName(new RegExp(`^Directions to ${yard.name}`));
    const href = await directions.getAttribute("href");
    expect(href).toContain(encodeURIComponent(yard.address));
    const address = section.getByText(yard.address, { exact: true });
    // On its card, and in the details.
    await expect(address).toHaveCount(2);
  }
  await marker(first.name).click();
  await expect(pressed).toHaveCount(0);
  await expect(directions).toHaveCount(0);
});

test("the keyboard selects", async ({ page }) => {
  const { marker, entry } = await openMap(page, "sydney", "Sydney");
  const { first, second } = await twoYards(page);
  await marker(first.name).press("Enter");
  await expect(entry(first.name)).toHaveAttribute("aria-pressed", "true");
  await entry(first.name).focus();
  await page.keyboard.press("Tab");
  await expect(entry(second.name)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(marker(second.name)).toHaveAttribute("aria-pressed", "true");
});

test("the list is 350 px high and scrolls", async ({ page }) => {
  const { list, entries } = await openMap(page, "sydney", "Sydney");
  expect((await list.boundingBox())?.height).toBe(350);
  await expect(entries.last()).not.toBeInViewport();
  await entries.last().focus();
  await expect(entries.last()).toBeInViewport();
  expect(await list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test("markers stand within 20 to 60 %, and where they stood before", async ({ page }) => {
  const { markers } = await openMap(page, "sydney", "Sydney");
  const before = await boxes(markers);
  for (const { x, y, area } of before) {
    expect(Math.min(x / area.width, y / area.height)).toBeGreaterThan(0.19);
    expect(Math.max(x / area.width, y / area.height)).toBeLessThan(0.61);
  }
  await page.reload();
  await expect(markers).toHaveCount(before.length);
  const places = (all: typeof before) => all.map(({ x, y }) => [x, y]);
  expect(places(await boxes(markers))).toEqual(places(before));
});

test("no marker covers another on the smallest screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { markers } = await openMap(page, "melbourne", "Melbourne");
  const all = await boxes(markers);
  const gaps = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  // A marker is 24 px wide.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
});
