import { describe, expect, it } from "vitest";
import { markersOf } from "../../../app/maps/map-ground.tsx";
import type { MapPixel } from "../../../app/maps/marker-positions.ts";
import { namesAround, onCircle } from "../../../app/maps/names.ts";
import { yardsMap } from "../../../app/maps/yards-map.ts";
import type { Point } from "../../../worker/data/places/distance.ts";

const SYDNEY = { name: "Sydney", lat: -33.869, lon: 151.209 };
const PENRITH = { point: { lat: -33.751, lon: 150.694 } };
const KURNELL = { point: { lat: -34.01, lon: 151.2 } };
const NOWHERE = { point: null };

/** The smallest map, on a phone 320 px wide. */
const SMALLEST = 286;
const HEIGHT = 258;

const yards = (count: number, place: { point: Point | null }) =>
  Array.from({ length: count }, (_, i) => ({ id: i * 7 + 1, ...place }));

describe("the markers of a city's map", () => {
  it.each([
    ["in one place", [...yards(12, PENRITH)]],
    ["in two, and unknown", [...yards(4, PENRITH), ...yards(4, KURNELL), ...yards(3, NOWHERE)]],
  ])("can be touched one by one on the smallest map: yards %s", (_, list) => {
    const named = list.map((yard, i) => ({ ...yard, id: i }));
    const points = markersOf(yardsMap(SYDNEY, named, false));
    for (const [i, [x, y]] of points.entries()) {
      expect(Math.abs(x)).toBeLessThanOrEqual(SMALLEST / 2 - 12);
      expect(y).toBeGreaterThanOrEqual(12);
      expect(y).toBeLessThanOrEqual(HEIGHT - 12);
      for (const [otherX, otherY] of points.slice(0, i))
        expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(23);
    }
  });
});

describe("a city's map", () => {
  it.each([
    ["sample", yards(2, PENRITH), true],
    ["partial", [...yards(1, PENRITH), { id: 9, ...NOWHERE }], false],
    ["real", yards(2, PENRITH), false],
  ])("says that it is %s", (kind, list, isSample) => {
    expect(yardsMap(SYDNEY, list, isSample).kind).toBe(kind);
  });
});

// A slip in its arithmetic may still look like a map.
it("the map of a city is the same on every visit, to the pixel", () => {
  const places = [PENRITH, KURNELL, KURNELL, NOWHERE];
  const list = places.map((place, i) => ({ id: i + 1, ...place }));
  const { names, land, ...map } = yardsMap(SYDNEY, list, false);
  expect(map).toEqual({
    kind: "partial",
    circles: "115,123,48,10,67,123",
    markers: "-115,60;100,212;123,187;-48,126",
  });
  expect(names).toBe(
    "Sydney,153,123;Blacktown,-21,71;Baulkham Hills,15,49;Auburn,35,101;Bankstown,36,149;Ryde,69,79;Liverpool,-14,166;Quakers Hill,-27,32;Mosman,129,100;Hornsby,67,32;Glenmore Park,-122,81;Dee Why,151,60;Waterloo,115,139;Hazelbrook,-221,43;Faulconbridge,-182,27;Bilgola Plateau,162,16;Woodford,-212,66",
  );
  expect(land).toBe(
    "M-420 270l0-280 574 0-3 7 3 7 10-14 9 0-14 38-2 17 7 12 0 6-5 12-2 24-4 3-12-1-6 7-3 8 0 6 3 4 6 1 5-3 3-8 4 8 0 12-9 24 4 7-7 17-8 11-21-24-9 2-3 13-5 8-26 0-5 7 16 5 5 5 3 0 5-8 32 3 0 9-3 3-22 0-5 5-3 9-10 6 5 2 11 0 3 2 0 5-25 23z",
  );
});

it("a tall map is scaled to its height", () => {
  const wollongong = { point: { lat: -34.4, lon: 151.1 } };
  const list = [wollongong, NOWHERE].map((place, i) => ({ id: i + 1, ...place }));
  const { circles, markers } = yardsMap(SYDNEY, list, false);
  expect([circles, markers]).toEqual(["16,36,63,20,-47,36", "-16,223;-23,117"]);
});

