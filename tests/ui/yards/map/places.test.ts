import { describe, expect, it } from "vitest";
import type { Marker } from "../../../../app/yards/map/clusters.ts";
import { namesOnMap, placeOfCluster } from "../../../../app/yards/map/places.ts";

const WORLD = { west: -100, north: -100, east: 100, south: 100 };
const BIG = { name: "Big", x: 0, y: 0 };
const SMALL = { name: "Small", x: 2, y: 0 };
const FAR = { name: "Far", x: 50, y: 0 };

/** Markers at places in map units: "0,0.35 1.2,0". */
const markersAt = (places: string) =>
  places.split(" ").flatMap((place) => {
    const [x, y] = place.split(",").map(Number);
    return y === undefined ? [] : [{ count: 2, x, y } as Marker];
  });

it.each([
  ["the largest town that it covers", { x: 2, y: 0 }, [BIG, SMALL, FAR], "Big"],
  ["the largest town 40 pixels away", { x: 3.2, y: 2.4 }, [BIG, SMALL, FAR], "Big"],
  ["a smaller one if the largest is farther away", { x: 3.2, y: 2.5 }, [BIG, SMALL, FAR], "Small"],
  ["the nearest town if it covers none", { x: 40, y: 0 }, [BIG, SMALL, FAR], "Far"],
  ["nothing if no town is known", { x: 0, y: 0 }, [], undefined],
])("a cluster is named after %s", (_, point, towns, name) => {
  expect(placeOfCluster(point, towns, 10)?.name).toBe(name);
});

describe("names on the map", () => {
  const side = (markers: string) => {
    const [big] = namesOnMap([BIG], [], markersAt(markers), WORLD, 100);
    return [big?.dx, big?.dy];
  };
  const names = (scale: number, markers = "") =>
    namesOnMap([BIG, SMALL, FAR], [{ name: "NSW", x: 1, y: 3 }], markersAt(markers), WORLD, scale);

  it("all stand where there is room, with a dot for a town without a marker", () => {
    expect(names(100).map(({ name, hasDot }) => [name, hasDot])).toEqual([
      ["Big", true],
      ["Small", true],
      ["Far", true],
      ["NSW", false],
    ]);
    expect(names(100, "0,0")[0]).toMatchObject({ name: "Big", hasDot: false });
  });

  it.each([
    [13, ""],
    [28, "0,0"],
  ])(
    "stand %i pixels below a dot or a marker, else on the right, on the left or above",
    (gap, marker) => {
      expect(side(marker)).toEqual([0, gap]);
      // Three letters are 21.6 pixels wide.
      expect(side(`${marker} 0,0.35`)).toEqual([10.8 + gap - 5, 0]);
      expect(side(`${marker} 0,0.35 0.35,0`)).toEqual([-10.8 - gap + 5, 0]);
      expect(side(`${marker} 0,0.35 0.35,0 -0.35,0`)).toEqual([0, -gap]);
    },
  );

  it.each([
    ["in its middle", "", [0, 0]],
    // A name is 18 pixels high, a marker 32: they touch at 25, and at 31.6 across.
    ["above a marker that covers it from below", "0,0.249", [0, -13]],
    ["in its middle, beside a marker that does not cover it", "0,0.25", [0, 0]],
    ["right of a marker that covers it from the left", "-0.315,0", [8, 0]],
    ["in its middle, right of a marker that does not cover it", "-0.317,0", [0, 0]],
    ["in the sea south of it", "0,0", [0, 28]],
    ["farther west in the sea", "0,0 0.2,0.28", [-28, 28]],
    ["farther north", "0,0 0.2,0.28 -0.4,0.28", [0, -28]],
    ["nowhere", "0,0 0.2,0.28 -0.4,0.28 0,-0.4", undefined],
  ])("a state's name stands %s", (_, markers, at) => {
    const all = namesOnMap([], [BIG], markersAt(markers), WORLD, 100);
    const expected = at && { ...BIG, dx: at[0], dy: at[1], kind: "state", hasDot: false };
    expect(all).toEqual(expected ? [expected] : []);
  });

  it("are left out if every side is taken, the smaller towns first", () => {
    const around = names(28, "0,1 0,-1 1.2,0 -1.2,0");
    expect(around.map(({ name }) => name)).not.toContain("Big");
    expect(names(0.1).map(({ name }) => name)[0]).toBe("Big");
  });

  it("cover no other town's dot", () => {
    const above = (y: number) => namesOnMap([BIG], [{ name: "NSW", x: 0, y }], [], WORLD, 1);
    expect([-12.9, -13].map((y) => above(y)[1]?.dy)).toEqual([-13, 0]);
  });

  it("are left out beyond the edges", () => {
    const within = (bounds: Partial<typeof WORLD>) =>
      namesOnMap([BIG], [], [], { ...WORLD, ...bounds }, 10).length;
    expect(within({ west: 0, north: 0, east: 0, south: 0 })).toBe(1);
    for (const beyond of [{ west: 0.1 }, { north: 0.1 }, { east: -0.1 }, { south: -0.1 }])
      expect(within(beyond)).toBe(0);
  });
});
