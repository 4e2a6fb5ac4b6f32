import { expect, it } from "vitest";
import { dayAfter, dayIn, NATIONAL_TIME_ZONE } from "../../../../worker/data/local-day.ts";
import { KM_PER_DEGREE } from "../../../../worker/data/places/distance.ts";
import { bestFirst } from "../../../../worker/data/yards/best-first.ts";
import type { PlacedYard } from "../../../../worker/data/yards/yard-table.ts";

/** A yard from "5 km, copper 880 to 930, 27 days ago"; the distance alone for one without a price. */
function yardOf(words: string): PlacedYard {
  const [km, low = 0, high = low, days = 0] = (words.match(/\d+/g) ?? []).map(Number);
  const metal = /copper|brass/.exec(words)?.[0];
  const saidOn = dayAfter(dayIn(NATIONAL_TIME_ZONE), -days);
  const point = { lat: km! / KM_PER_DEGREE, lon: 148 };
  return { point, ...(metal && { ownPrices: [[metal, low, high, saidOn]] }) } as PlacedYard;
}

// For 50 kg, ten cents a kilogram are five dollars, and a kilometre of distance costs $2.288.
it.each([
  ["a higher price before a shorter drive", "1 km, copper 900; 5 km, copper 919", [1, 0]],
  ["a shorter drive before a little more", "1 km, copper 900; 5 km, copper 918", [0, 1]],
  ["a range by its middle", "1 km, copper 900; 1 km, copper 880 to 930", [1, 0]],
  ["yards without a price last, as they were", "1 km; 2 km; 3 km, copper 100", [2, 0, 1]],
  ["far yards as if they had no price", "1 km; 99 km, copper 100; 101 km, copper 999", [1, 0, 2]],
  ["only prices for the metal", "1 km, brass 900; 2 km, copper 100", [1, 0]],
  [
    "prices of 28 days",
    "1 km, copper 9 to 9, 28 days ago; 2 km, copper 1 to 1, 27 days ago",
    [1, 0],
  ],
  ["nothing, if no close yard has a price", "1 km, brass 900; 101 km, copper 999", undefined],
])("best first puts %s", (_, words, order) => {
  const yards = words.split(";").map(yardOf);
  const best = bestFirst(yards, { lat: 0, lon: 148 }, "copper");
  expect(best?.map((yard) => yards.indexOf(yard))).toEqual(order);
});
