import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { boundedValue, safeAddress, type ToldPages } from "../../worker/contract/safe-address.ts";
import { yardPath } from "../../worker/contract/yard-path.ts";
import table from "./safe-address.csv?raw";

const TOLD: ToldPages = {
  lastYard: 295,
  pages: {
    "/": {},
    "/sydney": { layout: ["classic"] },
    "/my-load": {},
    "/what-is-it/lead": {},
    "/scrap-yards": { open: "half-hour", page: "number", view: ["map"], debug: "flag" },
  },
};

it.each<Record<"address" | "told", string>>(parse(table, { columns: true }))(
  "$address is told as $told",
  ({ address, told }) => {
    expect(safeAddress(address, TOLD)).toBe(told);
  },
);

it.each([
  ["999999", "number", "999999"],
  ["1000000", "number", undefined],
  ["0", "number", undefined],
  ["", "number", undefined],
  ["anything", "flag", ""],
  [undefined, "flag", undefined],
  ["b", ["a", "b"], "b"],
  ["B", ["a", "b"], undefined],
  ["sat-13.00", "half-hour", undefined],
  ["jane", "search", undefined],
])("%j of the kind %j counts as %j", (value, kind, bounded) => {
  expect(boundedValue(value, kind as Parameters<typeof boundedValue>[1])).toBe(bounded);
});

it.each([
  ["Ash & Sons", "/yard/7/ash-sons/"],
  ["  O'Brien's 24/7 Metals!", "/yard/7/o-brien-s-24-7-metals/"],
  ["金属", "/yard/7/yard/"],
])("the yard %j is at %s", (name, path) => {
  expect(yardPath({ id: 7, name })).toBe(path);
});
