import { describe, expect, it } from "vitest";
import {
  boundsOfPoints,
  COASTLINE,
  centreOfBounds,
  DEFAULT_CENTRE,
  mapUnits,
  project,
  STATE_OUTLINES,
  unproject,
  withCoordinates,
} from "../../../../app/yards/map/projection.ts";
import { KM_PER_DEGREE } from "../../../../worker/data/distance.ts";

const point = (id: number, lat: unknown, lon: unknown) => ({
  id,
  name: `Yard ${id}`,
  lat: lat as number,
  lon: lon as number,
});

describe("the yards on the map", () => {
  it("are those with two valid numbers", () => {
    const points = [
      point(1, -33.9, 151.2),
      point(2, null, 151.2),
      point(3, -33.9, Number.NaN),
      point(4, "-33.9", "151.2"),
      point(5, undefined, undefined),
      point(6, Number.POSITIVE_INFINITY, 151.2),
      point(7, 0, 0),
    ];
    expect(withCoordinates(points).map(({ id }) => id)).toEqual([1, 7]);
  });
});

describe("the centre of the yards", () => {
  it("is the centre of their bounds, not their average", () => {
    const points = [point(1, -10, 120), point(2, -40, 150), point(3, -39, 149)];
    expect(centreOfBounds(points)).toEqual({ lat: -25, lon: 135 });
  });

  it("is the yard where there is one", () => {
    expect(centreOfBounds([point(1, -33.9, 151.2)])).toEqual({ lat: -33.9, lon: 151.2 });
  });

  it("is undefined without yards, which leaves the map at the middle of the continent", () => {
    expect(centreOfBounds([])).toBeUndefined();
    expect(DEFAULT_CENTRE).toEqual({ lat: -25.2744, lon: 133.7751 });
  });
});

describe("the projection", () => {
  it("draws the eight states and territories and a coastline", () => {
    expect(STATE_OUTLINES.map(({ code }) => code).sort()).toEqual(
      ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"].sort(),
    );
    expect(STATE_OUTLINES.every(({ path, name }) => path.startsWith("M") && name)).toBe(true);
    expect(COASTLINE).toMatch(/^M/);
  });

  it("turns degrees into map units and back", () => {
    expect(project(DEFAULT_CENTRE).x).toBeCloseTo(0, 9);
    expect(project(DEFAULT_CENTRE).y).toBeCloseTo(0, 9);
    const place = unproject(project({ lat: -42.88, lon: 147.33 }));
    expect(place.lat).toBeCloseTo(-42.88, 6);
    expect(place.lon).toBeCloseTo(147.33, 6);
  });

  it("draws a distance longer the farther south it is", () => {
    for (const lat of [-12, -42.88]) {
      const [here, south] = [lat, lat - 1 / KM_PER_DEGREE].map((at) =>
        project({ lat: at, lon: 147 }),
      );
      expect(mapUnits(1, lat) / (south!.y - here!.y), String(lat)).toBeCloseTo(1, 2);
    }
  });

  it("is finite even at the pole", () => {
    expect(Number.isFinite(project({ lat: -90, lon: 0 }).y)).toBe(true);
  });
});

describe("the bounds of the yards", () => {
  it("go around the farthest of them", () => {
    const middle = project({ lat: -20, lon: 130 });
    const [north, south] = [project({ lat: -10, lon: 125 }), project({ lat: -40, lon: 135 })];
    const [west, east] = [project({ lat: -20, lon: 115 }), project({ lat: -20, lon: 150 })];
    const points = [
      [-20, 130],
      [-10, 125],
      [-20, 150],
      [-40, 135],
      [-20, 115],
    ] as const;
    expect(boundsOfPoints(points.map(([lat, lon]) => ({ lat, lon })))).toEqual({
      ...{ west: west.x, east: east.x, north: north.y, south: south.y },
    });
    expect(north.y).toBeLessThan(middle.y);
    expect(boundsOfPoints([])).toBeUndefined();
  });

  it("end at the edge of the map", () => {
    expect(project({ lat: -90, lon: 140 })).toEqual(project({ lat: -85, lon: 140 }));
    expect(project({ lat: 90, lon: 140 })).toEqual(project({ lat: 85, lon: 140 }));
    expect(unproject({ x: 600, y: 0 }).lon).toBe(180);
    expect(unproject({ x: -600, y: 0 }).lon).toBe(-180);
    expect(unproject({ x: 10, y: 0 }).lon).toBeCloseTo(DEFAULT_CENTRE.lon + (10 / 512) * 360, 9);
  });
});
