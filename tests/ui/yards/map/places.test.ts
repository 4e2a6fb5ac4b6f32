import { describe, expect, it } from "vitest";
import type { Marker } from "../../../../app/yards/map/clusters.ts";
import { namesOnMap, placeOfCluster } from "../../../../app/yards/map/places.ts";

const WORLD = { west: -100, north: -100, east: 100, south: 100 };
const BIG = { name: "Big", x: 0, y: 0 };
const SMALL = { name: "Small", x: 2, y: 0 };
const FAR = { name: "Far", x: 50, y: 0 };

const markerAt = (x: number, y: number): Marker => {
  return {
    key: `${x},${y}`,
    name: "2 yards",
    yardId: null,
    clusterId: 1,
    count: 2,
    price: undefined,
    x,
    y,
  };
};

describe("a cluster is named after", () => {
  it.each([
    ["the largest town that it covers", { x: 2, y: 0 }, "Big"],
    ["the largest, 40 pixels away", { x: 3.2, y: 2.4 }, "Big"],
    ["a smaller one, where that is farther", { x: 3.2, y: 2.5 }, "Small"],
    ["else the nearest", { x: 40, y: 0 }, "Far"],
  ])("%s", (_, point, name) => {
    expect(placeOfCluster(point, [BIG, SMALL, FAR], 10)?.name).toBe(name);
  });

  it("nothing where no town is known", () => {
    expect(placeOfCluster({ x: 0, y: 0 }, [], 10)).toBeUndefined();
  });
});

describe("names on the map", () => {
  const side = (markers: [x: number, y: number][]) => {
    const [big] = namesOnMap(
      [BIG],
      [],
      markers.map((at) => markerAt(...at)),
      WORLD,
      100,
    );
    return [big?.dx, big?.dy];
  };
  const names = (scale: number, markers: Marker[] = []) =>
    namesOnMap([BIG, SMALL, FAR], [{ name: "NSW", x: 1, y: 3 }], markers, WORLD, scale);

  it("all stand where there is room", () => {
    expect(names(100).map(({ name }) => name)).toEqual(["Big", "Small", "Far", "NSW"]);
  });

  it("give way to markers by changing sides", () => {
    const [big] = names(100, [markerAt(0, 0.28)]);
    expect(big?.dy).toBe(0);
    expect(big?.dx).toBeGreaterThan(0);
  });

  it.each<[number, [x: number, y: number][]]>([
    [13, []],
    [28, [[0, 0]]],
  ])(
    "stand below a dot or a marker by %i pixels, else on the right, on the left or above",
    (gap, markers) => {
      expect(side(markers)).toEqual([0, gap]);
      // Three letters are 21.6 pixels wide.
      expect(side([...markers, [0, 0.35]])).toEqual([10.8 + gap - 5, 0]);
      expect(side([...markers, [0, 0.35], [0.35, 0]])).toEqual([-10.8 - gap + 5, 0]);
      expect(side([...markers, [0, 0.35], [0.35, 0], [-0.35, 0]])).toEqual([0, -gap]);
    },
  );

  it("of states stand in their middle, or nowhere, and have no dot", () => {
    const state = (...markers: Marker[]) => namesOnMap([], [BIG], markers, WORLD, 100);
    expect(state()).toEqual([{ ...BIG, dx: 0, dy: 0, kind: "state", hasDot: false }]);
    // A name is 18 pixels high, a marker 32: they touch at 25, and at 26.8 across.
    expect([0.249, 0.25].map((y) => state(markerAt(0, y)).length)).toEqual([0, 1]);
    expect([0.267, 0.268].map((x) => state(markerAt(-x, 0)).length)).toEqual([0, 1]);
  });

  it("are left out where every side is taken, the smaller towns first", () => {
    const around = [markerAt(0, 1), markerAt(0, -1), markerAt(1.2, 0), markerAt(-1.2, 0)];
    expect(names(28, around).map(({ name }) => name)).not.toContain("Big");
    expect(names(0.1).map(({ name }) => name)[0]).toBe("Big");
  });

  it("have a dot beside them where no marker shows the town", () => {
    expect(names(100).map(({ hasDot }) => hasDot)).toEqual([true, true, true, false]);
    expect(names(100, [markerAt(0, 0)])[0]).toMatchObject({ name: "Big", hasDot: false });
  });

  it("cover no other town's dot", () => {
    const above = (y: number) => namesOnMap([BIG], [{ name: "NSW", x: 0, y }], [], WORLD, 1);
    expect([-12.9, -13].map((y) => above(y).length)).toEqual([1, 2]);
  });

  it("are left out beyond the edges", () => {
    const none = { west: 60, north: 0, east: 61, south: 1 };
    expect(namesOnMap([BIG, FAR], [], [], none, 10)).toEqual([]);
    const edges = { west: 0, north: 0, east: 0, south: 0 };
    expect(namesOnMap([BIG], [], [], edges, 10)).toHaveLength(1);
    for (const beyond of [{ west: 0.1 }, { north: 0.1 }, { east: -0.1 }, { south: -0.1 }])
      expect(namesOnMap([BIG], [], [], { ...WORLD, ...beyond }, 10)).toEqual([]);
  });
});
