import { env } from "cloudflare:workers";
import { expect, it, onTestFinished, vi } from "vitest";
import { answerAnywhere, answerNear } from "../../../../app/my-load/answer-load.ts";
import { countLoad } from "../../../../app/my-load/count.ts";
import { readLoad } from "../../../../app/my-load/load.ts";
import { readLoadFields } from "../../../../app/my-load/load-address.ts";
import { currentDataset } from "../../../../worker/data/dataset.ts";
import { materialsWithAliases } from "../../../../worker/data/materials.ts";
import { placedCities } from "../../../../worker/data/places/cities.ts";
import { citiesByDistance } from "../../../../worker/data/places/city-distances.ts";
import { createStore } from "../../../../worker/data/store.ts";
import type { Origin } from "../../../../worker/search/places.ts";
import { currentVocabulary } from "../../../../worker/search/vocabulary.ts";
import { changed } from "../../database.ts";
import { addYard } from "../../yard.ts";

const DUBBO = { lat: -32.2569, lon: 148.6011, place: null };
/** Where no yard of the sample is within 200 km. */
const TENNANT = { lat: -19.65, lon: 134.19, place: null };
const idOf = (city: string) => `(select id from cities where slug = '${city}')`;

/** The load of a query. */
async function loadOf(query: string) {
  const store = createStore(env);
  const [materials, dataset, cities, vocabulary] = await Promise.all([
    ...([materialsWithAliases(store), currentDataset(store)] as const),
    ...([placedCities(store), currentVocabulary(store)] as const),
  ]);
  const fields = readLoadFields(new URLSearchParams(query));
  const { rows } = readLoad(`/my-load/?${query}`, fields, { materials, vocabulary });
  return {
    store,
    live: { materials, dataset, cities },
    load: { rows, lines: countLoad(rows).lines },
  };
}

async function answer(query: string, origin: Origin = DUBBO) {
  const { store, live, load } = await loadOf(query);
  return answerNear(store, { origin, open: "" }, load, { kmCost: 0.88, most: 200 }, live);
}

/** A yard so many kilometres south, until the test ends. */
const yardAt = (id: number, kilometres: number, more: Parameters<typeof addYard>[0] = {}) =>
  addYard({
    ...{ id, name: `Yard ${id}`, longitude: TENNANT.lon, acceptedMaterials: ["Copper"] },
    ...{ latitude: TENNANT.lat - kilometres / 111.2, ...more },
  });

it("a load without amounts knows the prices of the nearest city, for when the connection is lost", async () => {
  const { nearest, prices, bright } = await answer("copper=&brass=");
  expect(nearest).toMatchObject({ city: { slug: "dubbo" }, lines: [], total: undefined });
  expect(Object.fromEntries(prices)).toMatchObject({
    1: { minPrice: 7.55, maxPrice: 10.4, checkedOn: "2026-11-19" },
    3: { minPrice: 4.75, maxPrice: 7.15 },
  });
  expect([prices.length, bright]).toEqual([2, undefined]);
});

it("a counted load also knows the prices of metals without an amount, and a price that one yard said", async () => {
  await changed(
    "prices",
    `update prices set yards = 1, quoted_from = '2026-11-19' where material_id = 3 and city_id = ${idOf("dubbo")}`,
  );
  const { prices } = await answer("copper=60&brass=&zinc=4");
  expect(Object.fromEntries(prices)).toMatchObject({
    1: { minPrice: 7.55 },
    3: { said: expect.stringContaining("one yard said") },
  });
  expect(prices).toHaveLength(2);
});

it("a position has the state of the nearest city, and a place its own", async () => {
  expect(await answer("aluminum-cans=5")).toMatchObject({ state: "NSW", isJudged: true });
  const place = { name: "Border", state: "QLD", postcode: "4999", citySlug: null };
  expect((await answer("aluminum-cans=5", { ...DUBBO, place } as Origin)).state).toBe("QLD");
});

