import { expect, test } from "vitest";
import { changesOf } from "../../../publishing/compare/changes.ts";
import { movesOf } from "../../../publishing/compare/moves.ts";
import type { Data } from "../data-folder.ts";
import { copper, liveOf, realData } from "../live.ts";

/** What changes when the small dataset is changed, by table; tables without a change are left out. */
function changes(change: (data: Data) => void) {
  const all = changesOf(liveOf(realData()), realData(change));
  return all.tables
    .filter(({ added, removed, changed, isReordered }) => added + removed + changed || isReordered)
    .map(({ name, added, removed, changed, isReordered }) => [
      name,
      ...[added, removed, changed, isReordered],
    ]);
}

test("rows are the same ones by their ids, and columns that publishing works out do not count", () => {
  expect(changes(() => {})).toEqual([]);
  // The yard comes first in every list now, so that the others' ranks change.
  expect(changes((data) => Object.assign(data.scrap_yards[2]!, { name: "AAA" }))).toEqual([
    ["scrapYards", 0, 0, 1, false],
  ]);
  expect(changes((data) => void data.scrap_yards.reverse())).toEqual([]);
  expect(changes((data) => Object.assign(data.scrap_yards[0]!, { id: "9" }))).toEqual([
    ["scrapYards", 1, 1, 0, false],
  ]);
});

test("prices are the same ones by city and material", () => {
  expect(changes(copper("8.30", "11"))).toEqual([["prices", 0, 0, 1, false]]);
  expect(changes((data) => void data.prices.pop())).toEqual([["prices", 0, 1, 0, false]]);
  expect(changes((data) => void data.prices.reverse())).toEqual([]);
});

test("of the prices that move, the largest move is first, up or down", () => {
  const move = (cityId: number, to: number) => {
    const [before, after] = [1000, to].map((cents) => {
      return { ...realData().prices[0]!, cityId, minCents: cents, maxCents: cents };
    });
    return { before, after };
  };
  const moves = movesOf([move(1, 1100), move(2, 400), move(3, 1000), move(4, 1500)]);
  expect(moves.map(({ after, change }) => [after.cityId, change])).toEqual([
    [2, -0.6],
    [4, 0.5],
    [1, expect.closeTo(0.1)],
  ]);
});

test("the order of states and of materials counts", () => {
  expect(changes((data) => void data.states.reverse())).toEqual([["states", 0, 0, 0, true]]);
  // A state that is added at the top leaves the others in their order.
  const added = (data: Data) =>
    void data.states.unshift({ ...data.states[0]!, code: "WA", name: "Western Australia" });
  expect(changes(added)).toEqual([["states", 1, 0, 0, false]]);
});

test("the dataset's name and day count", () => {
  expect(changes((data) => Object.assign(data.dataset[0]!, { name: "Other" }))).toEqual([
    ["dataset", 0, 0, 1, false],
  ]);
});
