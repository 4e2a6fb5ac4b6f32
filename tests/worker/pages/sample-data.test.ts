import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { changed } from "../database.ts";
import { fetchWith } from "../fetch.ts";
import { fetchPage, type Page, pageOf } from "../page.ts";

/** Pages with prices or yards, in every layout. */
const WITH_DATA = [
  "/",
  "/sydney/",
  "/perth/?layout=classic",
  "/material/copper/",
  "/sydney/history/",
  "/material/copper/history/",
  "/prices/2026-11/",
  "/scrap-yards/",
  "/scrap-yards/?view=map",
];

const ORIGIN = "http://localhost";

/** Asks the site after the operator has set its address. */
function fetchPublic(path: string): Promise<Response> {
  return fetchWith(env.DB, path, {}, { SITE_ORIGIN: ORIGIN, EDGE_CACHE: "off" });
}

async function publicPage(path: string): Promise<Page> {
  return pageOf(await fetchPublic(path));
}

const noSample = () => changed("dataset", "update dataset set is_sample = 0");

/** The types of a page's structured data, at any depth. */
function types({ structuredData }: Page): string[] {
  return [...JSON.stringify(structuredData).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type!);
}

describe.each(WITH_DATA)("%s", (path) => {
  it("says above everything else that its data is a sample, and the contact details too", async () => {
    const { words } = (await fetchPage(path)).main;
    expect(words).toMatch(/^Sample data:/);
    const notice = words.slice(0, words.indexOf("placeholders") + 12).toLowerCase();
    for (const said of ["price", "yard", "phone", "email", "postal address", "placeholder"])
      expect(notice).toContain(said);
  });

  it("is kept out of search engines once the site is public", async () => {
    const page = await publicPage(path);
    expect(page.status).toBe(200);
    expect(page.meta.robots).toBe("noindex");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(types(page)).not.toContain("LocalBusiness");
    expect(types(page)).not.toContain("Dataset");
  });

  it("is for search engines as long as the site is not public", async () => {
    const page = await fetchPage(path);
    expect(page.headers.get("x-robots-tag")).toBeNull();
    expect(page.meta.robots).toBe(path.includes("classic") ? "noindex" : undefined);
  });
});

describe("a public site", () => {
  it.each(["/about/", "/contact/", "/blog/reading-a-scrap-price/", "/cities/"])(
    "keeps %s out of search engines while its data is a sample",
    async (path) => {
      const page = await publicPage(path);
      expect(page.meta.robots).toBe("noindex");
      expect(page.headers.get("x-robots-tag")).toBe("noindex");
    },
  );

  it("lists no page in its sitemap while its data is a sample", async () => {
    const sitemap = await fetchPublic("/sitemap.xml");
    const xml = await sitemap.text();
    expect(xml).toContain("<urlset");
    expect(xml).not.toContain("<url>");
  });

  it("is for search engines with data of its own, and says nothing of a sample", async () => {
    await noSample();
    const page = await publicPage("/sydney/");
    expect(page.main.words).not.toMatch(/sample data/i);
    expect(page.meta.robots).toBeUndefined();
    expect(page.headers.get("x-robots-tag")).toBeNull();
    expect(types(page)).toContain("LocalBusiness");
    const sitemap = await fetchPublic("/sitemap.xml");
    expect(await sitemap.text()).toContain(`<loc>${ORIGIN}/sydney/</loc>`);
  });
});
