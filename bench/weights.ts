import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { ROOT } from "../command-line/run.ts";
import { browserPath, installBrowser } from "../scripts/browser.ts";
import { type Weight, weightGoals, withoutScripts } from "./goals.ts";
import { type Part, table } from "./report.ts";
import { type Server, start } from "./server.ts";

const PAGES = {
  home: "/",
  city: "/sydney/",
  material: "/material/copper/",
  cities: "/scrap-metal-prices-by-city/",
  directory: "/scrap-yards/",
  guide: "/scrap-my-car/",
};

/** What Playwright calls a resource, by the column in which it counts. */
const TYPES: Record<string, Exclude<keyof Weight, "requests">> = {
  document: "html",
  stylesheet: "css",
  font: "fonts",
  image: "images",
  script: "scripts",
};

/** What a browser that has nothing of the site yet loads for each page, until it asks for no more. */
export async function weights(): Promise<Part> {
  await installBrowser();
  await using server = await start("site", { bindings: { BENCH_DB: "d1" }, isSeeded: true });
  const executablePath = browserPath();
  await using browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const found = {} as Record<keyof typeof PAGES, Weight>;
  for (const [name, path] of Object.entries(PAGES))
    found[name as keyof typeof PAGES] = await firstVisit(browser, server, path);
  return {
    goals: weightGoals(found),
    text: `## Bytes of a first visit

What Chromium loads for a page on a phone's screen until it asks for no more, scripts that come after the first paint included. Compressed with gzip, fonts as they are; Cloudflare sends brotli, which is a little smaller.

${table(
  ["page", "HTML", "CSS", "fonts", "images", "without scripts", "scripts", "all", "requests"],
  Object.entries(found).map(([name, weight]) => {
    const { html, css, fonts, images, scripts, requests } = weight;
    const page = withoutScripts(weight);
    return [name, html, css, fonts, images, page, scripts, page + scripts, requests];
  }),
)}`,
  };
}

/**
 * One visit to a page.
 * @throws where it loads no script, or something that no column is for
 */
async function firstVisit(browser: Browser, { port }: Server, address: string): Promise<Weight> {
  const viewport = { width: 390, height: 844 };
  await using page = await browser.newPage({ viewport });
  const weight: Weight = { html: 0, css: 0, fonts: 0, images: 0, scripts: 0, requests: 0 };
  const loaded: Promise<void>[] = [];
  // The Worker alone is served; Cloudflare sends the files of the build without asking it.
  await page.route("**/assets/**", (route) =>
    route.fulfill({
      path: path.join(ROOT, "build/client", new URL(route.request().url()).pathname),
    }),
  );
  page.on("response", (response) => {
    const request = response.request();
    if (request.url().startsWith("data:")) return;
    const count = async () => {
      const column = TYPES[request.resourceType()];
      if (!column || response.status() !== 200)
        throw new Error(`${address} loads ${request.url()}: ${response.status()}.`);
      const body = await response.body();
      weight[column] += column === "fonts" ? body.length : gzipSync(body).length;
      weight.requests++;
    };
    loaded.push(count());
  });
  await page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: "networkidle" });
  // Playwright waits for half a second without a request, in which a busy browser may only be thinking.
  let seen = 0;
  while (seen < loaded.length) {
    seen = loaded.length;
    await sleep(2_000);
  }
  await Promise.all(loaded);
  if (weight.scripts === 0) throw new Error(`${address} has loaded no script.`);
  return weight;
}
