import { expect, it, test } from "vitest";
import { citiesNear, nearestFirst, priceNear } from "../../../app/near/price-near.ts";
import { sellingStates } from "../../../app/near/rules-near.ts";
import { nearAndNext } from "../../../app/near/yards-near.ts";
import type { PlacedPrice } from "../../../worker/data/prices.ts";
import type { Origin } from "../../../worker/search/places.ts";

const place = (citySlug: string | null, state = "NSW") =>
  ({ lat: -32, lon: 142, place: { citySlug, state } }) as Origin;
const AT_SEA: Origin = { lat: -38, lon: 160, place: null };

type City = { slug: string; kilometres: number; has?: "current" | "old" };
const answer = (cities: City[], origin: Origin) => {
  const { shown, counted, isJudged } = citiesNear(cities, origin, ({ has }) => has);
  return [shown?.slug, counted?.slug, isJudged];
};

test.each<[string, City[], Origin, unknown[]]>([
  [
    "its own city's price first, though a suburb of another is nearer",
    [
      { slug: "far", kilometres: 9, has: "current" },
      { slug: "own", kilometres: 12, has: "current" },
    ],
    place("own"),
    ["own", "own", true],
  ],
  [
    "its own old price first, and counts at the nearest current one",
    [
      { slug: "own", kilometres: 1, has: "old" },
      { slug: "near", kilometres: 100, has: "current" },
    ],
    place("own"),
    ["own", "near", true],
  ],
  [
    "no verdict beyond 100 km",
    [{ slug: "near", kilometres: 100.1, has: "current" }],
    place(null),
    ["near", "near", false],
  ],
  [
    "a current price before a nearer old one that is not its own",
    [
      { slug: "old", kilometres: 5, has: "old" },
      { slug: "current", kilometres: 60, has: "current" },
    ],
    place(null),
    ["current", "current", true],
  ],
  [
    "the nearest old price where none is current, and counts nothing",
    [
      { slug: "none", kilometres: 1 },
      { slug: "older", kilometres: 50, has: "old" },
      { slug: "old", kilometres: 5, has: "old" },
    ],
    AT_SEA,
    ["old", undefined, false],
  ],
  [
    "a verdict at 100 km",
    [{ slug: "near", kilometres: 100, has: "current" }],
    AT_SEA,
    ["near", "near", true],
  ],
  [
    "a verdict by its own city's price, however far its middle is",
    [{ slug: "own", kilometres: 150, has: "current" }],
    place("own"),
    ["own", "own", true],
  ],
  [
    "its own city's old price before a nearer old one",
    [
      { slug: "old", kilometres: 5, has: "old" },
      { slug: "own", kilometres: 9, has: "old" },
    ],
    place("own"),
    ["own", undefined, false],
  ],
  [
    "another city's price where its own has none",
    [
      { slug: "own", kilometres: 1 },
      { slug: "far", kilometres: 80, has: "current" },
      { slug: "near", kilometres: 70, has: "current" },
    ],
    place("own"),
    ["near", "near", true],
  ],
])("a place has %s", (_, cities, origin, expected) => {
  expect(answer(cities, origin)).toEqual(expected);
});

it("is sold by the rules of the nearest yard, wherever that is, and of the others near", () => {
  const yard = (state: string, kilometres: number, address = "1 Road") => {
    return { state, kilometres, address };
  };
  expect(sellingStates([yard("VIC", 90), yard("SA", 300), yard("NSW", 95)], AT_SEA)).toEqual([
    "VIC",
    "NSW",
  ]);
  expect(sellingStates([yard("VIC", 250)], place(null))).toEqual(["VIC"]);
  const farther = [
    yard("SA", 100),
    yard("QLD", 100.1),
    yard("NSW", 50),
    yard("NSW", 40),
    yard("VIC", 9),
  ];
  expect(sellingStates(farther, AT_SEA)).toEqual(["VIC", "NSW", "SA"]);
  const overBorder = yard("QLD", 9, "1 Test Street, Tweed Heads South NSW 2486");
  expect(sellingStates([overBorder], AT_SEA)).toEqual(["NSW"]);
  expect(sellingStates([], place(null))).toEqual(["NSW"]);
  expect(sellingStates(null, AT_SEA)).toEqual([]);
});

