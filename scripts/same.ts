// npm run same -- folder: prints the differences between this build and an earlier one in that folder, on every page,
// file and API response, before and after a publication. Both use copies of one database.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { HTMLElement, type Node, parse as parseHtml } from "node-html-parser";
import { d1Target } from "../publishing/apply/target.ts";
import { programOptions, typedPath } from "../publishing/command-line/options.ts";
import { ROOT } from "../publishing/command-line/run.ts";
import { replace } from "../publishing/commands/database.ts";
import { readFolder } from "../publishing/commands/folder.ts";
import { SEED_FOLDER, thisProject } from "../publishing/commands/this-project.ts";
import { migrateLocal, withDatabase } from "../publishing/database/local.ts";
import { toDataset } from "../publishing/derive/dataset.ts";
import { seedIfEmpty } from "../seed/sample/first-start.ts";
import { SCREENS } from "../tests/e2e/every-page/pages.ts";
import { viewAddresses } from "../tests/project/costs/view-addresses.ts";
import { startBuild } from "../tests/project/costs/view-reads.ts";
import { differencesOf } from "../tests/tree-differences.ts";
import { buildIfStale } from "./build.ts";

const FILES = ["/robots.txt", "/sitemap.xml", "/llms.txt", "/feed.xml", "/api/openapi.json"];

/**
 * The maximum number of linked URLs with parameters to try in one folder, such as /material/, because there are
 * thousands.
 */
const MAX_QUERIES = 40;

/**
 * The maximum number of differences to list for one URL, because a list of prices may have the same one a thousand
 * times.
 */
const MAX_NAMED = 8;

/** Headers that belong to one request or one build; the bodies are compared anyway. */
const IGNORED = ["date", "etag", "content-length", "server-timing"];

/** The URLs with a difference, by the text of the difference. */
const found = new Map<string, string[]>();

/**
 * Compares the responses of builds, each with its own copy of a database; returns the number of URLs with differences.
 */
async function compare(state: string, builds: string[]): Promise<number> {
  const views = await withDatabase(state, viewAddresses);
  const starting = builds.map((entry, i) => {
    cpSync(state, `${state}-${i}`, { recursive: true });
    return startBuild(`${state}-${i}`, entry);
  });
  const workers = await Promise.all(starting);
  const addresses = new Set([...FILES, ...Object.values({ ...SCREENS, ...views }).flat()]);
  const queries: Record<string, number> = {};
  // Iterating over a set also visits values that are added meanwhile.
  for (const address of addresses) {
    const [old, now] = await Promise.all(workers.map((worker) => ask(worker, address)));
    const differences = [...differencesOf(old!.answer, now!.answer)].slice(0, MAX_NAMED);
    for (const { place, before, after } of differences) {
      const words = `${place}: ${before} is now ${after}`;
      found.set(words, [...(found.get(words) ?? []), address]);
    }
    for (const link of [...old!.links, ...now!.links]) {
      if (addresses.has(link)) continue;
      const folder = link.split("/")[1]!;
      if (link.includes("?")) queries[folder] = (queries[folder] ?? 0) + 1;
      if (!link.includes("?") || queries[folder]! <= MAX_QUERIES) addresses.add(link);
    }
  }
  await Promise.all(workers.map((worker) => worker.dispose()));
  return addresses.size;
}

let visitors = 0;

async function ask(worker: Awaited<ReturnType<typeof startBuild>>, address: string) {
  const url = `http://localhost${address}`;
  const headers = {
    // A search engine gets a page in one piece, and an ordinary visitor may not request all pages within a minute.
    "User-Agent": "Googlebot/2.1",
    "CF-Connecting-IP": `2001:db8:0:${(++visitors).toString(16)}::1`,
  };
  const response = await worker.fetch(url, { headers, redirect: "manual" });
  const kept = [...response.headers].filter(([name]) => !IGNORED.includes(name));
  const { status } = response;
  const type = response.headers.get("Content-Type") ?? "";
  const { body, links } = bodyOf(steady(await response.text()), type, url);
  const header = Object.fromEntries(kept.map(([name, value]) => [name, steady(value)]));
  return { answer: { status, header, body }, links };
}

/**
 * A text without nonces, times and the names of a build's files, which depend on those of modules; React's ids are
 * numbered in order of appearance.
 */
