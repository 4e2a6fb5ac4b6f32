import { env } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { describe, expect, it } from "vitest";
import { ARTICLES } from "../../../app/guides/content-pages.ts";
import type { ToldPages } from "../../../worker/contract/safe-address.ts";
import type { Material } from "../../../worker/data/materials.ts";
import type { City } from "../../../worker/data/places/cities.ts";
import { pagePath } from "../../../worker/site/canonical-address.ts";
import { routeTable } from "../../../worker/site/route-table.ts";
import { changed } from "../database.ts";
import { fetchJson, fetchPath, fetchWith } from "../fetch.ts";
import { fetchPage } from "../page.ts";
import { xmlOf } from "../part.ts";
import { type RecordedMonth, recorded } from "../recorded.ts";

const ORIGIN = "http://localhost";

/** The last change of each path in the sitemap; "" if it has none. */
async function entries(): Promise<Map<string, string>> {
  const xml = await (await fetchPath("/sitemap.xml")).text();
  const found = xmlOf(xml).all("urlset > url");
  return new Map(
    found.map((url) => [
      url.one("loc").words.replace(ORIGIN, ""),
      url.all("lastmod")[0]?.words ?? "",
    ]),
  );
}

describe("the sitemap", () => {
  it("is XML in the sitemap format", async () => {
    const { status, headers, html } = await fetchPage("/sitemap.xml");
    expect([status, headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(html).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
    );
  });

  it("lists every city with prices or yards, every material and the other pages", async () => {
    const all = await fetchJson<City[]>("/api/cities");
    const yards = await fetchJson<{ cityId: number }[]>("/api/scrapyards");
    const { results } = await env.DB.prepare(
      "select distinct city_id as id from prices where min_cents > 0",
    ).all<{ id: number }>();
    const filled = new Set([...yards.map(({ cityId }) => cityId), ...results.map(({ id }) => id)]);
    const cities = all.filter(({ id }) => filled.has(id));
    const empty = all.filter(({ id }) => !filled.has(id)).map(({ slug }) => `/${slug}/`);
    expect(empty).not.toEqual([]);
    const materials = await fetchJson<Material[]>("/api/materials");
    const paths = [...(await entries()).keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/scrap-metal-prices-by-city/",
        "/scrap-metal-prices-by-material/",
        "/scrap-yards/",
        ...["/about/", "/privacy-policy/", "/terms-and-conditions/"],
        ...ARTICLES.map(({ slug }) => `/blog/${slug}/`),
        ...cities.map(({ slug }) => `/${slug}/`),
        ...materials.map(({ slug }) => `/material/${slug}/`),
      ]),
    );
    expect(paths.filter((path) => empty.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("lists the histories of what has a record, and its months", async () => {
    await recorded([13, 1, "2026-02", 1000, 1100, 1050, 4], [13, 1, "2025-12", 900, 990, 945, 1]);
    const histories = [...(await entries()).keys()].filter((path) => /history|prices\//.test(path));
    expect(histories.toSorted()).toEqual([
      "/material/copper/history/",
      "/prices/2025-12/",
      "/prices/2026-02/",
      "/sydney/history/",
    ]);
  });

  it("lists only pages that exist and are canonical at that address", async () => {
    const { find } = routeTable(build, []);
    const byRoute = Map.groupBy((await entries()).keys(), (path) => find(pagePath(path))?.id);
    // A route makes all of its pages alike: the first and the last that it lists stand for them.
    const paths = [...byRoute.values()].flatMap((all) => [...new Set([all[0]!, all.at(-1)!])]);
    expect(byRoute.size).toBeGreaterThan(15);
    for (const path of paths) {
      const { status, canonical } = await fetchPage(path);
      expect([path, status, canonical]).toEqual([path, 200, ORIGIN + path]);
    }
  });

  it("says when a city's prices were last checked, if they were", async () => {
    await changed(
      "prices",
      "update prices set checked_on = '2031-02-03' where city_id = 13 and material_id = 1",
    );
    const found = await entries();
    expect(found.get("/sydney/")).toBe("2031-02-03");
    expect(found.get("/material/copper/")).toBe("2031-02-03");
    expect(found.get("/perth/")).not.toBe("2031-02-03");
    // It has yards alone.
    expect(found.get("/horsham/")).toBe("");
  });

  it("says when the site was last published, and when a text was last edited", async () => {
    const found = await entries();
    expect(["/", "/data/"].map((path) => found.get(path))).toEqual(Array(2).fill("2026-11-20"));
    const { main } = await fetchPage("/about/");
    const edited = main.one("article header time").attribute("datetime");
    expect([edited, found.get("/about/")]).toEqual(["2026-11-29", "2026-11-29"]);
    expect(main.one("article header").words).toContain("Last edited on 29 November 2026");
  });
});

it("robots.txt names the sitemap and keeps robots out of searches, reports and parameters", async () => {
  const response = await fetchPath("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text.split("\n").filter((line) => line.startsWith("Sitemap"))).toEqual([
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    `Sitemap: ${ORIGIN}/sitemap-yards.xml`,
  ]);
  // What is no page has no slash at its end, and of one that takes an id all are meant.
  expect([...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)).toEqual([
    ...["/scrap-yards/points", "/scrap-yards/towns", "/scrap-yards/yard/"],
    ...["/search/", "/search/suggestions", "/report/", "/*?"],
  ]);
  const settings = { SITE_ORIGIN: "https://www.site.example" };
  const robots = await fetchWith(env.DB, "/robots.txt", {}, settings);
  expect(await robots.text()).toContain("Sitemap: https://www.site.example/sitemap.xml");
});

it("analytics may be told of the pages that exist, and of no other", async () => {
  const { pages } = await fetchJson<ToldPages>("/told-pages.json");
  const paths = Object.keys(pages);
  const known = ["/", "/about", "/sydney", "/material/copper", "/prices/2026-11"];
  expect(known.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths).not.toContain("/atlantis");
});

describe("llms.txt", () => {
  const text = async () => (await fetchPath("/llms.txt")).text();

  it("says in Markdown what there is, how old it is, and under which licence", async () => {
    const { headers, html } = await fetchPage("/llms.txt");
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(html).toMatch(/^# Scrap Metal Prices Australia\n\n> Indicative prices/);
    expect(html).toContain("Last published: 20 November 2026 (2026-11-20)");
    expect(html).toMatch(/Holds \d+ prices, 16 metals, \d+ cities and \d+ scrap yards\./);
    expect(html).toContain("[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)");
  });

  it("links only to what there is", async () => {
    const links = [...(await text()).matchAll(/\]\(http:\/\/localhost(\/[^)]*)\)/g)];
    expect(links.length).toBeGreaterThan(15);
    for (const [, path = ""] of links)
      expect([path, (await fetchPath(path, { method: "HEAD" })).status]).toEqual([path, 200]);
  });

  it("names the recorded months", async () => {
    const february: RecordedMonth = [13, 1, "2026-02", 1000, 1100, 1050, 4];
    await recorded(february);
    expect(await text()).toContain("- Price history: February 2026.\n");
    await recorded(february, [13, 1, "2025-12", 900, 990, 945, 1]);
    expect(await text()).toContain("- Price history: December 2025 to February 2026.\n");
  });

  it("says that a sample is one, and otherwise how many prices may be out of date", async () => {
    expect(await text()).toContain("**Sample data: every price and yard here is invented.");
    await changed("dataset", "update dataset set is_sample = 0");
    expect(await text()).not.toContain("Sample");
    expect(await text()).toContain("one older than 90 days may be out of date.");
    await changed(
      "prices",
      "update prices set checked_on = '2020-01-01' where city_id = 13 and material_id in (1, 3)",
    );
    expect(await text()).toContain(
      "; 2 were checked more than 90 days ago and may be out of date.\n",
    );
  });
});