it("where every price is old, the nearest is shown and nothing is counted or compared", async () => {
  await changed("prices", "update prices set checked_on = '2026-01-01'");
  const { nearest, own, others, isJudged } = await answer("copper=5");
  expect(nearest).toMatchObject({ city: { slug: "dubbo" }, total: undefined });
  expect(nearest?.lines[0]?.worth).toBeDefined();
  expect([own, others, isJudged]).toEqual([undefined, null, false]);
});

it("open yards within 30 km come before nearer closed ones, and any others after them", async () => {
  // A Tuesday noon.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T03:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const [weekdays, saturdays] = ["Mo-Fr 07:00-16:00", "Sa 08:00-12:00"];
  await yardAt(9001, 5, { openingHours: saturdays });
  await yardAt(9002, 29, { openingHours: weekdays });
  await yardAt(9003, 31, { openingHours: weekdays });
  const { yards } = await answer("copper=5", TENNANT);
  expect(yards?.near.map(({ id }) => id)).toEqual([9002, 9001, 9003]);
  // All of them take all of it.
  expect(yards?.next).toBeNull();
});

it("beyond yards that take part of a load, the next one is one that takes all of it", async () => {
  await yardAt(9001, 5);
  await yardAt(9002, 120);
  await yardAt(9003, 150, { acceptedMaterials: ["Copper", "Brass"] });
  const { yards } = await answer("copper=5&brass=5", TENNANT);
  expect(yards?.near.map(({ id, missing }) => [id, missing])).toEqual([[9001, ["Brass"]]]);
  expect(yards?.next?.path).toBe("/yard/9003/yard-9003/");
  // Where none is near, the next may take part.
  const north = await answer("copper=5&brass=5", { ...TENNANT, lat: TENNANT.lat + 1 });
  expect([north.yards?.near, north.yards?.next?.path]).toEqual([[], "/yard/9001/yard-9001/"]);
});

it("metals without an amount have the prices of the city that counts, however far that is", async () => {
  const { live } = await loadOf("copper=60");
  const closest = citiesByDistance(live.cities, DUBBO).slice(0, 6);
  const ids = closest.map(({ id }) => id).join(", ");
  await changed("prices", `delete from prices where city_id in (${ids})`);
  const { nearest, prices } = await answer("copper=60&brass=");
  expect(closest.map(({ slug }) => slug)).not.toContain(nearest?.city.slug);
  expect(prices.map(([id]) => id).sort()).toEqual([1, 3]);
});

it("a yard names goods that it does not list, also those that are no metal of the site", async () => {
  await yardAt(9001, 5);
  const { yards } = await answer("copper=5&car=1", TENNANT);
  expect(yards?.near[0]?.missing).toEqual(["Whole vehicles"]);
});

it("without a place a load of all metals is compared in fewer cities", async () => {
  const { store, live } = await loadOf("copper=60");
  const { load } = await loadOf(live.materials.map(({ slug }) => `${slug}=60`).join("&"));
  expect(load.lines.length).toBeGreaterThan(12);
  const { cities, apart } = await answerAnywhere(store, load.lines);
  expect(cities.length + apart.length).toBeGreaterThan(1);
});

it("without a place the largest cities are sorted by the middles of their ranges, apart from those without a price", async () => {
  const isSydney = `city_id = ${idOf("sydney")}`;
  await changed(
    "prices",
    `update prices set min_cents = iif(${isSydney}, 1, 0), max_cents = iif(${isSydney}, max_cents + 100, 0)
      where ${isSydney} or (city_id = ${idOf("perth")} and material_id = 3)`,
  );
  const { store, load } = await loadOf("copper=60&brass=10");
  const { cities, apart } = await answerAnywhere(store, load.lines);
  const middles = cities.map(({ total }) => total.min + total.max);
  expect(middles).toEqual(middles.toSorted((a, b) => b - a));
  expect(new Set(middles).size).toBeGreaterThan(1);
  expect(apart).toMatchObject([{ city: { slug: "perth" }, missing: ["Brass"] }]);
  expect(cities).toHaveLength(7);
  // Its best price is the highest.
  const highest = Math.max(...cities.map(({ total }) => total.max));
  expect(cities.at(-1)).toMatchObject({ city: { slug: "sydney" }, total: { max: highest } });
});
