import { expect, open, type Page, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

type Yard = Record<"name" | "address" | "phone" | "description", string> &
  Record<"acceptedMaterials" | "services", string[]> & { latitude?: number };
const yards = async (page: Page): Promise<Yard[]> =>
  (await page.request.get("/api/scrapyards")).json();
/** A yard of which everything is known. */
const ALONE = "Bluegum Flat Metals";

/** Opens the map with the yards that the search leaves; `counted` is how many its markers hold. */
async function openMap(page: Page, q = "") {
  await open(page, `/scrap-yards/?view=map&q=${encodeURIComponent(q)}`);
  const map = page.getByRole("group", { name: "Map of scrap yards" });
  const button = (name: string) => map.getByRole("button", { name, exact: true });
  const markers = map.getByRole("button", { name: /^(?!Zoom|Reset view|Close)/ });
  await expect(markers.first()).toBeVisible();
  const marker = button(ALONE);
  return {
    map,
    button,
    marker,
    popup: map.getByRole("region", { name: ALONE }),
    zoomed: (zoom: string) => expect(map).toHaveAttribute("data-zoom", zoom),
    counted: async () => {
      const names = await markers.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
      return names.reduce((sum, name) => sum + (Number.parseInt(name, 10) || 1), 0);
    },
    spot: () =>
      marker.evaluate((one) => {
        const map = one.closest("[data-zoom]")?.getBoundingClientRect() ?? new DOMRect();
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2 - map.x, y + height / 2 - map.y].map(Math.round) as [number, number];
      }),
  };
}

test("buttons zoom by one and a half, from 1 to 20", async ({ page }) => {
  const { button, zoomed } = await openMap(page);
  const near = ["4", "6", "9", "13.5", "20", "20"];
  const far = ["4", "2.6667", "1.7778", "1.1852", "1", "1"];
  for (const [name, zooms] of Object.entries({ "Zoom in": near, "Zoom out": far })) {
    for (const zoom of zooms) {
      await zoomed(zoom);
      await button(name).click();
    }
    await button("Reset view").click();
  }
});

test("keys zoom and pan", async ({ page }) => {
  const { map, button, zoomed, spot } = await openMap(page, ALONE);
  await button("Reset view").click();
  await zoomed("4");
  const [x, y] = await spot();
  await map.press("+");
  await zoomed("6");
  await map.press("-");
  await zoomed("4");
  const places = { Right: [x - 60, y], Left: [x, y], Up: [x, y + 60], Down: [x, y] };
  for (const [arrow, place] of Object.entries(places)) {
    await map.press(`Arrow${arrow}`);
    await expect.poll(spot).toEqual(place);
  }
});