function steady(text: string): string {
  const ids = [...new Set(text.match(/_R_\w+_/g))];
  return text
    .replaceAll(/(\/assets\/)[\w.-]+-[\w-]{8}(\.\w+)/g, "$1…$2")
    .replaceAll(/'(sha256|nonce)-[^']+'/g, "'$1'")
    .replaceAll(/"databaseMs":\d+/g, '"databaseMs":0')
    .replaceAll(/_R_\w+_/g, (id) => `_R_${ids.indexOf(id)}_`);
}

/** A body as lists and objects, and the site's own URLs that it links to. */
function bodyOf(text: string, type: string, url: string): { body: unknown; links: string[] } {
  if (type.includes("json")) {
    const body = JSON.parse(text);
    return { body, links: Object.entries<Described>(body.paths ?? {}).flatMap(examplesOf) };
  }
  if (type.includes("csv")) {
    const [names = [], ...rows] = parseCsv(text) as string[][];
    const columns = names.map((name, i) => [name, rows.map((row) => row[i])]);
    return { body: { names, columns: Object.fromEntries(columns) }, links: [] };
  }
  if (!/html|xml/.test(type)) return { body: text.split("\n"), links: [] };
  const root = parseHtml(text);
  const links = root.querySelectorAll("a[href], link[rel=alternate], loc").flatMap((one) => {
    const { origin, pathname, search } = new URL(one.getAttribute("href") ?? one.text, url);
    return origin === new URL(url).origin ? [pathname + search] : [];
  });
  return { body: contentOf(root), links };
}

interface Described {
  get: { parameters?: { name: string; in: string; schema: { example: string } }[] };
}

/** An operation's URL, once without its optional parameters, and once with examples of all of them. */
function examplesOf([operation, { get }]: [string, Described]): string[] {
  const query = new URLSearchParams();
  let address = operation;
  for (const { name, in: place, schema } of get.parameters ?? [])
    if (place === "path") address = address.replace(`{${name}}`, schema.example);
    else query.set(name, schema.example);
  return query.size > 0 ? [address, `${address}?${query}`] : [address];
}

/**
 * The contents of an element without scripts, preloads and comments: texts, and elements with their attributes and
 * contents.
 */
function contentOf({ childNodes }: Node): unknown[] {
  const parts: unknown[] = [];
  for (const node of childNodes) {
    const last = parts.at(-1) ?? {};
    if (!(node instanceof HTMLElement)) {
      const text = node.text.replaceAll(/\s+/g, " ");
      // A comment between two texts belongs to neither.
      if (typeof last === "string") parts.splice(-1, 1, last + text);
      else if (text.trim()) parts.push(text);
    } else if (!isLeftOut(node)) {
      const { nonce, ...attributes } = node.attributes;
      parts.push({ [node.rawTagName]: [attributes, ...contentOf(node)] });
    }
  }
  return parts;
}

function isLeftOut({ rawTagName, attributes: { rel = "", type } }: HTMLElement): boolean {
  return (rawTagName === "script" && type !== "application/ld+json") || rel.includes("preload");
}

const usage = "npm run same -- folder";
const [folder = ""] = programOptions(usage, {}, 1).positionals;
const builds = [typedPath(folder), path.join(ROOT, "build")].map((one) => `${one}/server/index.js`);
if (!folder || !existsSync(builds[0]!)) {
  console.error(`There is no build in "${folder}". Keep a copy of build/.\nUsage: ${usage}`);
  process.exit(2);
}
await buildIfStale();
const scratch = mkdtempSync(path.join(tmpdir(), "same-"));
process.once("exit", () => rmSync(scratch, { recursive: true }));
const state = path.join(scratch, "state");
await migrateLocal(state);
await seedIfEmpty(state);
const first = await compare(state, builds);
// A new edition, with lower prices and one yard fewer.
const rows = readFolder(SEED_FOLDER);
const prices = rows.prices.map((price) => ({ ...price, min: price.min && price.min - 1 }));
const scrap_yards = rows.scrap_yards.slice(1);
const other = toDataset({ ...rows, prices, scrap_yards }, thisProject());
await withDatabase(state, (db) => replace(d1Target(db), other));
const second = await compare(state, builds);
for (const [words, [address, ...others]] of found)
  console.log(`${address}${others.length > 0 ? ` and ${others.length} more` : ""}: ${words}`);
console.log(
  `${found.size || "No"} differences at ${first} addresses, and at ${second} of another edition`,
);
process.exit(found.size > 0 ? 1 : 0);
