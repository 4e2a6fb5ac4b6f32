// npm run lighthouse: runs Lighthouse with its mobile settings on ten pages. Accessibility, best practices and SEO must
// score 100. Performance depends on the machine, so it is only printed; tests/e2e/every-page/budgets.spec.ts tests what
// it depends on. With "-- --runs 3" each page is loaded three times: the median performance and the lowest of the other
// scores count.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { programOptions } from "../publishing/command-line/options.ts";
import { edge } from "./edge.ts";
import { freePort, serveSite } from "./site.ts";
import { browserPath } from "./test-browser.ts";

const PAGES = [
  "/",
  "/sydney/",
  "/scrap-yards/",
  "/scrap-metal-prices-by-city/",
  "/scrap-metal-prices-by-material/",
  "/material/copper/",
  "/scrap-my-car/",
  "/resources-and-tips/",
  "/blog/first-visit-to-a-scrap-yard/",
  "/contact/",
];
/** The categories that must score 100. */
const REQUIRED = ["accessibility", "best-practices", "seo"] as const;

type Category = (typeof REQUIRED)[number] | "performance";
type Scores = Record<Category, number>;

/** Loads a page once, prints the audits that cost points, and returns the scores from 0 to 100. */
async function scoresOf(url: string, port: number): Promise<Scores> {
  const flags = { port, output: "json", logLevel: "error" } as const;
  const onlyCategories = ["performance", ...REQUIRED];
  const result = await lighthouse(url, { ...flags, onlyCategories });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { categories, audits } = result.lhr;
  for (const name of REQUIRED)
    for (const { id, weight } of categories[name]?.auditRefs ?? [])
      if (weight > 0 && (audits[id]?.score ?? 1) < 1)
        console.log(`  ${name}: ${audits[id]?.title}`);
  const score = (name: Category) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
  };
}

/** Loads a page `runs` times, prints its scores, and returns true if the required ones are 100. */
async function check(page: string, front: number, chrome: number, runs: number): Promise<boolean> {
  const all: Scores[] = [];
  for (let i = 0; i < runs; i++)
    all.push(await scoresOf(`https://localhost:${front}${page}`, chrome));
  const performance = median(all.map((scores) => scores.performance));
  const required = REQUIRED.map((name) => [name, Math.min(...all.map((s) => s[name]))] as const);
  const shown = [["performance", Number.isNaN(performance) ? "unknown" : performance], ...required];
  console.log(`${page.padEnd(40)} ${shown.map((pair) => pair.join(" ")).join(", ")}`);
  return required.every(([, score]) => score === 100);
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function main(runs: number): Promise<void> {
  const port = await freePort();
  const server = await serveSite(port, ".wrangler/e2e");
  const front = edge(port).listen(0);
  const chrome = await launch({
    chromePath: browserPath() ?? "",
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      // The proxy's certificate is self-signed.
      "--ignore-certificate-errors",
    ],
  });
  let isGood = true;
  try {
    const { port: frontPort } = front.address() as AddressInfo;
    for (const page of PAGES)
      if (!(await check(page, frontPort, chrome.port, runs))) isGood = false;
  } finally {
    chrome.kill();
    front.close();
    server.kill();
    await once(server, "exit");
  }
  if (!isGood) console.log("Some Lighthouse scores are below target: the audits are listed above.");
  process.exit(isGood ? 0 : 1);
}

const options = { runs: { type: "string", default: "1" } } as const;
const { values } = programOptions("npm run lighthouse -- [--runs 3]", options, 0);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error("--runs must be a whole number of at least 1.");
await main(runs);
