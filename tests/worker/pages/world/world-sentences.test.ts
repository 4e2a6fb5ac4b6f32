import { env } from "cloudflare:workers";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { changed, failingDatabase, published, quietErrors } from "../../database.ts";
import { fetchWith } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";
import { type RecordedMonth, recorded } from "../../recorded.ts";

const SYDNEY = 13;
const copperIn = (...months: string[]) =>
  months.map((month): RecordedMonth => [SYDNEY, 1, month, 800, 1100, 950, 4]);

const PAGES = [
  "/sydney/",
  "/fair-price/?metal=copper&near=Sydney+NSW&offer=7",
  "/my-load/?near=Sydney+NSW&copper=10",
];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-20T02:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  await changed("dataset", "update dataset set is_sample = 0");
  await changed("prices", "update prices set checked_on = '2026-06-18'");
  await recorded();
});

/** Prices of that day, whatever page shows them. */
const checkedOn = (day: string) => env.DB.prepare(`update prices set checked_on = '${day}'`).run();

it.each(PAGES)(
  "%s says what the world did since its old prices were checked, and nothing of new ones",
  async (path) => {
    expect((await fetchPage(path)).words).not.toMatch(/From \w+ 2026 to|Yards here paid/);
    await checkedOn("2026-03-20");
    const { words } = await fetchPage(path);
    expect(words).toMatch(
      /From Mar 2026 to May 2026, after .* checked, the world price of copper (rose|fell) \d+%/,
    );
    expect(words).not.toMatch(/invented/);
  },
);

it("a city's page says what share of the world price its yards paid, where both are of the same three months", async () => {
  await recorded(...copperIn("2026-04", "2026-05", "2026-06"));
  expect((await fetchPage("/sydney/")).words).not.toContain("Yards here paid");
  await recorded(...copperIn("2026-03", "2026-04", "2026-05"));
  const { words, links } = await fetchPage("/sydney/");
  expect(hrefsOf(links, "World price of copper")).toEqual(["/material/copper/#world"]);
  expect(words).toMatch(
    /Yards here paid about 4\d–6\d% of the world price of copper from Mar 2026 to May 2026\. Yards pay less: cleaning, freight/,
  );
});

it("beside a sample it is said that the yards' prices are invented", async () => {
  await env.DB.prepare("update dataset set is_sample = 1, published_on = '2026-06-20'").run();
  await checkedOn("2026-03-20");
  for (const path of PAGES)
    expect((await fetchPage(path)).words).toContain(
      "The yards’ prices here are invented, and the world prices are real.",
    );
});

it("a fair price is beside the world's, with why yards pay less, for a metal that has one", async () => {
  const { main } = await fetchPage("/fair-price/?metal=copper");
  expect(main.section("What lowers the price").words).toContain(
    "The world price of copper was $18.84 a kilogram in May 2026, last month. Yards pay less:",
  );
  expect((await fetchPage("/fair-price/?metal=steel")).words).not.toContain("world price");
});

it("months later no page compares a world price with what is paid today", async () => {
  await checkedOn("2026-03-20");
  vi.setSystemTime("2026-10-20T02:00:00Z");
  for (const path of [...PAGES, "/fair-price/?metal=copper"])
    expect((await fetchPage(path)).words).not.toMatch(/From \w+ 2026 to|The world price of/);
  const { main } = await fetchPage("/material/copper/");
  expect(main.section("The world price behind copper").words).toContain(
    "World price, May 2026: $18.84 a kilogram. Yards pay less: cleaning, freight, alloys and their own margin come off it. Our latest figure is from 5 months ago.",
  );
});

it("without world prices no page speaks of them; where they cannot be read a city keeps its prices, others are a 503", async () => {
  quietErrors();
  await checkedOn("2026-03-20");
  await published("world_prices", "delete from world_prices");
  for (const path of PAGES) {
    const { status } = await fetchWith(failingDatabase("world_prices"), path);
    expect([path, status]).toEqual([path, path === "/sydney/" ? 200 : 503]);
  }
  for (const path of PAGES) expect((await fetchPage(path)).words).not.toContain("world price");
});
