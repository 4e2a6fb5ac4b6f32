import { expect, it } from "vitest";
import type { LoadYard } from "../../../app/my-load/answer-load.ts";
import { DriveVerdict } from "../../../app/my-load/drive-verdict.tsx";
import { type Carried, carriedBy } from "../../../app/my-load/vehicles.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { links, show } from "../show.tsx";
import { DAY, line, prices } from "./load.ts";

const yard = (kilometres: number, ...missing: string[]) => ({ kilometres, missing }) as LoadYard;
/** More than any vehicle that is offered. */
const TRUCK: Carried = {
  ...{ vehicle: { value: "", name: "", words: "", kilograms: 20_000 }, trips: 1, kilograms: 100 },
  ...{ most: 20_000, isForPickUp: false, isAssumed: false },
};
const NEXT = { words: "Dubbo", path: "/", kilometres: 150 };

/** The verdict on 100 kg that bring $26 to $52 and yards; a kilometre away costs $2.60. */
function verdict(near: LoadYard[], next: typeof NEXT | null = null, carried = TRUCK) {
  const nearest = worthOf([line(0, 100), line(1, 900)], prices([0.26, 0.52], null), DAY);
  const yards = { near, next, openWords: null, unlisted: [], states: [] };
  show(<DriveVerdict near="Dubbo" {...{ nearest, yards, kmCost: 1, carried, what: "the load" }} />);
  return document.body.textContent;
}

it.each([
  [0.9, "Worth the drive: $24.00 – $50.00 after about $2 for the car."],
  [0.5, "Worth the drive: $25.00 – $51.00 after about $1 for the car."],
])("a trip of %d km needs no reckoning", (kilometres, words) => {
  expect(verdict([yard(kilometres)])).toBe(words);
});

it.each([
  [
    1.1,
    /^Worth the drive: .*To the nearest yard that lists it, about 1 km away in a straight line/,
  ],
  [
    9.7,
    /^Worth the drive: \$1\.00 – \$27\.00 after about \$25 for the car\.To the nearest yard that lists it, about 10 km away in a straight line, and back: about 25 km by road, with 1\.3 km for each straight-line kilometre, at \$1\.00 a kilometre\.$/,
  ],
  [
    10,
    /^Whether the trip pays depends on the yard’s price\. The trip costs about \$26; the load brings \$26\.00 – \$52\.00\. It pays from about 100 kg of the same mix, even at the lowest price\. Ask for a price before you drive\./,
  ],
  [20, /^Whether the trip pays depends/],
  [
    20.3,
    /^The trip costs more than the load is worth\. The trip costs about \$53; .* It pays from about 210 kg of the same mix, .* Take it when you are going anyway\./,
  ],
  [2000, /It pays from about 20,000 kg/],
  [2001, /the load brings \$26\.00 – \$52\.00\. Take it when/],
])("a trip of %d km is judged by what it leaves", (kilometres, words) => {
  expect(verdict([yard(kilometres)])).toMatch(words);
  expect(links()).toEqual([["$1.00 a kilometre", "#load-km-cost"]]);
});

it.each([
  ["1100", "for 2 trips of up to 1,100 kg."],
  ["99999999", "for 3 trips with a 6×4 trailer."],
])("what carries %s kg by its own plate is counted so, within reason", (chosen, words) => {
  const carried = carriedBy(chosen, [{ maxGrams: 1_500_000 }]);
  expect(verdict([yard(2)], null, carried)).toContain(words);
});

it("what does not fit one drive is counted in trips, and says what carries it", () => {
  const carried = carriedBy("ute", [{ maxGrams: 1_500_000 }]);
  expect(verdict([yard(2)], null, carried)).toBe(
    "Worth the drive: $10.00 – $36.00 after about $16 for 3 trips in a ute.We count about 700 kg a trip in a ute; its plate says how much. What carries it?Or have it collected: Yards that collect near youTo the nearest yard that lists it, about 2 km away in a straight line, and back: about 5 km by road, with 1.3 km for each straight-line kilometre, at $1.00 a kilometre.",
  );
  expect(verdict([yard(20)], null, carried)).toContain("The 3 trips cost more than the load is");
});

it.each([
  ["", 200, { trips: 1, isAssumed: false, isForPickUp: false }, "car"],
  ["", 201, { trips: 1, isAssumed: true, isForPickUp: false }, "trailer"],
  ["", 2_999, { trips: 6, isAssumed: true, isForPickUp: false }, "trailer"],
  ["", 3_000, { trips: 6, isAssumed: true, isForPickUp: true }, "trailer"],
  ["car", 500, { trips: 3, isAssumed: false, isForPickUp: false }, "car"],
  ["tandem", 1_400, { trips: 1, isAssumed: false, isForPickUp: false }, "tandem"],
  ["spaceship", 10, { trips: 1, isAssumed: false, isForPickUp: false }, "car"],
  ["", 0, { trips: 1, isAssumed: false, isForPickUp: false }, "car"],
])("with vehicle %j, %i kg are carried like this: %o", (chosen, kilograms, carried, value) => {
  const found = carriedBy(chosen, [{ maxGrams: kilograms * 1000 }]);
  expect(found).toMatchObject({ ...carried, kilograms });
  expect(found.vehicle.value).toBe(value);
});

it("what is left of a load is what a reader reckons from the amounts that it says", () => {
  // $184.60 to $278.30; the trip costs $10.66.
  const nearest = worthOf([line(0, 71)], prices([2.6, 3.92]), DAY);
  const yards = { near: [yard(4.1)], next: null, openWords: null, unlisted: [], states: [] };
  const carried = TRUCK;
  expect(nearest.total).toEqual({ min: 18_500_000, max: 27_800_000 });
  show(<DriveVerdict near="Dubbo" {...{ nearest, yards, kmCost: 1, carried, what: "the load" }} />);
  expect(document.body.textContent).toBe(
    "Worth the drive: $174 – $267 after about $11 for the car.",
  );
});

it.each<[string, LoadYard[], typeof NEXT | null, string]>([
  [
    "that takes all",
    [yard(90), yard(70), yard(80), yard(5, "Zinc")],
    NEXT,
    "lists it, about 70 km",
  ],
  ["that takes part", [yard(30, "Tin"), yard(20, "Zinc")], NEXT, "lists part of it, about 20 km"],
  ["beyond", [], NEXT, "lists any of it, about 150 km"],
])("the trip is to the nearest yard %s", (_, near, next, words) => {
  expect(verdict(near, next)).toContain(`To the nearest yard that ${words} away`);
});

it("nothing is said where no yard is known", () => {
  expect(verdict([])).toBe("");
});
