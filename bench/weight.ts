import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../scripts/run.ts";
import { fetchPage } from "./pages.ts";

/** What a first visit to a page loads; bytes, compressed with gzip except fonts. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  fonts: number;
  total: number;
  /** The page itself and every file that it asks for at once; the icons of the tab left out. */
  requests: number;
}

/** One page of each kind. */
const PAGES = {
  home: "/",
  city: "/sydney/",
  material: "/material/copper/",
  cities: "/scrap-metal-prices-by-city/",
  directory: "/scrap-yards/",
  guide: "/scrap-my-car/",
};

/** What a first visit to one page of each kind loads, by the page's own links and scripts. */
export async function weights(port: number): Promise<Record<string, Weight>> {
  const found: Record<string, Weight> = {};
  for (const [name, page] of Object.entries(PAGES)) found[name] = await weightOf(port, page);
  return found;
}

async function weightOf(port: number, page: string): Promise<Weight> {
  const html = await (await fetchPage(port, page)).text();
  const files = filesOf(html);
  const sum = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + sizeOf(file), 0);
  const parts = {
    html: gzipSync(html).byteLength,
    css: sum(".css"),
    js: sum(".js"),
    fonts: sum(".woff2"),
  };
  const total = Object.values(parts).reduce((all, part) => all + part, 0);
  return { ...parts, total, requests: 1 + files.length };
}

/** Hashed files that the page links, preloads or imports. */
function filesOf(html: string): string[] {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const loaded = links.filter((link) => /\brel="(stylesheet|preload|modulepreload)"/.test(link));
  const scripts = html.match(/<script\b[^>]*>(import .*?|import\(.*?)?<\/script>/gs) ?? [];
  const text = [...loaded, ...scripts].join("\n");
  return [...new Set(text.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g))];
}

function sizeOf(file: string): number {
  const bytes = readFileSync(path.join(ROOT, "build/client", file));
  return file.endsWith(".woff2") ? bytes.byteLength : gzipSync(bytes).byteLength;
}
