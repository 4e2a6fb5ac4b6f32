import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, open, type Page, test } from "../fixtures.ts";

// In a browser of another time zone and language than those of the tests, and of every-page.spec.ts.
test.use({ timezoneId: "America/Los_Angeles", locale: "en-US" });

/**
 * Bytes of HTML and requests, at most, and the style sheets besides the one of every page: about one percent
 * more than there is, so that a renamed file stays within it and a new library does not.
 */
const PAGES: [path: string, html: number, requests: number, styles?: string][] = [
  ["/", 8_500, 12],
  ["/sydney/", 16_000, 12],
  ["/scrap-yards/", 14_500, 15, "/assets/directory.css"],
  ["/my-load/?near=2830&copper=60&car-batteries=18", 12_500, 15, "/assets/my-load.css"],
  ["/cities/", 8_500, 11],
  ["/material/copper/", 15_250, 13, "/assets/material.css"],
  ["/scrap-my-car/", 14_700, 12, "/assets/guides.css"],
  ["/resources-and-tips/", 14_500, 14, "/assets/guides.css"],
  ["/blog/first-visit-to-a-scrap-yard/", 8_500, 12, "/assets/guides.css"],
  ["/contact/", 6_000, 11],
  ["/report/?city=sydney", 7_000, 11],
  ["/privacy-policy/", 9_250, 12, "/assets/guides.css"],
];

// Bytes as they travel, at most: fonts as they are, everything else by gzip.

/** The page and all that it is read, searched and sent with. */
const WITHOUT_SCRIPTS = 60_000;
const SCRIPTS = 122 * 1024;
/** Of a city's page, all of it. */
const CITY = 164 * 1024;
/** The style sheet of every page. */
const STYLE = 9 * 1024;
const FONTS = 23_000;
/** The drawings of the metals, in one file that the text does not wait for. */
const IMAGES = 2_500;
/** Of the layout, as the browser measures it. */
const SHIFT = 0.01;

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

for (const [path, html, requests, styles] of PAGES)
  test(`${path} loads within its budget, without a shift or a wait for scripts`, async ({
    page,
  }) => {
    const found = await visit(page, path);
    const { document = 0, stylesheet = 0, font = 0, script = 0, image = 0 } = found.bytes;
    expect.soft(document, "HTML").toBeLessThanOrEqual(html);
    expect.soft(font, "fonts").toBeLessThanOrEqual(FONTS);
    expect.soft(script, "scripts").toBeLessThanOrEqual(SCRIPTS);
    expect.soft(image, "images").toBeLessThanOrEqual(IMAGES);
    const usable = document + stylesheet + font;
    expect.soft(usable, "what a page needs without scripts").toBeLessThanOrEqual(WITHOUT_SCRIPTS);
    if (!styles) expect.soft(stylesheet, "style sheet").toBeLessThanOrEqual(STYLE);
    if (path === "/sydney/") expect.soft(usable + script, "all of it").toBeLessThanOrEqual(CITY);
    expect.soft(found.requests, "requests").toBeLessThanOrEqual(requests);
    const sheets = ["/assets/root.css", ...(styles ? [styles] : [])];
    // They are listed in the order in which they came.
    expect.soft(found.blocking.toSorted(), "what the text waits for").toEqual(sheets.toSorted());
    expect.soft(found.shift, "layout shift").toBeLessThanOrEqual(SHIFT);
  });
