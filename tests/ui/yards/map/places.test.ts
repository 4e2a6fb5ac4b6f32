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

  const MARKERS: [x: number, y: number][] = [
    [0, 0],
    [0.2, 0.28],
    [-0.4, 0.28],
    [0, -0.4],
  ];

  it.each<[string, typeof MARKERS, [dx: number, dy: number] | undefined]>([
    ["in their middle", [], [0, 0]],
    // A name is 18 pixels high, a marker 32: they touch at 25, and at 31.6 across.
    ["above a marker that covers it from below", [[0, 0.249]], [0, -13]],
    ["in it, beside one that does not", [[0, 0.25]], [0, 0]],
    ["right of one that covers it from the left", [[-0.315, 0]], [8, 0]],
    ["in it, right of one that does not", [[-0.317, 0]], [0, 0]],
    ["in the sea south of it", MARKERS.slice(0, 1), [0, 28]],
    ["farther west in the sea", MARKERS.slice(0, 2), [-28, 28]],
    ["farther north", MARKERS.slice(0, 3), [0, -28]],
    ["nowhere", MARKERS, undefined],
  ])("of states stand %s", (_, markers, at) => {
    const all = namesOnMap(
      [],
      [BIG],
      markers.map((one) => markerAt(...one)),
      WORLD,
      100,
    );
    const expected = at && { ...BIG, dx: at[0], dy: at[1], kind: "state", hasDot: false };
    expect(all).toEqual(expected ? [expected] : []);
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
    expect([-12.9, -13].map((y) => above(y)[1]?.dy)).toEqual([-13, 0]);
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
