import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { SAMPLE_NOTICE } from "../../../../app/prices/disclaimers.tsx";
import { PACKED } from "../../../../publishing/apply/lists.ts";
import { latestPriceChanges } from "../../../../worker/data/record/price-changes.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { changed } from "../../database.ts";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf, type Part, partOf, xmlOf } from "../../part.ts";

const INDICATIVE = "Indicative prices in Australian dollars per kilogram.";
const [SYDNEY, ARMIDALE] = [13, 5];
const [COPPER, BRASS] = [1, 3];

/** City, material, day, publication, low, high, low and high before, whether it is a change, and a sample. */
type Change = (number | string | null)[];

/** Adds to the ledger what these publications changed, in cents. */
async function published(...changes: Change[]): Promise<void> {
  const rows = changes.map(([city, material, day, publication, ...rest]) => {
    const [low, high, lowBefore, highBefore, isChange = 1, isSample = 1] = rest;
    return [isSample, city, material, day, publication, low, high, lowBefore, highBefore, isChange];
  });
  const pairs = new Set(rows.map((row) => [row[4], row[0]].join()));
  const ids = [...pairs].map((pair) => pair.split(",").map(Number));
  await env.DB.batch([
    env.DB.prepare(
      `insert into publications (id, follows, published_at, name, published_on, is_sample, version,
        changed_prices, checked_prices, note)
        select value->>0, value->>0 - 1, value->>0 * 86400000, 'Load ' || (value->>0), '2026-11-21',
        value->>1, '', 2, 1, iif(value->>0 = 2, 'Rung & checked', null) from json_each(?1)`,
    ).bind(JSON.stringify(ids)),
    env.DB.prepare(
      `insert into price_history select value->>0, value->>1, value->>2, value->>3, value->>4,
        value->>5, value->>6, value->>7, value->>8, value->>9, null, null from json_each(?1)`,
    ).bind(JSON.stringify(rows)),
    ...PACKED.map((sql) => env.DB.prepare(sql)),
  ]);
}

async function fetchFeed(path: string): Promise<Part> {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  return xmlOf(await response.text()).one("feed");
}

const HOST = "http://localhost";

const idsOf = (feed: Part) => feed.all("entry").map((entry) => entry.one("id").words);

/** Each entry as its title, followed by the list in it. */
function entriesOf(feed: Part): string[][] {
  return feed.all("entry").map((entry) => {
    const list = partOf(entry.one("content").words).all("li");
    return [entry.one("title").words, ...list.map(({ words }) => words)];
  });
}

// A ledger of its own until the test ends.
beforeEach(async () => {
  for (const table of ["price_history", "publications", "price_changes"])
    await changed(table, `delete from ${table}`);
  await published(
    [SYDNEY, COPPER, "2026-11-01", 1, 800, 1100, null, null],
    [SYDNEY, BRASS, "2026-11-01", 1, 500, 600, null, null],
    [ARMIDALE, COPPER, "2026-11-01", 1, 780, 990, null, null],
    [SYDNEY, COPPER, "2026-11-08", 2, 840, 1140, 800, 1100],
    [SYDNEY, BRASS, "2026-11-08", 2, 500, 600, 500, 600, 0],
    [SYDNEY, BRASS, "2026-11-01", 3, null, null, 500, 600],
    // Real, while the sample is live.
    [SYDNEY, COPPER, "2026-11-09", 4, 1, 2, null, null, 1, 0],
  );
});

describe("the feed of a city", () => {
  it("says in words what each publication changed there, the newest first", async () => {
    const withdrawn = "Brass: the price from 1 Nov 2026 was withdrawn";
    const rise = "Copper up $0.40 to $8.40–$11.40 a kilo (was $8.00–$11.00)";
    expect(entriesOf(await fetchFeed("/sydney/feed.xml"))).toEqual([
      [`Sydney: ${withdrawn}`, withdrawn],
      [`Sydney: ${rise}`, rise],
      ["Sydney: 2 price changes", "Copper now $8.00–$11.00 a kilo", "Brass now $5.00–$6.00 a kilo"],
    ]);
  });

  it("names the city and the sample, and identifies its entries", async () => {
    const feed = await fetchFeed("/sydney/feed.xml");
    expect(feed.one("title").words).toBe("Sample data: Scrap metal prices in Sydney");
    expect(feed.one("subtitle").words).toBe(`${INDICATIVE} ${SAMPLE_NOTICE}`);
    expect(idsOf(feed)).toEqual([3, 2, 1].map((id) => `${HOST}/sydney/feed.xml#publication-${id}`));
    const [, second] = feed.all("entry");
    expect(partOf(second!.one("content").words).one("p").words).toBe("Rung & checked");
  });

  it("says nothing of a sample when the data are real, and shows those alone", async () => {
    await changed("dataset", "update dataset set is_sample = 0");
    const feed = await fetchFeed("/sydney/feed.xml");
    expect(feed.one("title").words).toBe("Scrap metal prices in Sydney");
    expect(feed.one("subtitle").words).toBe(INDICATIVE);
    expect(entriesOf(feed).map(([title]) => title)).toEqual([
      "Sydney: Copper now $0.01–$0.02 a kilo",
    ]);
  });

  it("does not say that a price that comes back was nothing", async () => {
    await published([SYDNEY, BRASS, "2026-11-10", 5, 500, 600, 0, 0]);
    const [newest] = entriesOf(await fetchFeed("/sydney/feed.xml"));
    expect(newest?.[1]).toBe("Brass now $5.00–$6.00 a kilo");
  });

  it("is without entries where nothing was published", async () => {
    expect(idsOf(await fetchFeed("/katherine/feed.xml"))).toEqual([]);
  });
});

