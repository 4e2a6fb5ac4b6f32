import { expect, type Locator, open, type Page, test } from "../fixtures.ts";

/** Red, green and blue of a colour as a browser computes it, upon the page's own. */
function parts(colour: string, paper?: string): number[] {
  const [r, g, b, alpha = 1] = (/^rgba?\(([\d., ]+)\)$/.exec(colour)?.[1] ?? "")
    .split(", ")
    .map(Number);
  if (b === undefined) throw new Error(`${colour} is no plain colour`);
  const below = paper ? parts(paper) : [255, 255, 255];
  return [r, g, b].map((part = 0, i) => alpha * part + (1 - alpha) * (below[i] ?? 0));
}

/** From 1, the same, to 21, black on white; as the guidelines count. */
function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

type Paint = "fill" | "stroke" | "color" | "background-color";

/** How a part is painted, in the reader's own colours. */
async function paint(part: Locator, of: Paint): Promise<number[]> {
  const [colour = "", paper] = await part.evaluate(
    (element, of) => [
      getComputedStyle(element).getPropertyValue(of),
      getComputedStyle(document.documentElement).backgroundColor,
    ],
    of,
  );
  return parts(colour, paper);
}

/** Expects that what is chosen is told by its background, and can be read on it. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const [mine, its] = [
    await paint(chosen, "background-color"),
    await paint(other, "background-color"),
  ];
  expect.soft(contrast(mine, its), String(chosen)).toBeGreaterThanOrEqual(3);
  expect.soft(contrast(await paint(chosen, "color"), mine)).toBeGreaterThanOrEqual(4.5);
}

async function expectDrawn(page: Page, drawing: Locator, of: "fill" | "stroke"): Promise<void> {
  const paper = await paint(page.locator("html"), "background-color");
  for (const part of await drawing.all())
    expect.soft(contrast(await paint(part, of), paper), String(part)).toBeGreaterThanOrEqual(3);
}

const SCHEMES = ["light", "dark"] as const;

test.use({ contextOptions: { forcedColors: "active" } });

test("a city's chart, legend, map and list can be read in contrast themes", async ({ page }) => {
  await open(page, "/sydney/");
  const trend = page.getByRole("region", { name: /^12-Month Price Trend/ });
  await trend.scrollIntoViewIfNeeded();
  const chart = trend.getByRole("slider");
  await chart.press("End");
  await expect(chart).toHaveCSS("outline-style", "solid");
  await expect(chart.locator(".chart-line")).toHaveCount(3);
  // Without colours the dashes alone tell the metals.
  const dashes = await chart
    .locator(".chart-line")
    .evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray));
  expect(new Set(dashes).size).toBe(3);
  const entries = page.getByRole("list", { name: "Yards on the map" }).getByRole("button");
  await entries.first().click();
  const marker = page.locator(".city-map-area .map-marker");
  const chosen = marker.and(page.getByRole("button", { pressed: true })).locator("path");
  const metal = (name: string) => trend.getByRole("button", { name });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await expectChosen(metal("Copper"), metal("Steel"));
    await expectDrawn(page, chart.locator(".chart-line, .trend-marker circle"), "stroke");
    await expectChosen(entries.first(), entries.last());
    await expectDrawn(page, chosen, "fill");
    await expectDrawn(page, marker.locator("path").last(), "fill");
  }
});

test("where one is in the directory can be seen in contrast themes", async ({ page }) => {
  await open(page, "/scrap-yards/?page=2");
  const pages = page.getByRole("navigation", { name: "Pagination" });
  const views = page.getByRole("group", { name: "View" }).getByRole("button");
  const here = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await expect(here).toHaveCSS("text-decoration-line", "underline");
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await expectChosen(pages.locator("[aria-current]"), pages.getByRole("link", { name: "1" }));
    await expectChosen(views.first(), views.last());
  }
  await views.last().click();
  const map = page.getByRole("group", { name: "Map of scrap yards" });
  await expect(map.getByRole("button", { name: /^\d+ yards/ }).first()).toBeVisible();
  const dot = map.locator("[aria-label=Legend] .map-pin path").first();
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await expectDrawn(page, map.locator(".map-land").first(), "stroke");
    await expectDrawn(page, map.locator("[aria-label=Legend] .map-pin path").last(), "fill");
    const paper = await paint(page.locator("html"), "background-color");
    expect(contrast(await paint(dot, "fill"), paper)).toBeGreaterThanOrEqual(3);
  }
});
