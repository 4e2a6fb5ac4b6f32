import { expect, it } from "vitest";
import { boundedValue, safeAddress, type ToldPages } from "../../worker/contract/safe-address.ts";
import { yardPath } from "../../worker/contract/yard-path.ts";

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

it.each([
  ["/", "/"],
  ["/?near=2830", "/"],
  ["/Sydney?layout=classic#prices", "/sydney/?layout=classic"],
  ["/sydney/?layout=0412345678&layout=", "/sydney/"],
  ["/my-load/?near=-33.87%2C151.21&copper=60", "/my-load/"],
  ["/what-is-it/lead/?load=near%3D-33.87%252C151.21%26copper%3D60&near=2830", "/what-is-it/lead/"],
  [
    "/scrap-yards/?near=2830&q=jane&page=2&view=map&debug=0412345678&n%65ar=1",
    "/scrap-yards/?page=2&view=map&debug=",
  ],
  ["/scrap-yards/?page=2&page=3", "/scrap-yards/?page=3"],
  ["/scrap-yards/?page=0412345678", "/scrap-yards/"],
  ["/yard/12/egret-bend-salvage/?near=2830", "/yard/12/"],
  ["/yard/295", "/yard/295/"],
  ["/yard/12/0412345678", "/yard/12/"],
  ["/yard/0/", "(no page)"],
  ["/yard/012/", "(no page)"],
  ["/yard/12/egret/bend/", "(no page)"],
  ["/yards/12/", "(no page)"],
  ["/sydney//", "(no page)"],
  ["/sydney#prices?layout=classic", "/sydney/"],
  ["/yard/296/", "(no page)"],
  ["/0412345678/", "(no page)"],
  ["/sydney/0412345678/", "(no page)"],
  ["/constructor/", "(no page)"],
  ["jane@mail.example", "(no page)"],
  ["", "/"],
])("%j is told as %j", (address, told) => {
  expect(safeAddress(address, TOLD)).toBe(told);
});

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
