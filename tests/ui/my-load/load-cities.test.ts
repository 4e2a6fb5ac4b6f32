import { expect, it } from "vitest";
import {
  byOneYard,
  type CityWorth,
  citiesBeyond,
  citiesToRead,
  othersThan,
} from "../../../app/my-load/load-cities.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import type { CityAtDistance } from "../../../worker/data/city-distances.ts";
import { DAY, line, prices } from "./load.ts";

/** Dollars a kilometre, and as much as a truck carries at once. */
const DRIVE = { kmCost: 1, most: 20_000 };

const city = (id: number, kilometres: number, state = "NSW"): CityAtDistance => ({
  ...{ id, name: `City ${id}`, slug: `city-${id}`, state, kilometres },
});

it("the cities read are the first five, those within 300 km and those of the state", () => {
  const far = [1, 2, 3, 4, 5].map((id) => city(id, 1000 + id, "WA"));
  const cities = [...far, city(6, 300, "WA"), city(7, 300.1, "WA"), city(8, 2000, "SA")];
  const read = citiesToRead(cities, "SA", 1).map(({ id }) => id);
  expect(read).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(citiesBeyond(cities, citiesToRead(cities, "SA", 1), 1).map(({ id }) => id)).toEqual([7]);
});

it.each([
  [1, 60],
  [2, 35],
  [3, 23],
  [70, 1],
])("for %i metals, at most %i cities are read", (metals, most) => {
  const cities = Array.from({ length: 100 }, (_, id) => city(id, id));
  expect(citiesToRead(cities, "NSW", metals)).toEqual(cities.slice(0, most));
  expect(citiesBeyond(cities, cities.slice(0, 30), metals)).toEqual(cities.slice(30, 30 + most));
});

/** A city that pays so many dollars for a kg of each metal of the load, 100 kg of two; null for old prices. */
function worth(id: number, kilometres: number, pays: (number | null)[], state = "NSW"): CityWorth {
  const ranges = pays.map((price): [number, number] | null =>
    price === null ? null : [price, price],
  );
  return {
    city: { name: `City ${id}`, slug: `city-${id}`, state },
    kilometres,
    ...worthOf([line(0, 100), line(1, 100)], prices(...ranges), DAY),
  };
}

const HERE = worth(0, 10, [5, 5]);
const ids = (found: CityWorth[], state = "NSW") =>
  othersThan(HERE, found, state, DRIVE).cities.map(({ city: { name } }) => Number(name.slice(5)));

it("other cities are listed by what they pay, without the nearest one", () => {
  expect(ids([worth(1, 20, [5, 6]), HERE, worth(2, 30, [7, 7]), worth(3, 25, [6, 6])])).toEqual([
    2, 3, 1,
  ]);
});

it("a city names the metals that count at what one yard said", () => {
  const found = worth(2, 30, [7, 7]);
  for (const [i, { price }] of found.lines.entries()) Object.assign(price!, { yards: 2 - i });
  expect(othersThan(HERE, [found], "NSW", DRIVE).cities[0]?.oneYard).toEqual(["Metal 1"]);
  // An old price is not counted.
  found.lines[1]!.isCounted = false;
  expect(byOneYard(found)).toEqual([]);
});

it("a city that was asked for is compared however far it is, and named as asked for", () => {
  const far = worth(9, 1_500, [5, 1], "WA");
  const asked = [{ id: 9, kilometres: 1_500, ...far.city }] as Parameters<typeof othersThan>[4];
  const found = othersThan(HERE, [HERE, far], "NSW", DRIVE, asked);
  expect(found.cities.map(({ city }) => city.slug)).toEqual(["city-9"]);
  expect(found.asked).toEqual(["city-9"]);
});

it("of a state's cities the five that pay most are listed however far they are, of others those near", () => {
  const own = [1, 2, 3, 4, 5, 6].map((id) => worth(id, 900, [5, 5 + id]));
  const others = [worth(7, 300, [5, 1], "WA"), worth(8, 300.1, [5, 20], "WA")];
  expect(ids([...own, ...others])).toEqual([6, 5, 4, 3, 2, 7]);
});

it("of the cities within 300 km the six nearest are listed", () => {
  const near = [1, 2, 3, 4, 5, 6, 7].map((id) => worth(id, 100 + id, [5, 5 + id], "VIC"));
  expect(ids(near)).toEqual([6, 5, 4, 3, 2, 1]);
});

it("a city without a current price for what the nearest one pays for is not compared", () => {
  const found = othersThan(
    HERE,
    [
      worth(1, 20, [5, null]),
      worth(2, 301, [9, null]),
      worth(3, 30, [null, null]),
      worth(4, 50, [5, 5]),
    ],
    "NSW",
    DRIVE,
  );
  expect(found.cities.map((each) => each.city.name)).toEqual(["City 4"]);
  expect(found.apart).toEqual([{ city: worth(1, 20, []).city, missing: ["Metal 1"] }]);
});

it("what the nearest city has no current price for is named beside the comparison", () => {
  const [other] = othersThan(worth(0, 10, [5, null]), [worth(1, 20, [5, 6])], "NSW", DRIVE).cities;
  expect(other).toMatchObject({ besides: ["Metal 1"], total: { min: 110_000_000 } });
  expect(other?.comparison).toMatchObject({ difference: 0, verdict: "same" });
});

it("a trip that costs more than the load brings is a loss, and one that costs as much is not", () => {
  // 2 × 1.3 km at $1 for each kilometre: $2.60.
  const [less, more] = [worth(1, 100, [1.3, 1.31]), worth(2, 100, [1.3, 1.29])];
  const lossOf = (found: CityWorth) =>
    othersThan(HERE, [found], "NSW", DRIVE).cities[0]?.comparison?.isLoss;
  expect([lossOf(less), lossOf(more)]).toEqual([false, true]);
});

it("a trip is a loss only where it costs more than the load's best price there", () => {
  const pays = worthOf([line(0, 100), line(1, 100)], prices([1, 1.5], [1, 1.5]), DAY);
  const other = { ...worth(1, 100, []), ...pays };
  // The load brings from $200 to $300.
  const lossAt = (kmCost: number) =>
    othersThan(HERE, [other], "NSW", { ...DRIVE, kmCost }).cities[0]?.comparison?.isLoss;
  expect([lossAt(0.9), lossAt(1.2)]).toEqual([false, true]);
});

it("at most six cities within 300 km are said to lack a price", () => {
  const near = [1, 2, 3, 4, 5, 6, 7].map((id) => worth(id, 300, [5, null]));
  const { apart } = othersThan(HERE, [worth(8, 300.1, [5, null]), ...near], "NSW", DRIVE);
  expect(apart.map(({ city: { slug } }) => slug)).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `city-${id}`),
  );
});

it("only what the other city cannot pay for keeps it from a comparison, and a drive from nowhere is none", () => {
  const { cities, apart } = othersThan(HERE, [worth(1, 20, [5, 5], "VIC")], undefined, DRIVE);
  expect(cities).toHaveLength(1);
  expect(apart).toEqual([]);
});

it("the drive counts what a city is farther away than the nearest one, and nothing if it is nearer", () => {
  const { cities } = othersThan(HERE, [worth(1, 100, [5, 7]), worth(2, 5, [5, 6])], "NSW", DRIVE);
  // 90 km farther: 2 × 1.3 × 90 km at $1.
  expect(cities.map(({ comparison }) => Math.round(comparison!.drive))).toEqual([23_400, 0]);
});