test("the wheel zooms between the same limits and leaves the page in place", async ({ page }) => {
  const { map, zoomed } = await openMap(page);
  await map.hover({ position: { x: 200, y: 200 } });
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -3000);
  await zoomed("20");
  await page.mouse.wheel(0, 6000);
  await zoomed("1");
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("dragging pans; Reset view takes all of it back", async ({ page }) => {
  const { map, button, marker, popup, spot } = await openMap(page, ALONE);
  await button("Reset view").click();
  await expect(map).toHaveAttribute("data-zoom", "4");
  await map.hover({ position: { x: 100, y: 300 } });
  const [x, y] = await spot();
  await page.mouse.down();
  await map.hover({ position: { x: 140, y: 270 } });
  await page.mouse.up();
  await expect.poll(spot).toEqual([x + 40, y - 30]);
  await marker.click();
  await button("Zoom in").click();
  await expect(popup).toBeVisible();
  await button("Reset view").click();
  await expect.poll(spot).toEqual([x, y]);
});

test("a marker opens all that is known of its yard, and closes it", async ({ page }) => {
  const yard = (await yards(page)).find(({ name }) => name === ALONE);
  const { marker, popup } = await openMap(page, ALONE);
  await marker.click();
  await expect(marker).toHaveAttribute("aria-pressed", "true");
  for (const text of ["Adelaide, SA", yard?.address, `Call ${yard?.phone}`, yard?.description])
    await expect(popup.getByText(text ?? "?", { exact: true })).toBeVisible();
  await expect(popup.getByRole("link")).toHaveCount(5);
  const tags = [...(yard?.acceptedMaterials ?? []), ...(yard?.services ?? [])];
  await expect(popup.getByRole("listitem")).toHaveText(tags);
  await marker.click();
  await expect(popup).toHaveCount(0);
});

test("Close and Escape close the popup and give the focus back", async ({ page }) => {
  const { map, marker, popup, button } = await openMap(page, ALONE);
  await map.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
  for (const close of [() => page.keyboard.press("Escape"), () => button("Close").click()]) {
    await expect(marker).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(popup).toBeFocused();
    await close();
    await expect(popup).toHaveCount(0);
  }
  await expect(marker).toBeFocused();
});

test("it shows all yards with a place, filters shrink them, a cluster opens", async ({ page }) => {
  const { map, counted } = await openMap(page);
  await expect(map.getByRole("list", { name: "Legend" })).toContainText("Scrap YardSelected Yard");
  const all = (await yards(page)).filter(({ latitude }) => Number.isFinite(latitude));
  await expect.poll(counted).toBe(all.length);
  await directory(page).state.selectOption("TAS");
  await expect.poll(counted).toBe(all.filter(({ address }) => /TAS \d+$/.test(address)).length);
  await map
    .getByRole("button", { name: /^\d+ yards/ })
    .first()
    .click();
  await expect(map).toHaveAttribute("data-zoom", /^([5-9]|1\d|20)/);
});

test("details that cannot be loaded are said to be missing", async ({ page, expectFailure }) => {
  expectFailure("/scrap-yards/yard/");
  const { marker, popup } = await openMap(page, ALONE);
  await page.route(/\/scrap-yards\/yard\//, (route) => route.abort("failed"));
  await marker.click();
  await expect(popup).toContainText("We can’t load the details right now.");
  await page.unroute(/\/scrap-yards\/yard\//);
  await popup.getByRole("button", { name: "Close" }).click();
  await marker.click();
  await expect(popup.getByRole("link", { name: /^Directions/ })).toBeVisible();
});

test("it closes in on what a filter leaves, and shows the continent again without one", async ({
  page,
}) => {
  const { map, counted, zoomed } = await openMap(page);
  await zoomed("4");
  const { state } = directory(page);
  const all = await counted();
  await state.selectOption("VIC");
  await expect(map).toHaveAttribute("data-zoom", /^(1\d|20)/);
  await expect.poll(counted).toBeLessThan(all);
  const box = await map.boundingBox();
  for (const marker of await map
    .getByRole("button", { name: /yards|Metal|Scrap|Recycling/ })
    .all()) {
    const own = await marker.boundingBox();
    expect(own?.x).toBeGreaterThan(box?.x ?? 0);
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
  }
  await state.selectOption("");
  await zoomed("4");
});

test("towns are named from the middle zoom on, and clusters after their town", async ({ page }) => {
  const { map, button } = await openMap(page);
  const cluster = map.getByRole("button", { name: /^\d+ yards near Perth$/ });
  await expect(cluster).toBeVisible();
  await expect(map.getByText("Broome", { exact: true })).toHaveCount(0);
  await button("Zoom in").click();
  await expect(map.getByText("Broome", { exact: true })).toBeVisible();
  await button("Zoom out").click();
  await expect(map.getByText("Broome", { exact: true })).toHaveCount(0);
});

test("the selected yard is in the address: it opens again, and Back leaves the map", async ({
  page,
}) => {
  await open(page, "/scrap-yards/");
  const { marker, popup, button } = await openMap(page, ALONE);
  await marker.click();
  await expect(page).toHaveURL(/view=map.*#yard-\d+$/);
  await expect(popup).toBeVisible();
  await page.reload();
  await expect(popup.getByRole("link", { name: /^Directions/ })).toBeVisible();
  await button("Close").click();
  await expect(page).toHaveURL(/view=map&q=[^#]*$/);
  await expect(popup).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/scrap-yards/");
});

test("a yard in the address that the filters leave out is given up", async ({ page }) => {
  await open(page, "/scrap-yards/?view=map&state=TAS#yard-1");
  await expect(page.getByRole("group", { name: "Map of scrap yards" })).toBeVisible();
  await expect(page).toHaveURL("/scrap-yards/?view=map&state=TAS");
});

test("a selected yard stays selected where a filter leaves it", async ({ page }) => {
  const { marker, popup } = await openMap(page, ALONE);
  await marker.click();
  await expect(popup).toBeVisible();
  await directory(page).state.selectOption("SA");
  await expect(page).toHaveURL(/state=SA.*#yard-\d+$/);
  await expect(popup).toBeVisible();
});
