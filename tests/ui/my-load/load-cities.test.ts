import { expect, it } from "vitest";
import {
  byOneYard,
  type CityWorth,
  citiesToRead,
  othersThan,
} from "../../../app/my-load/load-cities.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import type { CityAtDistance } from "../../../worker/data/places/city-distances.ts";
import { DAY, line, prices } from "./load.ts";

/** Dollars a kilometre, and as much as a truck carries at once. */
const DRIVE = { kmCost: 1, most: 20_000 };

const city = (id: number, kilometres: number, state = "NSW"): CityAtDistance => ({
  ...{ id, name: `City ${id}`, slug: `city-${id}`, state, kilometres },
});

/** A city that pays so many dollars for a kg of each metal of the load, 100 kg of two; null for old prices. */
function worth(id: number, kilometres: number, pays: (number | null)[], state = "NSW"): CityWorth {
  const ranges = pays.map((price) =>
    price === null ? null : ([price, price] as [number, number]),
  );
  return {
    city: { name: `City ${id}`, slug: `city-${id}`, state },
    kilometres,
    ...worthOf([line(0, 100), line(1, 100)], prices(...ranges), DAY),
  };
}

const HERE = worth(0, 10, [5, 5]);
const others = (found: CityWorth[], here = HERE) => othersThan(here, found, "NSW", DRIVE);
const slugs = (found: { city: { slug: string } }[]) => found.map((each) => each.city.slug);

it("the cities read are the first five, those within 300 km, those of the state and those wanted", () => {
  const far = [1, 2, 3, 4, 5].map((id) => city(id, 1000 + id, "WA"));
  const cities = [...far, city(6, 300, "WA"), city(7, 300.1, "WA"), city(8, 2000, "SA")];
  const read = citiesToRead(cities, "SA", 1);
  expect(read.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(citiesToRead(cities, "SA", 1, cities.slice(6, 7))).toEqual(cities);
});

it.each([
  [1, 60],
  [2, 35],
  [3, 23],
])("for %i metals, at most %i cities are read, the wanted ones among them", (metals, most) => {
  const cities = Array.from({ length: 100 }, (_, id) => city(id, id));
  expect(citiesToRead(cities, "NSW", metals)).toEqual(cities.slice(0, most));
  const wanted = citiesToRead(cities, "NSW", metals, cities.slice(99));
  expect(wanted).toEqual([...cities.slice(0, most - 1), ...cities.slice(99)]);
});

it.each<[string, CityWorth[], number[]]>([
  [
    "by what they pay",
    [worth(1, 20, [5, 6]), worth(2, 30, [7, 7]), worth(3, 25, [6, 6])],
    [2, 3, 1],
  ],
  [
    "with the five of the state that pay most, however far, and others within 300 km",
    [
      ...[1, 2, 3, 4, 5, 6].map((id) => worth(id, 900, [5, 5 + id])),
      ...[worth(7, 300, [5, 1], "WA"), worth(8, 300.1, [5, 20], "WA")],
    ],
    [6, 5, 4, 3, 2, 7],
  ],
  [
    "with the six nearest of those within 300 km",
    [1, 2, 3, 4, 5, 6, 7].map((id) => worth(id, 100 + id, [5, 5 + id], "VIC")),
    [6, 5, 4, 3, 2, 1],
  ],
])("other cities than the nearest one are listed %s", (_, found, ids) => {
  expect(slugs(others([...found, HERE]).cities)).toEqual(ids.map((id) => `city-${id}`));
});

it("a city that the visitor wants is compared however far it is, and named as wanted", () => {
  const far = worth(9, 1_500, [5, 1], "WA");
  const wanted = [{ id: 9, kilometres: 1_500, ...far.city }] as CityAtDistance[];
  const found = othersThan(HERE, [HERE, far], "NSW", DRIVE, wanted);
  expect([slugs(found.cities), found.wanted]).toEqual([["city-9"], ["city-9"]]);
  const without = othersThan(HERE, [worth(9, 1_500, [5, null], "WA")], "NSW", DRIVE, wanted);
  expect(without.apart).toMatchObject([{ missing: ["Metal 1"] }]);
});

it("a city names the metals that count at the price of one yard", () => {
  const found = worth(2, 30, [7, 7]);
  for (const [i, { price }] of found.lines.entries()) Object.assign(price!, { yards: 2 - i });
  expect(others([found]).cities[0]?.oneYard).toEqual(["Metal 1"]);
  // An old price is not counted.
  found.lines[1]!.isCounted = false;
  expect(byOneYard(found)).toEqual([]);
});

it("a city that lacks a current price for a metal of the nearest one is not compared", () => {
  const found = others([
    ...[worth(1, 20, [5, null]), worth(2, 300.1, [9, null]), worth(3, 30, [null, null])],
    worth(4, 50, [5, 5]),
  ]);
  expect(slugs(found.cities)).toEqual(["city-4"]);
  expect(found.apart).toEqual([{ city: worth(1, 20, []).city, missing: ["Metal 1"] }]);
  const near = [1, 2, 3, 4, 5, 6, 7].map((id) => worth(id, 300, [5, null]));
  expect(slugs(others(near).apart)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `city-${id}`));
});

it("metals that only the other city has a current price for are named beside the comparison", () => {
  const [other] = others([worth(1, 20, [5, 6])], worth(0, 10, [5, null])).cities;
  expect(other).toMatchObject({ besides: ["Metal 1"], total: { min: 110_000_000 } });
  expect(other?.comparison).toMatchObject({ difference: 0, verdict: "same" });
});

it.each([
  // There and back, 260 km of road: at a dollar, $260; the load brings $200 to $300 there.
  [1, false],
  [1.15, false],
  [1.2, true],
])(
  "at $%d a kilometre a trip costs more than the load's best price there: %s",
  (kmCost, isLoss) => {
    const pays = worthOf([line(0, 100), line(1, 100)], prices([1, 1.5], [1, 1.5]), DAY);
    const found = othersThan(HERE, [{ ...worth(1, 100, []), ...pays }], "NSW", {
      ...DRIVE,
      kmCost,
    });
    expect(found.cities[0]?.comparison?.isLoss).toBe(isLoss);
  },
);

it("the drive counts the extra distance to a city, and nothing if it is nearer", () => {
  const { cities } = others([worth(1, 100, [5, 7]), worth(2, 5, [5, 6])]);
  // 90 km farther: 2 × 1.3 × 90 km at $1.
  expect(cities.map(({ comparison }) => Math.round(comparison!.drive))).toEqual([23_400, 0]);
});
