import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { changed } from "../database.ts";
import { fetchJson } from "../fetch.ts";
import { fetchPage } from "../page.ts";
import table from "./head.csv?raw";

const ORIGIN = "http://localhost";

// What the title begins with, and the address for search engines.
const PAGES: Record<"path" | "title" | "canonical", string>[] = parse(table, { columns: true });

it.each(PAGES)(
  "the head of $path has the title “$title” and what cards and robots need",
  async ({ path, title: begin, canonical: to }) => {
    const { title, meta, canonical } = await fetchPage(path);
    expect(title.slice(0, begin.length)).toBe(begin);
    expect(canonical).toBe(ORIGIN + to);
    expect(meta.description?.length).toBeGreaterThan(50);
    expect(meta.robots).toBeUndefined();
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": meta.description,
      "og:url": ORIGIN + to,
      "og:type": "website",
      "og:locale": "en_AU",
      "og:site_name": "Scrap Metal Prices Australia",
      "og:image": `${ORIGIN}/share.png`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Indicative scrap metal prices in Australia, by city",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": meta.description,
      "twitter:image": `${ORIGIN}/share.png`,
      "twitter:image:alt": meta["og:image:alt"],
    });
  },
);

it.each(["/", "/sydney/", "/about/"])(
  "%s describes the site search to search engines, once",
  async (path) => {
    const { structuredData } = await fetchPage(path);
    expect(structuredData.filter((data) => data["@type"] === "WebSite")).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: "Scrap Metal Prices Australia",
        url: `${ORIGIN}/`,
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${ORIGIN}/search/?q={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ]);
  },
);

it("a site of up to five cities names them, and the footer has five of more", async () => {
  const described = async () => (await fetchPage("/")).meta.description;
  const footer = (await fetchPage("/")).one("footer");
  const [largest] = footer.all("section");
  expect([largest?.one("h2").words, largest?.hrefs.length]).toEqual(["Popular cities", 5]);
  expect(await described()).toContain("across Australia");
  await changed(
    "cities",
    "delete from cities where slug not in ('sydney', 'perth', 'dubbo', 'hobart', 'darwin', 'cairns')",
  );
  expect(await described()).toContain("across Australia");
  await env.DB.prepare("delete from cities where slug = 'cairns'").run();
  expect(await described()).toMatch(/ for \w+, \w+, \w+, \w+ and \w+, with scrap yards /);
});

it("a city page has the description of its city, though neither a price nor a yard is known", async () => {
  const { metaDescription } = await fetchJson<{ metaDescription: string }>(
    "/api/cities/slug/katherine",
  );
  const { title, meta } = await fetchPage("/katherine/");
  expect(title).toBe("Scrap Metal Prices in Katherine, NT | Current Rates");
  expect(meta.description).toBe(metaDescription);
});

it.each([
  ["/search/", "Search"],
  ["/atlantis/", "City Not Found"],
  ["/material/unobtainium/", "Material Not Found"],
])("%s is titled '%s', and is not indexed", async (path, title) => {
  const page = await fetchPage(path);
  expect(page.title).toContain(title);
  const { canonical, meta } = page;
  expect([canonical, meta["og:url"]]).toEqual([undefined, undefined]);
  expect(meta.robots).toBe("noindex");
});

it("every page declares its language, character set, icons and manifest", async () => {
  const page = await fetchPage("/");
  expect(page.meta.viewport).toBe("width=device-width, initial-scale=1");
  const themes = page.all("head meta[name=theme-color]");
  expect(themes.map((theme) => [theme.attribute("media"), theme.attribute("content")])).toEqual([
    ["(prefers-color-scheme: light)", "#f7f2e9"],
    ["(prefers-color-scheme: dark)", "#14191a"],
  ]);
  const declared = page.all("head link[rel*=icon], head link[rel=manifest]");
  expect(declared.map((link) => [link.attribute("rel"), link.attribute("href")])).toEqual([
    ["icon", expect.stringMatching(/^data:image\/svg/)],
    ["icon", "/favicon.ico"],
    ["apple-touch-icon", "/apple-touch-icon.png"],
    ["manifest", "/manifest.webmanifest"],
  ]);
  expect(page.html).toMatch(/^<!DOCTYPE html>/);
  expect(page.one("html").attribute("lang")).toBe("en-AU");
  expect(page.one("head meta[charset]").attribute("charset")).toBe("utf-8");
});
