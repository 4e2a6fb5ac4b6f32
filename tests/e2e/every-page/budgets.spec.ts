import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, type Page, test } from "../fixtures.ts";

/** Bytes as they travel (fonts as they are, everything else by gzip) and requests, at most. */
const PAGES: [path: string, html: number, script: number, requests: number][] = [
  ["/", 8_500, 130_000, 10],
  ["/sydney/", 16_000, 132_000, 11],
  ["/scrap-yards/", 14_500, 134_000, 10],
  ["/cities/", 9_000, 130_000, 10],
  ["/material/copper/", 11_500, 130_000, 10],
  ["/scrap-my-car/", 14_000, 138_000, 11],
  ["/resources-and-tips/", 14_000, 138_000, 11],
  ["/blog/first-visit-to-a-scrap-yard/", 9_500, 132_000, 11],
  ["/contact/", 7_000, 132_000, 11],
  ["/privacy-policy/", 9_500, 132_000, 10],
];
const STYLE = 10_000;
const FONTS = 36_000;

interface Load {
  bytes: Record<string, number>;
  requests: number;
}

/** What the first load of a page brings, as a browser without a cache sees it. */
async function load(page: Page, path: string): Promise<Load> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path, { waitUntil: "load" });
  const bytes: Record<string, number> = {};
  for (const response of responses) {
    const type = response.request().resourceType();
    const body = await response.body();
    const size = type === "font" ? body.length : gzipSync(body).length;
    bytes[type] = (bytes[type] ?? 0) + size;
  }
  page.removeAllListeners("response");
  return { bytes, requests: responses.length };
}

for (const [path, html, script, requests] of PAGES)
  test(`${path} loads within its budget`, async ({ page }) => {
    const found = await load(page, path);
    expect.soft(found.bytes.document, "HTML").toBeLessThanOrEqual(html);
    expect.soft(found.bytes.script, "scripts").toBeLessThanOrEqual(script);
    expect.soft(found.bytes.stylesheet, "style sheets").toBeLessThanOrEqual(STYLE);
    expect.soft(found.bytes.font, "fonts").toBeLessThanOrEqual(FONTS);
    expect.soft(found.requests, "requests").toBeLessThanOrEqual(requests);
  });

test("nothing moves while a page loads", async ({ page }) => {
  for (const [path] of PAGES) {
    await page.goto(path, { waitUntil: "networkidle" });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const add = (list: PerformanceObserverEntryList) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              sum += entry.value;
            resolve(sum);
          };
          new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
          // Without a shift the observer says nothing.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect.soft(shift, path).toBeLessThanOrEqual(0.01);
  }
});

test("no script and no style sheet of a page holds up its text but its own style", async ({
  page,
}) => {
  for (const [path] of PAGES) {
    await page.goto(path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            (entry as unknown as { renderBlockingStatus: string }).renderBlockingStatus ===
            "blocking",
        )
        .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{8}\./, ".")),
    );
    expect.soft(blocking, path).toEqual(["/assets/root.css"]);
  }
});
