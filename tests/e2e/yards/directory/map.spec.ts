import { expect, open, type Page, test } from "../../fixtures.ts";
import { directory } from "./directory.ts";

type Yard = { address: string; latitude?: number };
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
    markers,
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

// How far keys and buttons zoom, and where a popup closes, tests/ui/yards/map says.
test("buttons, keys, the wheel and dragging zoom and pan; Reset view takes all of it back", async ({
  page,
}) => {
  const { map, button, marker, popup, zoomed, spot } = await openMap(page, ALONE);
  await button("Reset view").click();
  await zoomed("4");
  const [x, y] = await spot();
  await map.press("+");
  await zoomed("6");
  await map.press("-");
  await zoomed("4");
  await map.press("ArrowRight");
  await expect.poll(spot).toEqual([x - 60, y]);
  await map.press("ArrowLeft");
  await expect.poll(spot).toEqual([x, y]);
  await map.hover({ position: { x: 100, y: 300 } });
  await page.mouse.down();
  await map.hover({ position: { x: 140, y: 270 } });
  await page.mouse.up();
  await expect.poll(spot, "dragged").toEqual([x + 40, y - 30]);
  await marker.click();
  await button("Zoom in").click();
  await expect(popup).toBeVisible();
  await button("Reset view").click();
  await expect.poll(spot, "reset").toEqual([x, y]);
  await map.hover({ position: { x: 200, y: 200 } });
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -3000);
  await zoomed("20");
  await page.mouse.wheel(0, 6000);
  await zoomed("1");
  expect(await page.evaluate(() => window.scrollY), "the page stays in place").toBe(scrolled);
});

test("it shows all yards with a place, closes in on what a filter leaves, and names towns", async ({
  page,
}) => {
  const { map, markers, counted, zoomed, button } = await openMap(page);
  const { state } = directory(page);
  await zoomed("4");
  await expect(map.getByRole("list", { name: "Legend" })).toContainText("Scrap YardSelected Yard");
  await expect(map.getByRole("button", { name: /^\d+ yards near Perth$/ })).toBeVisible();
  const town = map.getByText("Broome", { exact: true });
  await expect(town).toHaveCount(0);
  await button("Zoom in").click();
  await expect(town).toBeVisible();
  await button("Zoom out").click();
  await expect(town).toHaveCount(0);
  const all = (await yards(page)).filter(({ latitude }) => Number.isFinite(latitude));
  await expect.poll(counted).toBe(all.length);
  await map.getByRole("button", { name: /^\d+ yards near Perth$/ }).click();
  await expect(map, "a cluster opens").toHaveAttribute("data-zoom", /^([5-9]|1\d|20)/);
  await button("Reset view").click();
  await zoomed("4");
  await state.selectOption("TAS");
  await expect(map).toHaveAttribute("data-zoom", /^([5-9]|1\d|20)/);
  await expect.poll(counted).toBe(all.filter(({ address }) => /TAS \d+$/.test(address)).length);
  const box = (await map.boundingBox())!;
  for (const marker of await markers.all()) {
    const own = (await marker.boundingBox())!;
    expect(own.x).toBeGreaterThan(box.x);
    expect(own.x + own.width).toBeLessThan(box.x + box.width);
  }
  await state.selectOption("");
  await zoomed("4");
});

test("the selected yard is in the address while the filters leave it: it opens again, and Back leaves the map", async ({
  page,
}) => {
  await open(page, "/scrap-yards/");
  const { marker, popup, button } = await openMap(page, ALONE);
  const { state } = directory(page);
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
  await open(page, "/scrap-yards/?view=map#yard-1");
  await expect(popup).toBeVisible();
  await state.selectOption("SA");
  await expect(page).toHaveURL(/state=SA.*#yard-1$/);
  await expect(popup).toBeVisible();
  await state.selectOption("TAS");
  await expect(page).toHaveURL("/scrap-yards/?view=map&state=TAS");
  await expect(popup).toHaveCount(0);
});

test("a map whose yards do not arrive is told beside the search", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/scrap-yards/points");
  await page.route(/\/scrap-yards\/points/, (route) => route.abort("failed"));
  await open(page, "/scrap-yards/?view=map");
  await expect(page.getByRole("alert")).toContainText("We can’t load the map right now.");
  await expect(directory(page).text).toBeVisible();
});
