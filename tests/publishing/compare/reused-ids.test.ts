import { expect, test } from "vitest";
import { reusedIds } from "../../../publishing/compare/reused-ids.ts";

const OLD = { id: 107, name: "Bluegum Metals", address: "129 Ingot Street, Gillman SA 5013" };

test("a yard may change its name or move, but nobody else gets its id", () => {
  const moved = { ...OLD, address: "1 New Road, Lonsdale SA 5160" };
  const renamed = { ...OLD, name: "Bluegum & Sons" };
  expect(reusedIds([OLD], [moved])).toEqual([]);
  expect(reusedIds([OLD], [renamed])).toEqual([]);
  expect(reusedIds([OLD], [{ ...OLD, id: 108 }])).toEqual([]);
  // Nobody else, if it is only spelled in another way.
  expect(reusedIds([OLD], [{ ...moved, name: "BLUEGUM METALS" }])).toEqual([]);
  expect(reusedIds([OLD], [{ ...renamed, address: "129 ingot street Gillman SA 5013" }])).toEqual(
    [],
  );
  expect(reusedIds([OLD], [{ ...moved, name: "Kim's Scrap" }])).toEqual([
    'scrap_yards.csv id: 107 is or was "Bluegum Metals", 129 Ingot Street, Gillman SA 5013; give "Kim\'s Scrap" an id of its own or leave it empty',
  ]);
});
