import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
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
    /\d+ of these prices (is|are) what one yard said\./,
  );
  const fair = await wordsOf("/fair-price/?metal=aluminum-cans&near=Bathurst&offer=0.50");
  expect(fair).toContain("We can’t judge this offer");
  expect(fair).toContain("$0.50 a kilogram is $0.24 less than that.");
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
  const { results: yards } = await env.DB.prepare("select distinct yard_id as id from quotes").all<{
    id: number;
  }>();
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
    ...yards.map(({ id }) => `/scrap-yards/${id}/`),
  ];
  expect(yards.length).toBeGreaterThan(5);
  for (const path of paths) {
    const text = await (await fetchPath(path)).text();
    expect(text, path).not.toMatch(/Zaphod|Psst|987\.65/);
  }
});
