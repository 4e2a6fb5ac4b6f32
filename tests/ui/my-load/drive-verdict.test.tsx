import { expect, it } from "vitest";
import type { LoadYard } from "../../../app/my-load/answer-load.ts";
import { DriveVerdict } from "../../../app/my-load/drive-verdict.tsx";
import { worthOf } from "../../../app/my-load/worth.ts";
import { links, show } from "../show.tsx";
import { DAY, line, prices } from "./load.ts";

const yard = (kilometres: number, ...missing: string[]) => ({ kilometres, missing }) as LoadYard;
const NEXT = { words: "Dubbo", path: "/", kilometres: 150 };

/** The verdict on 100 kg that bring $26 to $52 and yards; a kilometre away costs $2.60. */
function verdict(near: LoadYard[], next: typeof NEXT | null = null) {
  const nearest = worthOf([line(0, 100), line(1, 900)], prices([0.26, 0.52], null), DAY);
  const yards = { near, next, openWords: null, states: [] };
  show(<DriveVerdict {...{ nearest, yards, kmCost: 1, what: "the load" }} />);
  return document.body.textContent;
}

it.each([
  [0.9, "The trip pays. After about $2 for it, $23.66 – $49.66 is left."],
  [1, "The trip pays. After about $3 for it, $23.40 – $49.40 is left."],
])("a trip of %d km needs no reckoning", (kilometres, words) => {
  expect(verdict([yard(kilometres)])).toBe(words);
});

it.each([
  [1.1, /^The trip pays\..*To the nearest yard that lists it, about 1 km away in a straight line/],
  [
    9.99,
    /^The trip pays\. After about \$26 for it, \$0\.03 – \$26\.03 is left\.To the nearest yard that lists it, about 10 km away in a straight line, and back: about 26 km by road, with 1\.3 km for each straight-line kilometre, at \$1\.00 a kilometre\.$/,
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
