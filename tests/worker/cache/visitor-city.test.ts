import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { citiesNear } from "../../../app/near/price-near.ts";
import { Edition } from "../../../worker/cache/edition.ts";
import { VisitorCities } from "../../../worker/cache/visitor-city.ts";
import { placedCities } from "../../../worker/data/places/cities.ts";
import { kilometres } from "../../../worker/data/places/distance.ts";
import { createStore } from "../../../worker/data/store.ts";
import { nextHalfHour } from "../../../worker/data/yards/open-at.ts";
import { emptyNamespace } from "../bindings.ts";
import { changed, databaseThat, failingDatabase, published, quietErrors } from "../database.ts";
import { BOT } from "../fetch.ts";
import { holdClock, pass, SECOND } from "./clock.ts";
import { type Answer, isolate } from "./isolate.ts";

holdClock();

const at = (latitude: unknown, longitude: unknown, country = "AU") => ({
  cf: {
    country,
    latitude: String(latitude),
    longitude: String(longitude),
  } as Partial<IncomingRequestCfProperties>,
});
const WOLLONGONG = at(-34.43, 150.88);
const PERTH = at(-31.95, 115.86);

/** The city of the board, in the page or in its data. */
const cityOf = ({ text }: Answer) => /Common metals in ([\w ]+)"/.exec(text)?.[1];

/** Publishes other prices of one city. */
const publishedIn = (slug: string, set: string) =>
  published(
    "prices",
    `update prices set ${set} where city_id = (select id from cities where slug = '${slug}')`,
  );

/** The city that an isolate chooses for who asks for a path from somewhere. */
function choose(path: string, init: object, known = new VisitorCities(), DB = env.DB) {
  const request = new Request(`http://localhost${path}`, init as RequestInit);
  return known.of(request, new Edition(), { DB }, createExecutionContext());
}

const nearest = (slug: string) => ({ slug, isNearest: true });
const named = (slug: string) => ({ slug, isNearest: false });

it.each([
  ["/", WOLLONGONG, nearest("wollongong")],
  ["/", PERTH, nearest("perth")],
  ["/?city=wollongong", {}, named("wollongong")],
  ["/?city=cairns&city=PERTH", WOLLONGONG, named("perth")],
  ["/?city=nowhere", PERTH, nearest("perth")],
  // No such city, or one without prices.
  ["/?city=nowhere", {}, null],
  ["/?city=katherine", {}, null],
  ["/?city=sydney%20", {}, null],
  // Farther than 100 km from any, elsewhere, or no place at all.
  ["/", at(-25.5, 128.5), null],
  ["/", at(-34.43, 150.88, "NZ"), null],
  ["/", { cf: { country: "AU" } }, null],
  ["/", at("north", 150.88), null],
  ["/", at(-34.43, "east"), null],
  ["/", { cf: { latitude: "-34.43", longitude: "150.88" } }, null],
  ["/", { ...WOLLONGONG, headers: { "user-agent": BOT } }, null],
])("the city of %s from %j is %j", async (path, init, city) => {
  expect(await choose(path, init)).toEqual(city);
});

it("a city whose prices are old is nobody's", async () => {
  await publishedIn("wollongong", "checked_on = '2026-07-01'");
  await changed("dataset", "update dataset set is_sample = 0");
  expect(await choose("/", WOLLONGONG)).toEqual(nearest("nowra"));
  expect(await choose("/?city=wollongong", PERTH)).toEqual(nearest("perth"));
});

it("a list of cities that could not be read is tried again after five seconds", async () => {
  quietErrors();
  let reads = 0;
  const DB = databaseThat(() => {
    reads++;
    throw new Error("down");
  });
  const known = new VisitorCities();
  const tries: boolean[] = [];
  for (const milliseconds of [0, 5 * SECOND, 1]) {
    pass(milliseconds);
    reads = 0;
    expect(await choose("/", WOLLONGONG, known, DB)).toBeNull();
    tries.push(reads > 0);
  }
  expect(tries).toEqual([true, false, true]);
});