it("the feed of a material names the cities, and leaves out those that were removed", async () => {
  const feed = await fetchFeed("/material/copper/feed.xml");
  expect(feed.one("title").words).toBe("Sample data: Copper scrap prices in Australia");
  const links = feed.all("link").map((link) => link.attribute("href"));
  expect(new Set(links)).toEqual(
    new Set([`${HOST}/material/copper/feed.xml`, `${HOST}/material/copper/`]),
  );
  const rise = "Sydney up $0.40 to $8.40–$11.40 a kilo (was $8.00–$11.00)";
  const armidale = "Armidale now $7.80–$9.90 a kilo";
  expect(entriesOf(feed)).toEqual([
    [`Copper: ${rise}`, rise],
    ["Copper: 2 price changes", armidale, "Sydney now $8.00–$11.00 a kilo"],
  ]);
  await changed("cities", `delete from cities where id = ${SYDNEY}`);
  expect(entriesOf(await fetchFeed("/material/copper/feed.xml"))).toEqual([
    [`Copper: ${armidale}`, armidale],
  ]);
});

it("the feed of the site has every publication, with the page of its month", async () => {
  const feed = await fetchFeed("/feed.xml");
  expect(feed.one("title").words).toBe("Sample data: Scrap metal prices in Australia");
  expect(feed.one("link").attribute("href")).toBe(`${HOST}/feed.xml`);
  const [newest, second] = feed.all("entry");
  expect(feed.all("entry")).toHaveLength(3);
  expect(newest!.one("title").words).toBe("2 prices changed, 1 checked again");
  expect(newest!.one("link").attribute("href")).toBe("http://localhost/prices/2026-11/");
  const words = partOf(second!.one("content").words).words;
  expect(words).toBe("Load 2: 2 prices changed, 1 checked again. Rung & checked");
});

it.each([
  ["the month before, if no price was checked in its own", "2026-12-01", "/prices/2026-11/"],
  ["the home page, if no month is recorded", "2000-01-01", "/"],
])("a publication leads to %s", async (_, day, path) => {
  await env.DB.prepare("update publications set published_on = ?").bind(day).run();
  const [newest] = (await fetchFeed("/feed.xml")).all("entry");
  expect(newest!.one("link").attribute("href")).toBe(`http://localhost${path}`);
});

it("a feed has the latest twenty publications", async () => {
  await published(
    ...Array.from(
      { length: 21 },
      (_, i): Change => [SYDNEY, BRASS, "2026-11-10", 5 + i, 500 + i, 600, 500, 600],
    ),
  );
  const ids = Array.from({ length: 20 }, (_, i) => `publication-${25 - i}`);
  for (const path of ["/feed.xml", "/sydney/feed.xml", "/material/brass/feed.xml"]) {
    const found = idsOf(await fetchFeed(path));
    expect(found.map((id) => id.split("#")[1])).toEqual(ids);
  }
});

it("a feed shows the latest publications whole, however much they changed", async () => {
  const days = Array.from({ length: 200 }, (_, i) =>
    new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
  );
  await published(
    ...[5, 6, 7].flatMap((publication) =>
      days.map((day): Change => [SYDNEY, 7, day, publication, 1, 2, null, null]),
    ),
  );
  const found = await latestPriceChanges(createStore(env), "city", SYDNEY, 2);
  expect(found.map(({ publication, changes }) => [publication.id, changes.length])).toEqual([
    [7, 200],
    [6, 200],
  ]);
});

it.each(["/atlantis/feed.xml", "/material/unobtainium/feed.xml", "/scrap-yards/feed.xml"])(
  "%s, a feed of nothing, is a 404",
  async (path) => {
    expect((await fetchPath(path)).status).toBe(404);
  },
);

it.each([
  ["/", "/feed.xml", undefined],
  ["/sydney/", "/sydney/feed.xml", "feed for Sydney"],
  ["/material/copper/", "/material/copper/feed.xml", "feed for copper"],
])("%s names its feed in its head, and below its prices", async (path, href, text) => {
  const page = await fetchPage(path);
  const feed = page.one('head link[type="application/atom+xml"]');
  expect(feed.attribute("rel")).toBe("alternate");
  expect(feed.attribute("href")).toBe(href);
  expect(feed.attribute("title")).toMatch(/^Price changes/);
  if (text) expect(hrefsOf(page.main.links, text)).toContain(href);
});
