import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, open, type Page, test } from "../fixtures.ts";

// In a browser of another time zone and language than those of the tests, and of every-page.spec.ts.
test.use({ timezoneId: "America/Los_Angeles", locale: "en-US" });

/**
 * Bytes as they travel (fonts as they are, everything else by gzip) and requests, at most: about one
 * percent more script than there is, so that a renamed file stays within it and a new library does not.
 */
const PAGES: [path: string, html: number, script: number, requests: number][] = [
  ["/", 8_500, 132_500, 11],
  ["/sydney/", 16_000, 139_500, 12],
  ["/scrap-yards/", 14_500, 142_500, 11],
  ["/my-load/?near=2830&copper=60&car-batteries=18", 12_500, 141_500, 13],
  ["/cities/", 8_500, 132_500, 10],
  ["/material/copper/", 12_500, 133_500, 11],
  ["/scrap-my-car/", 14_000, 143_000, 11],
  ["/resources-and-tips/", 14_000, 143_000, 12],
  ["/blog/first-visit-to-a-scrap-yard/", 8_500, 132_000, 10],
  ["/contact/", 6_000, 136_500, 11],
  ["/report/?city=sydney", 7_000, 137_500, 11],
  ["/privacy-policy/", 9_000, 135_500, 10],
];
const STYLE = 11_800;
const FONTS = 36_000;
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
  await open(page, path);
  const { resources, shift } = await page.evaluate(measure);
  const html = (await responses[0]?.text()) ?? "";
  const first = resources.filter(
    ({ url, initiatorType }) => initiatorType === "css" || html.includes(new URL(url).pathname),
  );
  const bytes: Record<string, number> = { document: gzipSync(html).length };
  for (const { url } of first) {
    const response = responses.find((one) => one.url() === url);
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

for (const [path, html, script, requests] of PAGES)
  test(`${path} loads within its budget, without a shift or a wait for scripts`, async ({
    page,
  }) => {
    const found = await visit(page, path);
    expect.soft(found.bytes.document, "HTML").toBeLessThanOrEqual(html);
    expect.soft(found.bytes.script, "scripts").toBeLessThanOrEqual(script);
    expect.soft(found.bytes.stylesheet, "style sheets").toBeLessThanOrEqual(STYLE);
    expect.soft(found.bytes.font, "fonts").toBeLessThanOrEqual(FONTS);
    expect.soft(found.bytes.image ?? 0, "images").toBeLessThanOrEqual(IMAGES);
    expect.soft(found.requests, "requests").toBeLessThanOrEqual(requests);
    expect.soft(found.blocking, "what the text waits for").toEqual(["/assets/root.css"]);
    expect.soft(found.shift, "layout shift").toBeLessThanOrEqual(SHIFT);
  });
