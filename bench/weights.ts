import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../scripts/run.ts";
import type { Results } from "./results.ts";
import { start } from "./server.ts";
import { page } from "./traffic.ts";

/** Bytes and requests of a first visit, without the tab's icons; gzip, except for fonts. */
export async function weights(): Promise<Results["weights"]> {
  await using server = await start("site", { bindings: { BENCH_DB: "d1" }, isSeeded: true });
  const weight = async (path: string) => weightOf(await (await page(server.port, path)).text());
  return {
    home: await weight("/"),
    city: await weight("/sydney/"),
    material: await weight("/material/copper/"),
    cities: await weight("/scrap-metal-prices-by-city/"),
    directory: await weight("/scrap-yards/"),
    guide: await weight("/scrap-my-car/"),
  };
}

function weightOf(page: string) {
  const files = filesOf(page);
  const bytes = (ending: string) => {
    const found = files.filter((file) => file.endsWith(ending));
    const contents = found.map((file) => readFileSync(path.join(ROOT, "build/client", file)));
    const sent = ending === ".woff2" ? contents : contents.map((content) => gzipSync(content));
    return sent.reduce((sum, { byteLength }) => sum + byteLength, 0);
  };
  const html = gzipSync(page).byteLength;
  const [css, js, fonts] = [bytes(".css"), bytes(".js"), bytes(".woff2")] as const;
  return { html, css, js, fonts, total: html + css + js + fonts, requests: 1 + files.length };
}

/** Hashed files that the page links, preloads or imports at once. */
function filesOf(page: string): string[] {
  const links = page.match(/<link\b[^>]*\brel="(stylesheet|preload|modulepreload)"[^>]*>/g) ?? [];
  const scripts = page.match(/<script\b[^>]*>(import .*?|import\(.*?)?<\/script>/gs) ?? [];
  const files = [...links, ...scripts].join("\n").match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g);
  return [...new Set(files)];
}
