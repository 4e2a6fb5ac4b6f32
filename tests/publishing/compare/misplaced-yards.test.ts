import { expect, test } from "vitest";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { misplacedYards } from "../../../publishing/compare/yard-warnings.ts";

const CITIES = [
  { id: 1, name: "Adelaide", lat: -34.929, lon: 138.601 },
  { id: 2, name: "Sydney", lat: -33.869, lon: 151.209 },
];
const GILLMAN = {
  id: 1,
  name: "Bluegum",
  address: "129 Ingot Street, Gillman SA 5013",
  cityId: 1,
  latitude: -34.8429,
  longitude: 138.5357,
  isApproximate: false,
};

/** A yard of which only the coordinates are known, listed in Sydney. */
const BETWEEN = { address: "Behind the silo", cityId: 2, latitude: -34.4 };

test.each([
  ["a yard that fits", {}],
  ["one with an address that we do not know", { address: "Behind the silo" }],
  ["one less than 30 km from its suburb", { latitude: -34.842 + 0.265, longitude: 138.5265 }],
  ["one 29 km farther from its city than from the nearest", { ...BETWEEN, longitude: 144.765 }],
  ["one without coordinates", { latitude: null, longitude: null }],
  ["one with half of them", { longitude: null }],
  ["one with the other half", { latitude: null, longitude: 151.2 }],
  ["one in a city that there is not", { cityId: 9 }],
  ["one whose coordinates only follow its address", { latitude: -33.87, isApproximate: true }],
  [
    "one far from its city, which is still the nearest",
    { address: "1 A St, Leigh Creek SA 5731", latitude: -30.59, longitude: 138.4 },
  ],
])("%s is not named", (_, change) => {
  expect(misplacedYards([{ ...GILLMAN, ...change }], CITIES, thisProject().places)).toEqual([]);
});

const FAR_FROM = 'km from "129 Ingot Street, Gillman SA 5013"';
const IN_SYDNEY = "it is listed in Sydney";

test.each([
  [{ latitude: -33.87 }, `its coordinates are 108 ${FAR_FROM}`],
  [{ latitude: -34.842 + 0.275, longitude: 138.5265 }, `its coordinates are 31 ${FAR_FROM}`],
  [{ ...BETWEEN, longitude: 144.755 }, `${IN_SYDNEY}, 597 km away; Adelaide is 566 km away`],
  [{ cityId: 2 }, `${IN_SYDNEY}, 1,168 km away; Adelaide is 11 km away`],
  // Where its suburb is.
  [{ cityId: 2, latitude: null }, `${IN_SYDNEY}, 1,168 km away; Adelaide is 12 km away`],
])("%j is named", (change, line) => {
  const found = misplacedYards([{ ...GILLMAN, ...change }], CITIES, thisProject().places);
  expect(found).toEqual([{ text: `Bluegum: ${line}`, key: "yards/1" }]);
});