/** Points of a map: "10,100 48,100". */
const pixels = (text: string) =>
  text
    .split(" ")
    .flatMap((one) => (one ? [one.split(",").map(Number) as unknown as MapPixel] : []));

const AROUND = "10,114 10,86 20,100 0,100";
it.each([
  ["", "10,114"],
  ["10,114", "10,86"],
  ["10,100", "48,100"],
  ["10,100 70,100", "-28,100"],
  ["10,100 70,100 -50,100", "10,128"],
  ["10,110 70,100 -50,100", "10,72"],
  [AROUND, "68,100"],
  [`${AROUND} 80,100`, "-48,100"],
  [`${AROUND} 80,100 -60,100`, "10,142"],
  [`${AROUND} 80,100 -60,100 10,150`, "10,58"],
  [`${AROUND} 80,100 -60,100 10,150 10,60`, "10,100"],
])("with markers around %j the city's name is at %s", (markers, at) => {
  const nowhere = (): MapPixel => [0, 0];
  // The box of a marker stands above its place.
  const pins = pixels(markers).map(([x, y]): MapPixel => [x, y + 18]);
  expect(namesAround("Sydney", [10, 100], [300, 100], pins, nowhere, nowhere)).toEqual([
    ["Sydney", ...pixels(at)[0]!],
  ]);
});

it.each([
  ["1,100", "", "-39,100"],
  ["0,100", "", "40,100"],
  ["-9,100", "", "31,100"],
  ["9,100", "-31,100", "9,60"],
  ["9,100", "-31,100 9,60", "9,140"],
  ["9,100", "-31,100 9,60 9,140", "37,72"],
  ["9,100", "-31,100 9,60 9,140 37,80", "49,100"],
  ["-9,100", "31,100 -9,60 -9,140", "-37,72"],
  ["9,100", "-31,100 9,60 9,140 49,100", "-31,100"],
])("the label of a circle around %s beside markers at %j is at %s", (centre, markers, at) => {
  expect(onCircle(pixels(centre)[0]!, 40, pixels(markers))).toEqual(pixels(at)[0]);
});

describe("the land of a city's map", () => {
  // Coasts to the south and west, in several rings, and to the north-west.
  it.each([
    [
      "Hobart",
      -42.882,
      147.327,
      "M420-10l0 6-81 33-29 18-25 20 0 64 30 78 30 61-118 0 17-79-29 7-34 22-25 7-11-29-11-56-25-24-34-11-29-25-50-92-51 0 18 21 24 40 29 80 35 62 0 32-19 45-452 0 0-280z",
    ],
    ["Perth", -31.953, 115.857, "M420-10l0 280-654 0 19-199-10-81z"],
    [
      "Weipa",
      -12.65,
      141.86,
      "M-149 270l19-81 24-22 24 0 0 22-9 58 9 0 30-54 39 12 54 65 150 0-48-10-48-13-45-69-132-40 30-31 87-45 45-38 48-15 26-19 266 0 0 280z",
    ],
    [
      "Whyalla",
      -33.03,
      137.56,
      "M-420 270l0-280 840 0 0 280 0-280-24 0 5 8 7 24-13 20-48 5-26 0-13-9-41-22-26-26-123 0-25 21-28 36 0 78-5 15-118 130z",
    ],
  ] as const)("of %s at %d, %d is drawn to the pixel", (name, lat, lon, land) => {
    expect(yardsMap({ name, lat, lon }, [], true).land).toBe(land);
  });

  it.each([
    ["inland", { name: "Dubbo", lat: -32.245, lon: 148.604 }],
    ["where it would put the city into the sea", { name: "Cairns", lat: -16.92, lon: 145.77 }],
  ])("is absent %s", (_, city) => {
    expect(yardsMap(city, [], true).land).toBe("");
  });

  it("is absent if it would put a yard into the sea", () => {
    const offshore = { id: 1, point: { lat: -33.869, lon: 151.6 } };
    expect(yardsMap(SYDNEY, [offshore], true).land).toBe("");
  });
});
