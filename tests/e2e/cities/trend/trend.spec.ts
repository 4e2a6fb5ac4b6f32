import { expect, type Locator, open, type Page, test } from "../../fixtures.ts";

/** The chart's own script, whatever its version. */
const CODE = /\/assets\/trend-chart/;

function trend(page: Page) {
  const section = page.getByRole("region", { name: "12-Month Price Trend in Sydney" });
  return {
    section,
    chart: section.getByRole("slider", { name: /^Chart of prices in Sydney/ }),
    drawing: section.getByRole("img", { name: /^Chart of prices in Sydney: Copper/ }),
    readout: section.getByText(/^Copper \$.+\(/),
  };
}

async function openChart(page: Page) {
  await open(page, "/sydney/");
  const parts = trend(page);
  await parts.section.scrollIntoViewIfNeeded();
  await expect(parts.chart).toBeVisible();
  return parts;
}

test("the chart's code arrives when the section comes near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => CODE.test(request.url()) && asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, "/sydney/");
  // The code of the map, which is farther down, loads at once.
  await expect(page.getByRole("list", { name: "Yards on the map" })).toBeAttached();
  expect(asked).toEqual([]);
  const { section, chart } = trend(page);
  await section.scrollIntoViewIfNeeded();
  await expect(chart).toBeVisible();
  expect(asked.filter((url) => url.endsWith(".js"))).toHaveLength(1);
});

test("the server's drawing stands in its place while it loads, and it says so", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(CODE, (route) => held.promise.then(() => route.continue()));
  await open(page, "/sydney/");
  const { section, chart, drawing } = trend(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText("Loading chart...")).toBeVisible();
  await expect(drawing).toBeVisible();
  const before = await section.boundingBox();
  held.resolve();
  await expect(chart.getByText("AUD/kg")).toBeVisible();
  await expect(drawing).toBeHidden();
  expect((await chart.boundingBox())?.height).toBe(400);
  expect((await section.boundingBox())?.height).toBe(before?.height);
});

/** The months and the day that a chart names, in its order. They stand level and apart. */
async function monthsNamed(chart: Locator): Promise<string[]> {
  const months = chart
    .locator("text:visible")
    .filter({ hasText: /^(\d+ )?[A-Z][a-z]{2}( \d{4})?$/ });
  const boxes = await months.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  for (const [i, { height, right }] of boxes.entries()) {
    // Two lines at most.
    expect(height).toBeLessThan(45);
    expect(right).toBeLessThan((boxes[i + 1]?.left ?? Number.POSITIVE_INFINITY) - 4);
  }
  return months.allTextContents();
}

/** The names at the lines' ends are whole, and none covers another. */
async function expectEnds(chart: Locator, width: number): Promise<void> {
  const names = chart.locator("text").filter({ hasText: /^(Copper|Aluminium|Brass) \$\d+\.\d\d$/ });
  const boxes = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes, `${width} px`).toHaveLength(3);
  for (const [i, { top, right }] of boxes.sort((a, b) => a.top - b.top).entries()) {
    expect(right).toBeLessThan(width);
    expect(top).toBeGreaterThan(boxes[i - 1]?.bottom ?? 0);
  }
}

const WIDTHS = [
  [1280, 13],
  [700, 13],
  [390, 5],
  [320, 3],
] as const;

test("labels stay level and apart, and the readout covers no line, at every width", async ({
  page,
}) => {
  const { section, chart, readout } = await openChart(page);
  for (const [width, count] of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await section.scrollIntoViewIfNeeded();
    // The chart takes its new width after the page.
    await expect
      .poll(() => chart.evaluate(({ scrollWidth }) => scrollWidth), `${width} px`)
      .toBeLessThan(width);
    expect(await monthsNamed(chart), `${width} px`).toHaveLength(count);
    await expectEnds(chart, width);
    await chart.press("Home");
    const line = (await chart.locator("line[y2]").last().boundingBox())!;
    const box = (await readout.locator("..").boundingBox())!;
    expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(line.y);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the drawing names the months and ends that the chart names", async ({ page }) => {
    await page.goto("/sydney/");
    const { drawing } = trend(page);
    for (const [width, count] of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await monthsNamed(drawing), `${width} px`).toHaveLength(count);
      await expectEnds(drawing, width);
    }
  });
});

test("without its code a sentence, the drawing and the table stay, and without the map's the list", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/assets/trend-chart");
  expectFailure("/assets/city-map-view");
  await page.route(CODE, (route) => route.abort("failed"));
  await page.route(/\/assets\/city-map-view/, (route) => route.abort("failed"));
  await open(page, "/sydney/");
  await expect(page.getByText("We can’t load the map right now.")).toBeVisible();
  const { section, drawing } = trend(page);
  await section.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  await expect(section.getByText(/^We can’t load the chart right now/)).toBeVisible();
  await section.getByText("Show the numbers as a table").click();
  await expect(section.getByRole("rowheader")).toHaveCount(12);
});
