// npm run lighthouse: what Lighthouse says of ten pages, with its settings for a phone. Accessibility,
// best practices and search engines must be 100. Performance depends on the machine: it is printed, and
// what it depends on is held by tests/e2e/budgets.spec.ts. With "-- --runs 3" it is the median of three.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserPath } from "./browser.ts";
import { edge } from "./edge.ts";
import { ROOT } from "./run.ts";

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
const PERFECT = ["accessibility", "best-practices", "seo"] as const;
const SITE_PORT = 8796;
const FRONT_PORT = 8797;

type Scores = Record<(typeof PERFECT)[number] | "performance", number>;

/** Serves the site, and gives back the process that does once it answers. */
async function serve(): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(SITE_PORT), STATE_DIR: ".wrangler/e2e" };
  const server = spawn(process.execPath, [path.join(ROOT, "scripts/serve.ts")], { env });
  for await (const line of server.stdout) if (String(line).includes("is at http")) return server;
  throw new Error("The site could not be served.");
}

async function scoresOf(url: string, port: number): Promise<Scores> {
  const flags = { port, output: "json", logLevel: "error" } as const;
  const result = await lighthouse(url, { ...flags, onlyCategories: ["performance", ...PERFECT] });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { categories, audits } = result.lhr;
  for (const name of PERFECT) {
    const lost = categories[name]?.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    for (const { id } of lost ?? []) console.log(`  ${name}: ${audits[id]?.title}`);
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function main(runs: number): Promise<boolean> {
  const server = await serve();
  const front = edge(SITE_PORT).listen(FRONT_PORT);
  const chrome = await launch({
    ...{ chromePath: browserPath() ?? "" },
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      // Of the front, which has signed its own.
      "--ignore-certificate-errors",
    ],
  });
  let isPerfect = true;
  try {
    for (const page of PAGES) {
      const all: Scores[] = [];
      for (let i = 0; i < runs; i++)
        all.push(await scoresOf(`https://localhost:${FRONT_PORT}${page}`, chrome.port));
      const performance = median(all.map((scores) => scores.performance));
      const rest = PERFECT.map((name) => Math.min(...all.map((scores) => scores[name])));
      isPerfect &&= rest.every((score) => score === 100);
      console.log(
        `${page.padEnd(40)} performance ${Number.isNaN(performance) ? "unknown" : performance}, ${PERFECT.map((n, i) => `${n} ${rest[i]}`).join(", ")}`,
      );
    }
  } finally {
    chrome.kill();
    front.close();
    server.kill();
    await once(server, "exit");
  }
  return isPerfect;
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "1" } } });
process.exit((await main(Number(values.runs))) ? 0 : 1);
