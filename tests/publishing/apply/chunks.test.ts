import { expect, test } from "vitest";
import { chunks, inserts } from "../../../publishing/apply/inserts.ts";
import { toLiveState } from "../../../publishing/apply/live-state.ts";

test("rows fill arrays up to a number of bytes, brackets and commas included, in their order", () => {
  const rows = ["111", "22", "333", "4"];
  expect(chunks(rows, 8)).toEqual(["[111,22]", "[333,4]"]);
  expect(chunks(rows, 7)).toEqual(["[111]", "[22]", "[333,4]"]);
  expect(chunks(rows, 15)).toEqual(["[111,22,333,4]"]);
  expect(chunks(rows, 14)).toEqual(["[111,22,333,4]"]);
  expect(chunks(rows, 13)).toEqual(["[111,22,333]", "[4]"]);
  expect(chunks([], 8)).toEqual([]);
  // A letter may be two bytes, and a row that is longer than all is alone.
  expect(chunks(['"é"', "1"], 8)).toEqual(['["é",1]']);
  expect(chunks(['"é"', "1"], 7)).toEqual(['["é"]', "[1]"]);
  expect(chunks(["1", "222222222", "3"], 6)).toEqual(["[1]", "[222222222]", "[3]"]);
});

test("an insert takes its columns from the array in their order", () => {
  expect(
    inserts(
      "t",
      ["a", "b"],
      [
        [1, "x"],
        [2, null],
      ],
      100,
    ),
  ).toEqual([
    {
      sql: "insert into t (a, b) select value->>0, value->>1 from json_each(?1)",
      json: '[[1,"x"],[2,null]]',
    },
  ]);
});

test("what is live is nothing in an empty database, and sample or real in another", () => {
  const empty = {
    publication: null,
    version: null,
    places: null,
    isSample: null,
    yardBlocks: "{}",
  };
  const nothing = { version: undefined, places: undefined, isSample: undefined, yardBlocks: {} };
  expect(toLiveState([empty])).toEqual({ publication: 0, ...nothing });
  const live = { publication: 3, version: "v", places: "p", yardBlocks: '{"1":"b"}' };
  const state = { ...live, yardBlocks: { 1: "b" } };
  expect(toLiveState([{ ...live, isSample: 1 }])).toEqual({ ...state, isSample: true });
  expect(toLiveState([{ ...live, isSample: 0 }])).toEqual({ ...state, isSample: false });
});
