import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import {
  FONTS,
  IMAGES,
  PAGES,
  REQUESTS,
  SCRIPTS,
  SHIFT,
  STYLE,
  WITHOUT_SCRIPTS,
} from "../../ceilings.ts";
import { expect, open, type Page, test } from "../fixtures.ts";

// In a browser of another time zone and language than those of the tests, and of every-page.spec.ts.
test.use({ timezoneId: "America/Los_Angeles", locale: "en-US" });

interface Visit {
  /** By the type of resource. */
  bytes: Record<string, number>;
  requests: number;
  /** The paths of the style sheets and scripts for which the text has to wait, without their hashes. */
  blocking: string[];
  shift: number;
}

/**
 * What a page and its style sheet ask for on a first visit, by a browser that has nothing of it. What a
 * running script asks for is no part of it: whether that comes before the load event depends on how busy
 * the machine is.
 */
async function visit(page: Page, path: string): Promise<Visit> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await paintAfterFonts(page);
  await open(page, path);
  const { resources, shift } = await page.evaluate(measure);
  const html = (await responses[0]?.text()) ?? "";
  const first = resources.filter(
    ({ url, initiatorType }) => initiatorType === "css" || html.includes(new URL(url).pathname),
  );
  const bytes: Record<string, number> = { document: gzipSync(html).length };
  for (const { url } of first) {
    const response = responses.find((one) => one.url() === url.replace(/#$/, ""));
    const type = response?.request().resourceType() ?? "";
    const body = (await response?.body()) ?? "";
    const size = type === "font" ? body.length : gzipSync(body).length;
    bytes[type] = (bytes[type] ?? 0) + size;
  }
  const blocking = first
    .filter(({ isBlocking }) => isBlocking)
    .map(({ url }) => new URL(url).pathname.replace(/-[\w-]{8}\./, "."));
  return { bytes, requests: 1 + first.length, blocking, shift };
}

/** Has the style sheet arrive after the fonts: a font that came later would shift the text by chance. */
async function paintAfterFonts(page: Page): Promise<void> {
  const font = (name: string) =>
    page.waitForResponse((response) => response.url().includes(name)).then((r) => r.finished());
  const fonts = Promise.all([font("archivo"), font("source-sans")]);
  await page.route(/\/assets\/root-[^/]+\.css/, async (route) => {
    await fonts;
    await route.continue();
  });
}

/** Runs in the page. */
async function measure() {
  await document.fonts.ready;
  const entries = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  const resources = entries.map(({ name, initiatorType, renderBlockingStatus }) => ({
    url: name,
    initiatorType,
    isBlocking: renderBlockingStatus === "blocking",
  }));
  let shift = 0;
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      shift += entry.value;
  };
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  // An entry is there with the frame after the shift.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  return { resources, shift };
}

/** What was measured, with a percent of room, as a line of PAGES. */
function asCeiling(path: string, html: number, requests: number, styles: string | undefined) {
  const room = Math.ceil((html * 1.01) / 50) * 50;
  return `${JSON.stringify([path, room, requests, styles].filter(Boolean))}, // ${html}`;
}

for (const [path, html, requests, styles] of PAGES)
  test(`${path} loads within its budget, without a shift or a wait for scripts`, async ({
    page,
  }) => {
    const found = await visit(page, path);
    const { document = 0, stylesheet = 0, font = 0, script = 0, image = 0 } = found.bytes;
    if (process.env.COSTS === "print")
      console.log(asCeiling(path, document, found.requests, styles));
    expect.soft(document, "HTML").toBeLessThanOrEqual(html);
    expect.soft(font, "fonts").toBeLessThanOrEqual(FONTS);
    expect.soft(script, "scripts").toBeLessThanOrEqual(SCRIPTS);
    expect.soft(image, "images").toBeLessThanOrEqual(IMAGES);
    const usable = document + stylesheet + font;
    expect.soft(usable, "what a page needs without scripts").toBeLessThanOrEqual(WITHOUT_SCRIPTS);
    if (!styles) expect.soft(stylesheet, "style sheet").toBeLessThanOrEqual(STYLE);
    expect.soft(found.requests, "requests").toBeLessThanOrEqual(Math.min(requests, REQUESTS));
    const sheets = ["/assets/root.css", ...(styles ? [styles] : [])];
    // They are listed in the order in which they came.
    expect.soft(found.blocking.toSorted(), "what the text waits for").toEqual(sheets.toSorted());
    expect.soft(found.shift, "layout shift").toBeLessThanOrEqual(SHIFT);
  });
