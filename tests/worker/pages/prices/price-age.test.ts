import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { trendMonths } from "../../../../app/cities/trend/trend.ts";
import { changed } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { type RecordedMonth, recorded } from "../../recorded.ts";

// All prices were checked on 20 November 2026, which is today, unless a test says otherwise.
const EXTRUSION = 6;
const [COPPER, BRASS] = ["material_id = 1", "material_id = 3"];
const OLD = "checked 91 days ago (21 Aug 2026) may be out of date";

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};
const checked = (day: string, which: string) =>
  `update prices set checked_on = '${day}' where ${which}`;
const board = async (path: string, city: string) =>
  (await fetchPage(path)).one(`aside[aria-label='Common metals in ${city}']`);

beforeEach(async () => {
  setClock("2026-11-20T02:00:00Z");
  await changed("dataset", "update dataset set is_sample = 0");
  await changed("prices", checked("2026-11-20", "true"));
});
const also = (sql: string) => env.DB.prepare(sql).run();

describe("a city's page", () => {
  it("states the age of a price, with a warning that it may be out of date", async () => {
    await also(checked("2026-08-21", `city_id = 13 and ${COPPER}`));
    const prices = (await fetchPage("/sydney/")).one("#prices");
    expect(prices.words).toContain("$ per kg, checked 20 Nov 2026, unless a row says otherwise.");
    expect(prices.rows[1]?.[1]).toBe(`$8.00 – $11.00 ${OLD}`);
  });

  it("counts days by its own calendar", async () => {
    setClock("2026-11-20T14:00:00Z");
    await also(checked("2026-10-21", "true"));
    expect((await fetchPage("/sydney/")).one("#prices").words).toContain("31 days ago");
    expect((await fetchPage("/perth/")).one("#prices").words).not.toContain("days ago");
    expect((await fetchPage("/")).main.words).toContain("31 days ago");
    expect((await fetchPage("/?city=perth")).main.words).not.toContain("days ago");
  });

  it("without prices warns that the nearest city's are old", async () => {
    await also(checked("2026-08-21", "true"));
    const { words } = await board("/katherine/", "Darwin");
    expect(words.match(/may be out of date/g)).toHaveLength(4);
    expect(words).toContain("Checked 91 days ago (21 Aug 2026).");
  });
});

it("a material's page states the age of a price, with a warning that it may be out of date", async () => {
  await also(checked("2026-08-21", `city_id = 13 and ${COPPER}`));
  const { main } = await fetchPage("/material/copper/");
  const sydney = main.rows.find(([city]) => city?.startsWith("Sydney"));
  expect(sydney?.[3]).toBe(`$8.00 – $11.00 avg $9.50 ${OLD}`);
  expect(main.words).toContain("Checked 20 Nov 2026, unless a row says otherwise.");
});

describe("the home page's board", () => {
  it("leaves out old prices and counts them", async () => {
    await also(checked("2026-08-21", `city_id = 13 and ${COPPER}`));
    const { words } = await board("/", "Sydney");
    expect(words).not.toContain("Copper");
    expect(words).toContain("1 older price is left out. Checked 20 Nov 2026.");
    await also(checked("2026-08-21", `city_id = 13 and ${BRASS}`));
    expect((await board("/", "Sydney")).words).toContain("2 older prices are left out.");
  });

  it("says that no price was checked lately if all are old; the table below shows them", async () => {
    await also(checked("2026-08-21", "city_id = 13"));
    const { words } = await board("/", "Sydney");
    expect(words).toMatch(
      /^Prices in Sydney \$\/kg No price was checked in the last 90 days\. All Sydney prices$/,
    );
    expect((await fetchPage("/")).main.rows[1]?.[1]).toContain("may be out of date");
  });
});

it("prices of a sample never become old, and their ages in words are true", async () => {
  setClock("2028-03-01T02:00:00Z");
  await also("update dataset set is_sample = 1, published_on = '2026-11-21'");
  for (const path of ["/", "/sydney/", "/material/copper/"]) {
    const { words } = (await fetchPage(path)).main;
    expect(words, path).not.toMatch(/days ago|out of date/);
  }
  const year = ["2025-11", ...trendMonths("2026-11")];
  const rows = (metal: number) =>
    year.map((month): RecordedMonth => [13, metal, month, 90, 99, 95, 4]);
  await recorded(...rows(1), ...rows(EXTRUSION));
  expect((await fetchPage("/sydney/")).one("#trend").rows.at(-1)?.[0]).toBe("Nov 2026");
  const { words } = await fetchPage("/material/aluminum-extrusion/");
  expect(words).toContain("Aluminium extrusion is about the same as a year ago.");
  expect(words).toMatch(/Yards pay about .* The yards’ prices here are invented/);
  await also(checked("2026-10-01", `city_id = 13 and ${COPPER}`));
  expect((await fetchPage("/sydney/")).words).toContain("checked 517 days ago (1 Oct 2026)");
});
