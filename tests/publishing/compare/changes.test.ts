import { expect, test } from "vitest";
import { changesOf } from "../../../publishing/compare/changes.ts";
import { movesOf } from "../../../publishing/compare/moves.ts";
import type { Dataset, Row } from "../../../publishing/derive/tables.ts";
import type { Data } from "../data-folder.ts";
import { copper, liveOf, NOTHING, realData } from "../live.ts";

type Yard = Row<"scrapYards">;
type Price = Row<"prices">;

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
  for (const other of [
    { name: "Other" },
    { published_on: "2026-11-21" },
    { name: "Other", published_on: "2026-11-21" },
  ])
    expect(changes((data) => Object.assign(data.dataset[0]!, other))).toEqual([
      ["dataset", 0, 0, 1, false],
    ]);
});

test("rows that are added, removed and changed at once are counted apart, and every price is paired", () => {
  const before = realData();
  const [first, second, third] = before.scrapYards as [Yard, Yard, Yard];
  const [one, two, ...others] = before.prices as [Price, Price, ...Price[]];
  const after: Dataset = {
    ...before,
    materials: before.materials.toReversed(),
    scrapYards: [
      { ...first, phone: "1300 975 707" },
      { ...second, phone: "1300 975 707" },
      ...[8, 9, 10].map((id) => ({ ...third, id, name: `New ${id}` })),
    ],
    prices: [{ ...one, minCents: 1 }, { ...two, cityId: 2 }, ...others],
  };
  const { tables, prices } = changesOf(liveOf(before), after);
  const counts = new Map(tables.map(({ name, ...count }) => [name, count]));
  expect(counts.get("scrapYards")).toEqual({
    ...{ added: 3, removed: 1, changed: 2, isReordered: false },
  });
  expect(counts.get("materials")).toEqual({
    ...{ added: 0, removed: 0, changed: 0, isReordered: true },
  });
  expect(counts.get("prices")).toEqual({ added: 1, removed: 1, changed: 1, isReordered: false });
  expect(prices).toEqual([
    { before: one, after: { ...one, minCents: 1 } },
    { before: two, after: undefined },
    ...others.map((price) => ({ before: price, after: price })),
    { before: undefined, after: { ...two, cityId: 2 } },
  ]);
});

test("another day is a change of what is live, and of an empty database none", () => {
  const before = realData();
  const after = {
    ...before,
    dataset: before.dataset.map((row) => ({ ...row, publishedOn: "2026-12-01" })),
  };
  expect(changesOf(liveOf(before), after).tables[0]).toMatchObject({ added: 0, changed: 1 });
  expect(changesOf(liveOf(before), before).tables[0]).toMatchObject({ added: 0, changed: 0 });
  expect(changesOf(liveOf(NOTHING), after).tables[0]).toMatchObject({ added: 1, changed: 0 });
});
