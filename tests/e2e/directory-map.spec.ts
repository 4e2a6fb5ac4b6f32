import { AxeBuilder } from "@axe-core/playwright";
import { directory } from "./directory.ts";
import { expect, open, type Page, test } from "./site.ts";

/** A yard of which everything is known. */
const ALONE = "Bluegum Flat Metals";

interface Yard {
  name: string;
  address: string;
  phone: string;
  website: string;
  description: string;
  acceptedMaterials: string[];
  services: string[];
  latitude?: number | null;
  longitude?: number | null;
}

const isPlaced = ({ latitude, longitude }: Yard) =>
  Number.isFinite(latitude) && Number.isFinite(longitude);

async function yards(page: Page): Promise<Yard[]> {
  return (await page.request.get("/api/scrapyards")).json();
}

/** Opens the map with the yards that the query leaves. */
async function openMap(page: Page, query = "") {
  await open(page, `/scrap-yards/?view=map&${query}`);
  const map = page.getByRole("group", { name: "Map of scrap yards" });
  await expect(map).toHaveAttribute("data-zoom", "4");
  const button = (name: string) => map.getByRole("button", { name, exact: true });
  const markers = map.getByRole("button", { name: /^(?!Zoom|Reset view|Close)/ });
  await expect(markers.first()).toBeVisible();
  return {
    map,
    button,
    markers,
    clusters: map.getByRole("button", { name: /^\d+ yards$/ }),
    marker: button(ALONE),
    popup: map.getByRole("region", { name: ALONE }),
    zoom: async () => Number(await map.getAttribute("data-zoom")),
    /** How many yards the markers stand for. */
    counted: async () =>
      (await markers.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? "")))
        .map((name) => (/^\d+ yards$/.test(name) ? Number.parseInt(name, 10) : 1))
        .reduce((sum, count) => sum + count, 0),
    /** Where the yard's marker is: its middle, in pixels. */
    spot: async () => {
      const box = await button(ALONE).boundingBox();
      return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    },
  };
}

const openAlone = (page: Page) => openMap(page, `q=${encodeURIComponent(ALONE)}`);

test("buttons zoom by one and a half, from 1 to 20", async ({ page }) => {
  const { map, button } = await openMap(page);
  for (const zoom of ["6", "9", "13.5", "20", "20"]) {
    await button("Zoom in").click();
    await expect(map).toHaveAttribute("data-zoom", zoom);
  }
  await button("Reset view").click();
  await expect(map).toHaveAttribute("data-zoom", "4");
  for (const zoom of ["2.6667", "1.7778", "1.1852", "1", "1"]) {
    await button("Zoom out").click();
    await expect(map).toHaveAttribute("data-zoom", zoom);
  }
});

test("the keyboard zooms and pans", async ({ page }) => {
  const { map, spot } = await openAlone(page);
  await map.focus();
  await map.press("+");
  await expect(map).toHaveAttribute("data-zoom", "6");
  await map.press("-");
  await expect(map).toHaveAttribute("data-zoom", "4");
  const [x = 0, y = 0] = (await spot()) ?? [];
  await map.press("ArrowRight");
  await expect.poll(async () => (await spot())?.[0]).toBeLessThan(x);
  await map.press("ArrowLeft");
  await expect.poll(spot).toEqual([x, y]);
  await map.press("ArrowUp");
  await expect.poll(async () => (await spot())?.[1]).toBeGreaterThan(y);
  await map.press("ArrowDown");
  await expect.poll(spot).toEqual([x, y]);
});

test("the wheel zooms between the same limits and leaves the page where it is", async ({
  page,
}) => {
  const { map, zoom } = await openMap(page);
  await map.scrollIntoViewIfNeeded();
  await map.hover({ position: { x: 200, y: 200 } });
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -100);
  await expect.poll(zoom).toBeGreaterThan(4);
  await page.mouse.wheel(0, -3000);
  await expect(map).toHaveAttribute("data-zoom", "20");
  await page.mouse.wheel(0, 6000);
  await expect(map).toHaveAttribute("data-zoom", "1");
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("dragging pans; Reset view takes it all back", async ({ page }) => {
  const { map, button, marker, popup, spot } = await openAlone(page);
  await button("Reset view").click();
  await map.scrollIntoViewIfNeeded();
  const [x = 0, y = 0] = (await spot()) ?? [];
  const box = await map.boundingBox();
  if (!box) throw new Error("The map has no place");
  await page.mouse.move(box.x + 100, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 270, { steps: 4 });
  await page.mouse.up();
  await expect.poll(spot).toEqual([x + 40, y - 30]);
  await marker.click();
  await expect(popup).toBeVisible();
  await button("Zoom in").click();
  await expect(map).toHaveAttribute("data-zoom", "6");
  await button("Reset view").click();
  await expect(map).toHaveAttribute("data-zoom", "4");
  await expect(popup).toHaveCount(0);
  await expect(marker).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => Math.abs(((await spot())?.[0] ?? 0) - x)).toBeLessThan(2);
});

