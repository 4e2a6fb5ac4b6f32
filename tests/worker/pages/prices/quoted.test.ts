import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { yardPath } from "../../../../worker/contract/yard-path.ts";
import { changed } from "../../database.ts";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { READS } from "../../reads.ts";

const LAUNCESTON = 37;
it("a city's table has the number of yards behind a price, and none for typed ranges", async () => {
  const { rows } = (await fetchPage("/launceston/")).main.one("table.price-table");
  const row = (name: string) => rows.find(([metal]) => metal?.startsWith(name))?.join(" ");
  expect(row("Copper No.")).toContain("checked 16 Nov 2026 (3 yards, 11–16 Nov)");
  expect(row("Cast Iron")).not.toMatch(/yard|checked/);
});

it.each([
  ["/bathurst/", /one yard said \$0\.74 to \$1\.30/],
  ["/?city=tamworth", /Copper ?\$7\.35 – \$10\.15 ?one yard said/],
  ["/launceston/history/?metal=copper", /The latest price, of 16 Nov 2026: 3 yards, 11–16 Nov\./],
  ["/material/copper/", /3 yards, 11–16 Nov/],
  ["/material/copper/?near=Launceston", /checked 16 Nov 2026 \(3 yards, 11–16 Nov\)/],
  ["/material/aluminum-cans/", /(One price comes|\d+ prices come) from a single yard\./],
  [
    "/fair-price/?metal=copper&near=Launceston&offer=5",
    /checked on 16 November 2026 \(3 yards, 11–16 Nov\)/,
  ],
  [
    "/fair-price/?metal=aluminum-cans&near=Bathurst&offer=0.50",
    /We can’t judge this offer.*\$0\.50 a kilogram is \$0\.24 less than that\./,
  ],
  [
    "/my-load/?near=Bathurst&aluminum-cans=60",
    /checked 17 Nov 2026 \(one yard said \$0\.74 to \$1\.30\)/,
  ],
  [
    "/my-load/?near=Orange&aluminum-cans=60",
    /Bathurst NSW about \d+ km away .*What one yard said: Aluminium Cans\./,
  ],
  [
    yardPath({ id: 29, name: "Kestrel Plain Recycling" }),
    /checked 17 Nov 2026 \(2 yards, 14–17 Nov\)/,
  ],
])("%s states the basis of its prices", async (path, words) => {
  expect((await fetchPage(path)).main.words).toMatch(words);
});

it("pages, files and the API say how many of a price's yards gave theirs themselves", async () => {
  const mine = `city_id = ${LAUNCESTON} and material_id = 1`;
  await changed("prices", `update prices set self_quoted = 1 where ${mine}`);
  const words = "3 yards, one of them by itself, 11–16 Nov";
  expect((await fetchPage("/launceston/")).main.words).toContain(words);
  const csv = await (await fetchPath("/data/prices.csv")).text();
  expect(csv).toMatch(/^launceston,copper,.*,3,quotes,1\r?$/m);
  const prices = await (await fetchPath(`/api/prices/city/${LAUNCESTON}`)).text();
  expect(prices.match(/"selfQuoted":1/g)).toHaveLength(1);
});

it("no page, file or API reveals a quote, its author or its notes", async () => {
  // An amount that no price has can only come from a quote.
  await changed(
    "quotes",
    `update quotes set low_cents = 98765, high_cents = 98765, how = 'paid', quoted_by = 'Zaphod', note = 'Psst'`,
  );
  const { results: yards } = await env.DB.prepare(
    "select distinct id, name from quotes join scrap_yards on id = yard_id",
  ).all<{ id: number; name: string }>();
  const paths = [
    ...READS.map(({ path }) => path),
    ...[`/api/prices/city/${LAUNCESTON}`, `/api/prices/city/${LAUNCESTON}/history`],
    `/api/scrap-yards/city/${LAUNCESTON}`,
    ...["prices", "price-months", "observations", "yards"].flatMap((file) => [
      ...[`/data/${file}.csv`, `/data/${file}.json`],
    ]),
    ...["/", "/launceston/", "/launceston/history/", "/launceston/history.csv"],
    "/material/copper/",
    ...["/material/copper/?near=Launceston", "/fair-price/?metal=copper&near=Launceston&offer=5"],
    ...["/scrap-yards/?near=Launceston", "/feed.xml", "/launceston/feed.xml", "/llms.txt"],
    ...["/prices/2026-11/?city=launceston", "/my-load/?near=Launceston&copper=60"],
    ...yards.map(yardPath),
    ...["/material/copper/history/", "/material/copper/history.csv", "/prices/2026-11.csv"],
  ];
  expect(yards.length).toBeGreaterThan(5);
  for (const path of paths) {
    const response = await fetchPath(path);
    expect(response.status, path).toBe(200);
    const text = await response.text();
    expect(text, path).not.toMatch(/Zaphod|Psst|987\.65/);
  }
});
