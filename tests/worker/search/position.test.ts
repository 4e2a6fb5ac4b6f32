import { expect, it } from "vitest";
import { isInAustralia, parsePosition, positionText } from "../../../worker/search/position.ts";

it.each([
  ["-32.25,148.61", { lat: -32.25, lon: 148.61 }],
  [" -32.256 , 148.614 ", { lat: -32.26, lon: 148.61 }],
  ["-32.254,148.617", { lat: -32.25, lon: 148.62 }],
  ["-32,148", { lat: -32, lon: 148 }],
  ["-32.25", undefined],
  ["-32.25,", undefined],
  ["-32.25,148.61,0", undefined],
  ["1234,148", undefined],
  ["Dubbo, NSW", undefined],
])("%j is the position %j", (text, point) => {
  expect(parsePosition(text)).toEqual(point);
});

it("a position in an address is rounded to a hundredth of a degree", () => {
  expect(positionText({ lat: -32.2541, lon: 148.6151 })).toBe("-32.25,148.62");
});

it.each([
  [-44, 96, true],
  [-44.01, 96, false],
  [-9, 168, true],
  [-8.99, 168, false],
  [-20, 95.99, false],
  [-20, 168.01, false],
])("%d, %d is in Australia: %s", (lat, lon, isIn) => {
  expect(isInAustralia({ lat, lon })).toBe(isIn);
});
