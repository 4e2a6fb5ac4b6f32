import { parse } from "csv-parse/sync";
import { expect, it, test } from "vitest";
import { citiesNear, nearestFirst, priceNear } from "../../../app/near/price-near.ts";
import { sellingStates } from "../../../app/near/rules-near.ts";
import { nearAndNext } from "../../../app/near/yards-near.ts";
import type { PlacedPrice } from "../../../worker/data/prices.ts";
import type { Origin } from "../../../worker/search/places.ts";
import table from "./cities-near.csv?raw";

const place = (citySlug: string | null, state = "NSW") =>
  ({ lat: -32, lon: 142, place: { citySlug, state } }) as Origin;
const AT_SEA: Origin = { lat: -38, lon: 160, place: null };

interface City {
  slug: string;
  kilometres: number;
  has?: "current" | "old";
}

/** Cities from a list: "own 12 old, near 100 current, none 1". */
const citiesIn = (text: string): City[] =>
  text.split(", ").map((one) => {
    const [slug = "", kilometres, has] = one.split(" ");
    return { slug, kilometres: Number(kilometres), ...(has && { has: has as "old" }) };
  });

const PLACES: Record<string, Origin> = { own: place("own"), anywhere: place(null), sea: AT_SEA };

// The cities around one of PLACES, and the slugs of the city whose price is shown, and of the one whose price counts.
test.each<Record<"what" | "cities" | "at" | "shown" | "counted" | "judged", string>>(
  parse(table, { columns: true }),
)("a place has $what", ({ cities, at, ...expected }) => {
  const { shown, counted, isJudged } = citiesNear(citiesIn(cities), PLACES[at]!, ({ has }) => has);
  expect(shown?.slug).toBe(expected.shown);
  expect(counted?.slug ?? "").toBe(expected.counted);
  expect(String(isJudged)).toBe(expected.judged);
});

test.each<[string, string, Origin, string[]]>([
  ["of the nearest yard, and of the others near", "VIC 90, SA 300, NSW 95", AT_SEA, ["VIC", "NSW"]],
  ["of the nearest yard, wherever that is", "VIC 250", place(null), ["VIC"]],
  [
    "of each state once, up to 100 km",
    "SA 100, QLD 100.1, NSW 50, NSW 40, VIC 9",
    AT_SEA,
    ["VIC", "NSW", "SA"],
  ],
])("something to sell has the rules %s", (_, yards, origin, states) => {
  const found = citiesIn(yards).map(({ slug: state, kilometres }) => {
    return { state, kilometres, address: "1 Road" };
  });
  expect(sellingStates(found, origin)).toEqual(states);
});

it("something to sell has the rules of a yard's own state over the border, or of the place if there are no yards", () => {
  const address = "1 Test Street, Tweed Heads South NSW 2486";
  expect(sellingStates([{ state: "QLD", kilometres: 9, address }], AT_SEA)).toEqual(["NSW"]);
  expect(sellingStates([], place(null))).toEqual(["NSW"]);
  expect(sellingStates(null, AT_SEA)).toEqual([]);
});

const yardsAt = (...kilometres: number[]) =>
  kilometres.map((km, id) => ({ id, name: "A", cityName: "Moree", kilometres: km }));

test.each<[number[], number | undefined, near: number[], next: number | undefined]>([
  [[101, 1, 2, 100], undefined, [1, 2, 100], undefined],
  [[101, 900, 1, 2], undefined, [1, 2], 101],
  [[5, 50, 500], 2, [5, 50], undefined],
  [[5, 50, 500], 3, [5, 50], 500],
  [[500, 248, 700], undefined, [], 248],
  [[], undefined, [], undefined],
])(
  "of yards at %j km, with %s enough, the near ones are listed, and the next one if they are too few",
  (all, enough, near, next) => {
    const found = nearAndNext(yardsAt(...all), enough);
    expect(found.near.map(({ kilometres }) => kilometres)).toEqual(near);
    const words = `Moree, about ${next} km`;
    const path = expect.stringMatching(/^\/yard\/\d+\/a\/$/);
    expect(found.next ?? undefined).toEqual(next && { words, path, kilometres: next });
  },
);

it("cities are sorted by distance, after the place's own city", () => {
  const cities = [
    { slug: "c", kilometres: 30 },
    { slug: "a", kilometres: 0 },
    { slug: "own", kilometres: 20 },
  ];
  const slugs = (origin: Origin) => nearestFirst(cities, origin).map(({ slug }) => slug);
  expect(slugs(place("own"))).toEqual(["own", "a", "c"]);
  expect(slugs(AT_SEA)).toEqual(["a", "own", "c"]);
});

it("a metal's price near a place comes from a listed city with a position and a price", () => {
  const placed = (cityId: number, cents: number, lat: number, more: Partial<PlacedPrice> = {}) => ({
    point: { lat, lon: 142 },
    previous: null,
    price: {
      cityId,
      cityName: `City ${cityId}`,
      citySlug: `city-${cityId}` as string | null,
      state: "NSW",
      minPrice: cents / 100,
      maxPrice: cents / 50,
      checkedOn: "2026-11-17",
      quotedFrom: null,
      yards: null,
      basis: "typed" as const,
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
  const near = { ...AT_SEA, lat: -32, lon: 142 };
  const { shown, counted, isJudged, scale } = priceNear(prices, near, day);
  expect(shown).toEqual(counted);
  expect([isJudged, scale]).toEqual([false, { minPrice: 4, maxPrice: 10 }]);
  expect(shown).toMatchObject({
    city: { id: 5, name: "City 5", slug: "city-5", state: "NSW" },
    minPrice: 5,
    maxPrice: 10,
    checkedOn: "2026-11-17",
    days: 3,
    change: expect.anything(),
  });
  expect(shown?.kilometres).toBeCloseTo(111, 0);
  // The place may be the city itself.
  expect(priceNear(prices, place("city-5"), day).shown?.kilometres).toBeNull();
  // A sample's age counts to its own day, its changes to today.
  const later = { ...day, today: "2027-02-01" };
  expect(priceNear(prices, near, later).shown?.change?.since).toBe("1 Oct 2026");
  // An old price is shown, but not counted.
  const old = priceNear(prices, near, { ...day, judged: "2027-06-01" });
  expect([old.shown?.city.id, old.counted, old.scale]).toEqual([5, null, undefined]);
  expect(priceNear(prices.slice(1, 4), near, day)).toEqual({
    shown: null,
    counted: null,
    isJudged: false,
  });
});
