import { AxeBuilder } from "@axe-core/playwright";
import { expect, open, type Page, test } from "./site.ts";

const METALS = ["Copper", "Aluminium", "Brass", "Steel"];
/** AUD per kg in an ordinary month. */
const BASE = [
  [8, 10],
  [1.2, 2],
  [4, 5.5],
  [0.2, 0.35],
] as const;
const WARM_MONTHS = ["May", "Jun", "Jul", "Aug", "Sep", "Oct"];
/** The chart's own script, whatever its version. */
const CODE = /\/assets\/trend-chart/;

/** The parts of the section. */
function trend(page: Page, city = "Sydney") {
  const section = page.getByRole("region", { name: `12-Month Price Trend in ${city}` });
  return {
    section,
    chart: section.getByRole("slider", { name: `Chart of prices in ${city}, month by month` }),
    legend: section.getByRole("group", { name: "Metals in the chart" }),
    button: (metal: string) => section.getByRole("button", { name: metal, exact: true }),
    summary: section.getByText("Show the numbers as a table"),
    table: section.getByRole("table"),
    readout: section.getByText(/^Copper \$/),
  };
}

/** Opens a city with its chart drawn. */
async function openChart(page: Page) {
  await open(page, "/sydney/");
  const parts = trend(page);
  await parts.section.scrollIntoViewIfNeeded();
  await expect(parts.chart).toBeVisible();
  return parts;
}

/** The table's rows as words: the month, then its prices. */
async function numbers(page: Page): Promise<string[][]> {
  const { summary, table } = trend(page);
  await summary.click();
  await expect(table).toBeVisible();
  const rows = await table
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })
    .all();
  return Promise.all(
    rows.map((row) => row.getByRole("rowheader").or(row.getByRole("cell")).allInnerTexts()),
  );
}

test("the chart's code arrives when the section comes near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => CODE.test(request.url()) && asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, "/sydney/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const { section, chart } = trend(page);
  await section.scrollIntoViewIfNeeded();
  await expect(chart).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("its place is kept while it loads", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/sydney/");
  const { section, chart } = trend(page);
  await section.scrollIntoViewIfNeeded();
  const before = await section.boundingBox();
  await expect(chart).toHaveCount(0);
  release();
  await expect(chart).toBeVisible();
  await expect(chart.getByText("AUD/kg")).toBeVisible();
  expect((await chart.boundingBox())?.height).toBe(400);
  expect((await section.boundingBox())?.height).toBe(before?.height);
});

test("the legend flips each metal's line", async ({ page }) => {
  const { chart, button } = await openChart(page);
  await chart.press("Home");
  for (const metal of METALS) {
    const isShown = metal !== "Steel";
    for (const now of [isShown, !isShown, isShown]) {
      await expect(button(metal)).toHaveAttribute("aria-pressed", String(now));
      await chart.press("Home");
      const mentions = expect(chart);
      await (now ? mentions : mentions.not).toHaveAttribute("aria-valuetext", new RegExp(metal));
      await button(metal).click();
    }
    await expect(button(metal)).toHaveAttribute("aria-pressed", String(!isShown));
  }
});

test("arrow keys read the same months and values as the table holds", async ({ page }) => {
  const { chart, button } = await openChart(page);
  await button("Steel").click();
  const rows = await numbers(page);
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(([month]) => month)).size).toBe(12);
  await chart.press("Home");
  for (const [month = "", ...prices] of rows) {
    expect(month).toMatch(/^[A-Z][a-z]{2} \d{4}$/);
    expect(prices).toHaveLength(4);
    const words = prices.map((price, i) => `${METALS[i]} ${price}`).join(", ");
    await expect(chart).toHaveAttribute("aria-valuetext", `${month}: ${words}`);
    const season = WARM_MONTHS.includes(month.slice(0, 3)) ? 1.1 : 0.9;
    for (const [i, price] of prices.entries()) {
      expect(price).toMatch(/^\$\d+\.\d\d$/);
      const [min = 0, max = 0] = BASE[i] ?? [];
      expect(Number(price.slice(1))).toBeGreaterThanOrEqual(min * season - 0.006);
      expect(Number(price.slice(1))).toBeLessThanOrEqual(max * season + 0.006);
    }
    await chart.press("ArrowRight");
  }
  await chart.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`^${rows[10]?.[0]}`));
});

test("the values stay the same", async ({ page }) => {
  await open(page, "/sydney/");
  const before = await numbers(page);
  await page.reload();
  expect(await numbers(page)).toEqual(before);
});

test("the pointer reads a month", async ({ page }) => {
  const { chart, readout } = await openChart(page);
  await expect(readout).toHaveCount(0);
  await chart.hover({ position: { x: 300, y: 150 } });
  await expect(readout).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(readout).toHaveCount(0);
});

test("it fits everybody", async ({ page }) => {
  const { chart } = await openChart(page);
  await chart.press("End");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const check = new AxeBuilder({ page }).setLegacyMode().include("#trend");
    expect((await check.analyze()).violations).toEqual([]);
  }
});

test("where its code does not arrive, a sentence and the table stay", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/assets/trend-chart");
  await page.route(CODE, (route) => route.abort("failed"));
  await open(page, "/sydney/");
  const { section, chart } = trend(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(/^The chart could not be loaded/)).toBeVisible();
  await expect(chart).toHaveCount(0);
  expect(await numbers(page)).toHaveLength(12);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger reads a month", async ({ page }) => {
    const { chart, readout } = await openChart(page);
    const box = await chart.boundingBox();
    const touchPoints = [{ x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 150 }];
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(readout).toBeVisible();
  });

  test("a month stays to be read when the finger is lifted", async ({ page }) => {
    const { chart, readout } = await openChart(page);
    await chart.tap({ position: { x: 200, y: 150 } });
    await expect(readout).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is there and the legend is not", async ({ page }) => {
    await page.goto("/sydney/");
    await expect(trend(page).legend).toBeHidden();
    expect(await numbers(page)).toHaveLength(12);
  });
});
