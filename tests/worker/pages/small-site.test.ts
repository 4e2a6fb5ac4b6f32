import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { PACKED } from "../../../publishing/apply/lists.ts";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { d1Target } from "../../../publishing/apply/target.ts";
import { toYardBlocks } from "../../../publishing/derive/pack-yards.ts";
import { fetchPath } from "../fetch.ts";
import { runStatements } from "../seeding.ts";

// One city with six metals and its yards, and one with nothing: what an operator may begin with.
const METALS = ["copper", "brass", "aluminum", "lead", "stainless-steel", "steel"];

beforeAll(async () => {
  const newcastle = "(select id from cities where slug = 'newcastle')";
  const metals = METALS.map((slug) => `'${slug}'`).join();
  await runStatements(
    [
      "delete from cities where slug not in ('newcastle', 'mildura')",
      `delete from prices where city_id <> ${newcastle}
        or material_id not in (select id from materials where slug in (${metals}))`,
      `delete from scrap_yards where city_id <> ${newcastle}`,
      "delete from price_months",
      "delete from national_price_months",
      ...PACKED,
      "update dataset set edition = edition + 1, yards_version = 'small', is_sample = 0",
    ].map((sql) => ({ sql })),
  );
  const { rows } = await readLive(d1Target(env.DB));
  for (const { block, content } of toYardBlocks(rows.scrapYards, rows.cities))
    await env.DB.prepare("update yard_blocks set yards = ?1 where block = ?2")
      .bind(JSON.stringify(content), block)
      .run();
});

const textOf = async (path: string) => (await fetchPath(path)).text();
const headOf = async (path: string) => /<head>.*<\/head>/s.exec(await textOf(path))?.[0] ?? "";

describe("a site of one city", () => {
  it("links in the footer to cities that it has", async () => {
    const footer = /<footer.*<\/footer>/s.exec(await textOf("/"))?.[0] ?? "";
    expect(footer).toContain('href="/newcastle/"');
    expect(footer).not.toContain('href="/sydney/"');
  });

  it.each(["sydney", "perth", "Adelaide"])("leads /%s/ on to a search for it", async (slug) => {
    const response = await fetchPath(`/${slug}/`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`/search/?q=${slug.toLowerCase()}`);
    expect((await fetchPath("/gotham/")).status).toBe(404);
  });

  it("says nothing of cities and states that it does not have", async () => {
    for (const path of ["/", "/cities/", "/scrap-yards/"]) {
      expect(await headOf(path), path).not.toMatch(/across Australia|national|every/);
      expect(await textOf(path), path).not.toContain("in every state and territory, what");
    }
    expect(await headOf("/cities/")).toContain("per kilogram for Newcastle and Mildura.");
  });

  it.each([
    ...["/", "/cities/", "/newcastle/", "/newcastle/?layout=classic", "/material/copper/"],
    ...["/material/copper/history/", "/prices/", "/prices/2026-11/", "/scrap-yards/", "/my-load/"],
    ...["/about/", "/data/", "/resources-and-tips/", "/privacy-policy/", "/terms-and-conditions/"],
    ...["/llms.txt", "/feed.xml", "/newcastle/feed.xml"],
  ])("says at %s neither that its data is a sample nor that it has many cities", async (path) => {
    expect(await textOf(path)).not.toMatch(
      /sample data|is a sample|invented to show|across Australia|Top cities|Popular cities|national directory/i,
    );
  });

  it("counts in llms.txt what there is", async () => {
    const text = await textOf("/llms.txt");
    expect(text).toMatch(/Holds 6 prices, 16 metals, 2 cities and \d+ scrap yards\./);
    expect(text).toContain("such as /newcastle/");
  });

  it("keeps a city with neither prices nor yards out of search engines", async () => {
    const sitemap = await textOf("/sitemap.xml");
    expect(sitemap).toContain("/newcastle/</loc>");
    expect(sitemap).not.toContain("/mildura/");
    const head = await headOf("/mildura/");
    expect(head).toContain('content="noindex"');
    expect(await headOf("/newcastle/")).not.toContain('content="noindex"');
  });

  it("lists the metals without a price last, and says of one that there is none", async () => {
    const rows = (await textOf("/newcastle/")).match(/<tr[^>]*><th scope="row">.*?<\/tr>/gs) ?? [];
    const isMissing = rows.map((row) => row.includes("Price unavailable"));
    expect(isMissing).toEqual([...Array(6).fill(false), ...Array(10).fill(true)]);
    expect(await textOf("/material/bronze/")).toContain(
      "We have no price for bronze and gunmetal yet.",
    );
  });
});
