import { expect, test } from "vitest";
import { compare } from "../../../publishing/compare/comparison.ts";
import type { Proposal } from "../../../publishing/compare/proposal.ts";
import type { Dataset } from "../../../publishing/derive/tables.ts";
import type { Data } from "../data-folder.ts";
import { copper, liveOf, NOTHING, realData, TODAY } from "../live.ts";

function compared(before: Dataset, dataset: Dataset) {
  return compare({ live: liveOf(before), dataset } as Proposal, TODAY);
}

/** The numbers of changes to the small dataset, by table; tables without a change are left out. */
function changes(change: (data: Data) => void) {
  return compared(realData(), realData(change))
    .tables.filter(
      ({ added, removed, changed, isReordered }) => added + removed + changed || isReordered,
    )
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
  // Rows that are added, removed and changed at once are counted apart.
  const many = changes((data) => {
    const [first, , third] = data.scrap_yards;
    Object.assign(first!, { phone: "(02) 9999 4321" });
    data.scrap_yards = [first!, ...["8", "9"].map((id) => ({ ...third!, id, name: `New ${id}` }))];
  });
  expect(many).toEqual([["scrapYards", 2, 2, 1, false]]);
  // Prices are the same ones by city and material.
  expect(changes((data) => void data.prices.reverse())).toEqual([]);
  expect(
    changes((data) => {
      copper("8.30", "11")(data);
      data.prices.pop();
    }),
  ).toEqual([["prices", 0, 1, 1, false]]);
});

test("the order of states and of materials counts", () => {
  expect(changes((data) => void data.states.reverse())).toEqual([["states", 0, 0, 0, true]]);
  expect(changes((data) => void data.materials.reverse())).toEqual([["materials", 0, 0, 0, true]]);
  // A state that is added at the top leaves the others in their order.
  const added = (data: Data) =>
    void data.states.unshift({ ...data.states[0]!, code: "WA", name: "Western Australia" });
  expect(changes(added)).toEqual([["states", 1, 0, 0, false]]);
});

test("another day is a change of what is live, and of an empty database none", () => {
  const before = realData();
  const after = {
    ...before,
    dataset: before.dataset.map((row) => ({ ...row, publishedOn: "2026-12-01" })),
  };
  expect(compared(before, after).tables[0]).toMatchObject({ added: 0, changed: 1 });
  expect(compared(before, before).tables[0]).toMatchObject({ added: 0, changed: 0 });
  expect(compared(NOTHING, after).tables[0]).toMatchObject({ added: 1, changed: 0 });
});

test("a price has the names that are published, or else those that it had", () => {
  const before = realData();
  const after = {
    ...before,
    cities: before.cities.map((row) => (row.id === 13 ? { ...row, name: "Greater Sydney" } : row)),
    materials: before.materials.map((row) => (row.id === 1 ? { ...row, name: "Red metal" } : row)),
  };
  const price = { cityId: 13, materialId: 1 };
  expect(compared(before, after).nameOf(price)).toBe("Red metal in Greater Sydney");
  expect(compared(before, NOTHING).nameOf(price)).toBe("Copper in Sydney");
});
