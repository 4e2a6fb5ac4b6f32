import { expect, it } from "vitest";
import {
  isInAustralia,
  parsePosition,
  positionIn,
  positionText,
} from "../../../worker/search/position.ts";

it.each([
  ["-32.25,148.61", { lat: -32.25, lon: 148.61 }],
  [" -32.256 , 148.614 ", { lat: -32.26, lon: 148.61 }],
  ["-32.254,148.617", { lat: -32.25, lon: 148.62 }],
  ["-32,148", { lat: -32, lon: 148 }],
  // As phones and maps write it.
  ["-33.8688 151.2093", { lat: -33.87, lon: 151.21 }],
  ["(-33.8688, 151.2093)", { lat: -33.87, lon: 151.21 }],
  ["−33.8688; 151.2093", { lat: -33.87, lon: 151.21 }],
  ["33.8688 S, 151.2093 E", { lat: -33.87, lon: 151.21 }],
  ["33.8688° S 151.2093° E", { lat: -33.87, lon: 151.21 }],
  ["S33.8688 E151.2093", { lat: -33.87, lon: 151.21 }],
  ["33°52'07.7\"S 151°12'33.5\"E", { lat: -33.87, lon: 151.21 }],
  ["S 33° 52.128' E 151° 12.558'", { lat: -33.87, lon: 151.21 }],
  ["151.2093 E, 33.8688 S", { lat: -33.87, lon: 151.21 }],
  ["151.2093, -33.8688", { lat: -33.87, lon: 151.21 }],
  ["12 30", undefined],
  ["2000, 3000", undefined],
  ["12 Smith St 14", undefined],
  ["-32.25", undefined],
  ["-32.25,", undefined],
  ["-32.25,148.61,0", undefined],
  ["1234,148", undefined],
  ["Dubbo, NSW", undefined],
])("%j is the position %j", (text, point) => {
  expect(parsePosition(text)).toEqual(point);
});

it.each([
  ["copper near -33.8688, 151.2093 today", "-33.8688, 151.2093"],
  ["I am at -33.8688, 151.2093.", "-33.8688, 151.2093"],
  ["33.8688° S, 151.2093° E", "33.8688° S, 151.2093° E"],
  ["2.5, 3.5 kg copper", undefined],
  ["51.5, -0.12", undefined],
  ["-33.8688", undefined],
  ["", undefined],
])("the position in %j is %j", (text, typed) => {
  const found = positionIn(text);
  expect(found && text.slice(found.start, found.end)).toBe(typed);
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
