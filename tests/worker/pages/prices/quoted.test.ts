import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { yardPath } from "../../../../contract/yard-path.ts";
import { changed } from "../../database.ts";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { READS } from "../../reads.ts";

const LAUNCESTON = 37;
const wordsOf = async (path: string) => (await fetchPage(path)).main.words;

it("a city's table says in its rows how many yards a price rests on, beside those that were typed", async () => {
  const { main } = await fetchPage("/launceston/");
  const { rows } = main.one("table.price-table");
  const row = (name: string) => rows.find(([metal]) => metal?.startsWith(name))?.join(" ");
  expect(row("Copper No.")).toContain("checked 16 Nov 2026 (3 yards, 11–16 Nov)");
  expect(row("Cast Iron")).not.toMatch(/yard|checked/);
});

it("one yard's price is told as what one yard said", async () => {
  expect(await wordsOf("/bathurst/")).toMatch(/one yard said \$0\.74 to \$1\.30/);
  expect(await wordsOf("/material/aluminum-cans/")).toMatch(
    /(One price comes|\d+ prices come) from a single yard\./,
  );
  const fair = await wordsOf("/fair-price/?metal=aluminum-cans&near=Bathurst&offer=0.50");
  expect(fair).toContain("We can’t judge this offer");
  expect(fair).toContain("$0.50 a kilogram is $0.24 less than that.");
});

it("My load says in its table and in the comparison of cities which prices are one yard’s", async () => {
  const near = await wordsOf("/my-load/?near=Bathurst&aluminum-cans=60");
  expect(near).toContain("checked 17 Nov 2026 (one yard said $0.74 to $1.30)");
  expect(await wordsOf("/my-load/?near=Orange&aluminum-cans=60")).toMatch(
    /Bathurst NSW about \d+ km away .*What one yard said: Aluminium Cans\./,
  );
});

it("a yard's page says it of its city's prices", async () => {
  expect(await wordsOf(yardPath({ id: 29, name: "Kestrel Plain Recycling" }))).toMatch(
    /checked 17 Nov 2026 \(2 yards, 14–17 Nov\)/,
  );
});

it("the board of a city says what its prices rest on", async () => {
  const { main } = await fetchPage("/?city=tamworth");
  expect(main.one(".price-board dl").words).toMatch(/Copper ?\$7\.35 – \$10\.15 ?one yard said/);
});

it("a metal, a fair price and a history say what the price rests on", async () => {
  expect(await wordsOf("/material/copper/")).toContain("3 yards, 11–16 Nov");
  expect(await wordsOf("/material/copper/?near=Launceston")).toContain(
    "checked 16 Nov 2026 (3 yards, 11–16 Nov)",
  );
  expect(await wordsOf("/fair-price/?metal=copper&near=Launceston&offer=5")).toContain(
    "checked on 16 November 2026 (3 yards, 11–16 Nov)",
  );
  expect(await wordsOf("/launceston/history/?metal=copper")).toContain(
    "The latest price, of 16 Nov 2026: 3 yards, 11–16 Nov.",
  );
});

it("no page, file or API has a quote, who gave it or what was noted of it", async () => {
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
    ...[
      "/",
      "/launceston/",
      "/launceston/history/",
      "/launceston/history.csv",
      "/material/copper/",
    ],
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
