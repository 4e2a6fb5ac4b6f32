import { expect, test } from "@playwright/test";

/** What a page holds that a link may point at, and its links, as a browser would resolve them. */
interface Crawled {
  ids: Set<string>;
  links: { href: string; to: URL }[];
}

function read(html: string, address: string): Crawled {
  const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => {
    const href = /\bhref="([^"]*)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return { href, to: new URL(href, address) };
  });
  return { ids: new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id)), links };
}

/** How many addresses of one kind are tried. */
const MAX_ALIKE = 5;

/** What an address is one of many of: those with the same parameters, records of prices, or yards. */
function kindOf({ pathname, searchParams }: URL): string {
  if (searchParams.size > 0) return String([...searchParams.keys()].sort());
  if (pathname.endsWith("/history/")) return "history";
  const [, folder = "", ...inside] = pathname.split("/");
  return inside.filter(Boolean).length > 0 ? folder : pathname;
}

/** A function that says whether robots.txt keeps robots out of an address (RFC 9309). */
function disallowedBy(robots: string): (path: string) => boolean {
  const rules = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = ""]) => rule);
  const patterns = rules.map((rule) => {
    const escaped = rule.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`^${escaped.replaceAll("*", ".*")}`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

test("every link inside the site leads somewhere, and a robot meets no limit", async ({
  baseURL,
  userAgent,
}) => {
  test.slow();
  // Node's own: Playwright's takes four times as long, for what nobody looks at here.
  const get = (path: string, headers = {}) =>
    fetch(`${baseURL}${path}`, { headers: { "user-agent": userAgent ?? "", ...headers } });
  const isDisallowed = disallowedBy(await (await get("/robots.txt")).text());
  const pages = new Map<string, Crawled>();
  const faults: string[] = [];
  const fragments: { from: string; page: string; id: string }[] = [];
  const queue = [{ path: "/", from: "the start" }];
  const seen = new Set(["/"]);
  const alike = new Map<string, number>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    // One robot asks for all that it may. For the rest there is a visitor for every fifty pages, because one
    // may have no more than 120 of them a minute.
    const visitor = `2001:db8:0:${isDisallowed(path) ? Math.floor(pages.size / 50) + 1 : 0}::1`;
    const response = await get(path, { "cf-connecting-ip": visitor });
    const text = await response.text();
    if (!response.ok) faults.push(`${path} on ${from} answers ${response.status}`);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const crawled = read(text, response.url);
    pages.set(path, crawled);
    for (const { href, to } of crawled.links) {
      if (!href || href === "#") faults.push(`a link without a target on ${path}`);
      if (to.origin !== new URL(baseURL ?? "").origin) continue;
      const page = to.pathname + to.search;
      if (to.hash) fragments.push({ from: path, page, id: decodeURIComponent(to.hash.slice(1)) });
      if (seen.has(page)) continue;
      const kind = kindOf(to);
      const tried = alike.get(kind) ?? 0;
      // Where a link points at a part of a page, the page is read in any case.
      if (!to.hash && tried >= MAX_ALIKE) continue;
      seen.add(page);
      alike.set(kind, tried + 1);
      queue.push({ path: page, from: path });
    }
  }
  for (const { from, page, id } of fragments) {
    if (!pages.get(page)?.ids.has(id)) faults.push(`${page}#${id} on ${from} points at nothing`);
  }
  expect(faults).toEqual([]);
  // Home, lists, cities, materials, their records and some yards: the crawl did go everywhere.
  expect(pages.size).toBeGreaterThan(180);
});