it("a visitor's city is the one that counts near their place on every other page", async () => {
  const cities = await placedCities(createStore(env));
  const known = new VisitorCities();
  const differing: unknown[] = [];
  for (const [i, { city, lat, lon }] of cities.entries()) {
    // Beside each city, up to a degree away.
    const point = { lat: lat + Math.sin(i), lon: lon + Math.cos(i) };
    const placed = cities.map((each) => ({
      slug: each.city.slug,
      hasPrices: each.hasPrices,
      kilometres: kilometres(point, each),
    }));
    const { counted, isJudged } = citiesNear(placed, { ...point, place: null }, ({ hasPrices }) =>
      hasPrices ? "current" : undefined,
    );
    const found = await choose("/", at(point.lat, point.lon), known);
    const expected = isJudged ? counted?.slug : undefined;
    if (found?.slug !== expected) differing.push([city.name, found?.slug, expected]);
  }
  expect(differing).toEqual([]);
});

describe("a visitor whom the edge places in Australia", () => {
  it("sees the prices of the nearest city, on the home page itself", async () => {
    const home = await isolate().get("/", WOLLONGONG);
    expect(cityOf(home)).toBe("Wollongong");
    expect(home.text).toContain("Prices in Wollongong");
    expect(home.text).toContain('rel="canonical" href="http://localhost/"');
  });

  it.each(["/", "/_.data"])("gets %s for themselves alone, however it was made", async (path) => {
    const { get } = isolate();
    const first = await get(path, WOLLONGONG);
    const second = await get(path, WOLLONGONG);
    const tag = { "if-none-match": second.headers.get("etag") ?? "" };
    const third = await get(path, { ...WOLLONGONG, headers: tag });
    const head = await get(path, { ...WOLLONGONG, method: "HEAD" });
    expect([first.from, second.from, third.status]).toEqual(["miss", "memory", 304]);
    for (const { headers } of [first, second, third, head])
      expect(headers.get("cache-control")).toBe("private, max-age=60");
    expect(second.text).toContain("Wollongong");
  });

  it("leaves nothing of it to anybody else", async () => {
    const kv = emptyNamespace();
    const { get } = isolate(kv());
    for (const _ of [1, 2]) await get("/", WOLLONGONG);
    for (const other of [get, isolate(kv()).get]) {
      const answer = await other("/", { ...WOLLONGONG, headers: { "user-agent": BOT } });
      expect(cityOf(answer)).toBe("Sydney");
      expect(answer.text).toContain("Prices in Sydney");
      const { headers, from } = await other("/?city=nowhere");
      expect(from).not.toBe("miss");
      expect(headers.get("cache-control")).toBe("public, max-age=60");
    }
  });

  it("shares a city's page with whoever chose that city, which is public", async () => {
    const kv = emptyNamespace();
    await isolate(kv()).get("/", WOLLONGONG);
    const chosen = await isolate(kv()).get("/?city=wollongong");
    expect(chosen).toMatchObject({ from: "kv" });
    expect(chosen.headers.get("cache-control")).toBe("public, max-age=60");
    expect(cityOf(chosen)).toBe("Wollongong");
  });

  it("is never counted nor refused", async () => {
    const refusing = { limit: async () => ({ success: false }) };
    const { get } = isolate(undefined, { SEARCH_LIMIT: refusing });
    for (const path of ["/", "/_.data", "/?city=perth", "/?city=nowhere"])
      expect((await get(path, WOLLONGONG)).status).toBe(200);
  });

  it("sees another city as soon as a publication takes the prices of theirs away", async () => {
    const { get } = isolate();
    expect(cityOf(await get("/", WOLLONGONG))).toBe("Wollongong");
    await changed("dataset", "update dataset set edition = edition + 1");
    await publishedIn("wollongong", "min_cents = 0, max_cents = 0");
    pass(60 * SECOND);
    await get("/about/");
    expect(cityOf(await get("/", WOLLONGONG))).toBe("Nowra");
  });

  it("sees their city, or Sydney, while the database fails", async () => {
    quietErrors();
    const kv = emptyNamespace();
    const { get } = isolate(kv());
    for (const path of ["/", "/"]) await get(path, WOLLONGONG);
    await get("/");
    const out = { ...WOLLONGONG, DB: failingDatabase() };
    expect(cityOf(await get("/", out))).toBe("Wollongong");
    expect(cityOf(await isolate(kv()).get("/", out))).toBe("Sydney");
  });
});

it.each([
  ["Australia/Perth", "Australia/Perth"],
  ["Europe/Paris", "Australia/Sydney"],
])("for a visitor in %s yards are open now by the clock of %s", async (timezone, clock) => {
  const { headers } = await isolate().get("/scrap-yards/?open=now", { cf: { timezone } });
  expect(headers.get("location")).toBe(`/scrap-yards/?open=${nextHalfHour(clock)}`);
});
