import { expect } from "vitest";
import { fetchPath, linksOf, wordsOf } from "./fetch.ts";

/** A guide's own part of its page: from its heading to its end. */
export async function guideAt(path: string): Promise<string> {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf("<article"), html.indexOf("</article>"));
}

/** The words of a guide's headings of one level, in their order. */
export function headingsOf(html: string, level: 2 | 3 | 4): string[] {
  const headings = html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, "gs"));
  return [...headings].map(([, inside = ""]) => wordsOf(inside).trim());
}

/** The part of a guide below the main heading of that name. */
export function sectionOf(html: string, heading: string): string {
  const [found] = html
    .split(/(?=<h2\b)/)
    .filter((part) => wordsOf(part.split("</h2>")[0] ?? "").trim() === heading);
  if (!found) throw new Error(`no section "${heading}"`);
  return found;
}

/** The rows of a table, each as the words of its cells. */
export function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
      wordsOf(cell).trim(),
    ),
  );
}

/** Australian governments and their authorities, all of whose addresses end alike. */
const PUBLIC_BODY = /^https:\/\/(?:[a-z]+\.)*gov\.au(?:\/|$)/;

/** Where a guide's links lead to that is neither a page of ours, a place in it nor a public body. */
export function strayLinks(html: string): string[] {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return linksOf(html)
    .map(({ href }) => href)
    .filter((href) => {
      if (href.startsWith("#")) return !ids.has(href.slice(1));
      return !(/^\/(?!\/)/.test(href) || PUBLIC_BODY.test(href));
    });
}