test("a marker opens its yard's popup, and pressing it again closes it", async ({ page }) => {
  const yard = (await yards(page)).find(({ name }) => name === ALONE);
  if (!yard) throw new Error(`The API has no yard called ${ALONE}`);
  const { marker, popup } = await openAlone(page);
  await expect(marker).toHaveAttribute("aria-pressed", "false");
  await marker.click();
  await expect(marker).toHaveAttribute("aria-pressed", "true");
  await expect(popup.getByRole("heading", { name: ALONE })).toBeVisible();
  for (const text of ["Adelaide, SA", yard.address, yard.description])
    await expect(popup.getByText(text, { exact: true })).toBeVisible();
  const phone = popup.getByRole("link", { name: yard.phone });
  await expect(phone).toHaveAttribute("href", `tel:${yard.phone.replace(/\D/g, "")}`);
  await expect(popup.getByRole("link", { name: /bluegumflatmetals/ })).toHaveAttribute(
    "href",
    yard.website,
  );
  const directions = popup.getByRole("link", { name: /^Directions/ });
  expect(await directions.getAttribute("href")).toContain(encodeURIComponent(yard.address));
  const tags = (name: string) => popup.getByRole("list", { name }).getByRole("listitem");
  await expect(tags("Accepted materials")).toHaveText(yard.acceptedMaterials);
  await expect(tags("Services")).toHaveText(yard.services);
  await marker.click();
  await expect(popup).toHaveCount(0);
  await expect(marker).toHaveAttribute("aria-pressed", "false");
});

test("Close and Escape close the popup and give the focus back", async ({ page }) => {
  const { map, marker, popup, button } = await openAlone(page);
  await map.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
  await expect(marker).toBeFocused();
  for (const close of [() => page.keyboard.press("Escape"), () => button("Close").click()]) {
    await page.keyboard.press("Enter");
    await expect(popup).toBeFocused();
    await close();
    await expect(popup).toHaveCount(0);
    await expect(marker).toBeFocused();
    await expect(marker).toHaveAttribute("aria-pressed", "false");
  }
});

test("all yards with a place are counted, and filters shrink them", async ({ page }) => {
  const { counted } = await openMap(page);
  const all = (await yards(page)).filter(isPlaced);
  await expect.poll(counted).toBe(all.length);
  await directory(page).state.selectOption("TAS");
  const inTasmania = all.filter(({ address }) => / TAS \d{4}$/.test(address));
  await expect.poll(counted).toBe(inTasmania.length);
  expect(inTasmania.length).toBeGreaterThan(0);
});

test("a cluster opens, down to its yards", async ({ page }) => {
  const { clusters, zoom, map } = await openMap(page, "state=ACT");
  await clusters.first().click();
  const chooser = map.getByRole("region", { name: /yards close together$/ });
  await expect.poll(async () => (await zoom()) > 4 || (await chooser.isVisible())).toBe(true);
});

test("the legend tells yards apart", async ({ page }) => {
  const { map } = await openMap(page);
  const legend = map.getByRole("list", { name: "Legend" });
  await expect(legend.getByText("Scrap Yard", { exact: true })).toBeVisible();
  await expect(legend.getByText("Selected Yard", { exact: true })).toBeVisible();
});

test("yards without a place are told", async ({ page }) => {
  const lost = (await yards(page)).find((yard) => !isPlaced(yard));
  await open(page, `/scrap-yards/?view=map&q=${encodeURIComponent(lost?.name ?? "")}`);
  const { results, heading } = directory(page);
  await expect(heading).toHaveText("1 Scrap Yards Found");
  await expect(results.getByText("No location data available")).toBeVisible();
  const reason = "The selected scrap yards don't have geographic coordinates.";
  await expect(results.getByText(reason)).toBeVisible();
});

test("a failure is told", async ({ page, expectFailure }) => {
  expectFailure("/scrap-yards/points");
  await page.route(/\/scrap-yards\/points/, (route) => route.abort("failed"));
  await open(page, "/scrap-yards/?view=map");
  const { main, text } = directory(page);
  await expect(main.getByRole("alert")).toContainText("The map could not be loaded.");
  await expect(text).toBeVisible();
});

test("it fits every screen and everybody, with and without a popup", async ({ page }) => {
  const { marker, popup } = await openAlone(page);
  const clean = async (state: string) => {
    const check = new AxeBuilder({ page }).setLegacyMode().disableRules("region");
    expect.soft((await check.analyze()).violations, state).toEqual([]);
  };
  for (const [width, colorScheme] of [
    [1280, "light"],
    [390, "dark"],
    [320, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await clean(`map at ${width} px`);
    await marker.click();
    await expect(popup).toContainText("Adelaide, SA");
    await clean(`popup at ${width} px`);
    const { scrollWidth, clientWidth } = await page
      .locator("html")
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await marker.click();
  }
});