it("lists the yards within 100 km, and one line for the next where fewer than three are", () => {
  const yard = (id: number, kilometres: number) => ({
    id,
    name: "A",
    cityName: "Moree",
    kilometres,
  });
  const [one, two, three, far] = [yard(1, 1), yard(2, 2), yard(3, 100), yard(4, 101)];
  expect(nearAndNext([far, one, two, three])).toEqual({ near: [one, two, three], next: null });
  const { near, next } = nearAndNext([far, yard(5, 900), one, two]);
  expect(near).toEqual([one, two]);
  expect(next).toEqual({ words: "Moree, about 101 km", path: "/yard/4/a/", kilometres: 101 });
});

it("as few yards as asked for leave no next one", () => {
  const yards = [5, 50, 500].map((kilometres, id) => ({
    ...{ id, name: "A", cityName: "Moree", kilometres },
  }));
  expect(nearAndNext(yards, 2).next).toBeNull();
  expect(nearAndNext(yards, 3).next?.kilometres).toBe(500);
  expect(nearAndNext([])).toEqual({ near: [], next: null });
});

it("the next yard is the nearest of those beyond", () => {
  const far = [500, 248, 700].map((kilometres, id) => ({
    ...{ id, name: "A", cityName: "Moree", kilometres },
  }));
  expect(nearAndNext(far).next?.kilometres).toBe(248);
});

it("cities are sorted by distance, but the place's own comes first", () => {
  const cities = [
    { slug: "c", kilometres: 30 },
    { slug: "a", kilometres: 0 },
    { slug: "own", kilometres: 20 },
  ];
  const slugs = (origin: Origin) => nearestFirst(cities, origin).map(({ slug }) => slug);
  expect(slugs(place("own"))).toEqual(["own", "a", "c"]);
  expect(slugs(AT_SEA)).toEqual(["a", "own", "c"]);
});

it("a metal's price near a place is that of a city that exists and has one", () => {
  const placed = (cityId: number, cents: number, lat: number, more: Partial<PlacedPrice> = {}) => ({
    ...{ point: { lat, lon: 142 }, previous: null },
    price: {
      ...{ cityId, cityName: `City ${cityId}`, citySlug: `city-${cityId}` as string | null },
      ...{ state: "NSW", minPrice: cents / 100, maxPrice: cents / 50, checkedOn: "2026-11-17" },
      ...{ quotedFrom: null, yards: null, basis: "typed" as const },
    },
    ...more,
  });
  const removed = placed(3, 900, -32);
  const prices = [
    placed(1, 400, -34),
    placed(2, 0, -32.5),
    { ...removed, price: { ...removed.price, citySlug: null } },
    placed(4, 900, -32, { point: null }),
    placed(5, 500, -33, {
      previous: { minPrice: 4, maxPrice: 9, checkedOn: "2026-10-01" },
    }),
  ];
  const day = { today: "2026-11-20", judged: "2026-11-20" };
  const { shown, counted, isJudged } = priceNear(prices, { ...AT_SEA, lat: -32, lon: 142 }, day);
  expect(shown).toEqual(counted);
  expect(isJudged).toBe(false);
  expect(shown).toMatchObject({
    ...{ city: { id: 5, name: "City 5", slug: "city-5", state: "NSW" }, minPrice: 5, maxPrice: 10 },
    ...{ checkedOn: "2026-11-17", days: 3, change: expect.anything() },
  });
  expect(shown?.kilometres).toBeCloseTo(111, 0);
  // A sample is judged by its own day, and its changes are said as of today.
  const later = { ...day, today: "2027-02-01" };
  expect(priceNear(prices, { ...AT_SEA, lat: -32, lon: 142 }, later).shown?.change?.since).toBe(
    "1 Oct 2026",
  );
  expect(priceNear(prices.slice(1, 4), { ...AT_SEA, lat: -32, lon: 142 }, day)).toEqual({
    ...{ shown: null, counted: null, isJudged: false },
  });
});
