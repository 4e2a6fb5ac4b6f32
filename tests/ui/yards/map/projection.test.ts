import { expect, it } from "vitest";
import {
  boundsOfPoints,
  centreOfBounds,
  DEFAULT_CENTRE,
  mapUnits,
  project,
  unproject,
  withCoordinates,
} from "../../../../app/yards/map/projection.ts";
import { KM_PER_DEGREE } from "../../../../worker/data/places/distance.ts";

const point = (id: number, lat: unknown, lon: unknown) =>
  ({ id, name: `Yard ${id}`, lat, lon }) as { id: number; name: string; lat: number; lon: number };

it("the yards on the map are those with two valid numbers", () => {
  const points = [
    ...[point(1, -33.9, 151.2), point(2, null, 151.2), point(3, -33.9, Number.NaN)],
    ...[point(4, "-33.9", "151.2"), point(5, undefined, undefined)],
    ...[point(6, Number.POSITIVE_INFINITY, 151.2), point(7, 0, 0)],
  ];
  expect(withCoordinates(points).map(({ id }) => id)).toEqual([1, 7]);
});

it("the centre of the yards is that of their bounds, not their average; without yards there is none", () => {
  const points = [point(1, -10, 120), point(2, -40, 150), point(3, -39, 149)];
  expect(centreOfBounds(points)).toEqual({ lat: -25, lon: 135 });
  expect(centreOfBounds([point(1, -33.9, 151.2)])).toEqual({ lat: -33.9, lon: 151.2 });
  expect(centreOfBounds([])).toBeUndefined();
});

it("degrees become map units and back, from the middle of the continent to the edges of the map", () => {
  expect(project(DEFAULT_CENTRE).x).toBeCloseTo(0, 9);
  expect(project(DEFAULT_CENTRE).y).toBeCloseTo(0, 9);
  const place = unproject(project({ lat: -42.88, lon: 147.33 }));
  expect(place.lat).toBeCloseTo(-42.88, 6);
  expect(place.lon).toBeCloseTo(147.33, 6);
  expect(project({ lat: -90, lon: 140 })).toEqual(project({ lat: -85, lon: 140 }));
  expect(project({ lat: 90, lon: 140 })).toEqual(project({ lat: 85, lon: 140 }));
  expect([600, -600].map((x) => unproject({ x, y: 0 }).lon)).toEqual([180, -180]);
  expect(unproject({ x: 10, y: 0 }).lon).toBeCloseTo(DEFAULT_CENTRE.lon + (10 / 512) * 360, 9);
});

it.each([-12, -42.88])("a distance at %d is as long as the map draws it there", (lat) => {
  const [here, south] = [lat, lat - 1 / KM_PER_DEGREE].map((at) => project({ lat: at, lon: 147 }));
  expect(mapUnits(1, lat) / (south!.y - here!.y)).toBeCloseTo(1, 2);
});

it("the bounds of the yards go around the farthest of them", () => {
  const at = (lat: number, lon: number) => ({ lat, lon });
  const [north, south, west, east] = [at(-10, 125), at(-40, 135), at(-20, 115), at(-20, 150)];
  expect(boundsOfPoints([at(-20, 130), north, east, south, west])).toEqual({
    ...{ west: project(west).x, east: project(east).x },
    ...{ north: project(north).y, south: project(south).y },
  });
  expect(project(north).y).toBeLessThan(project(south).y);
  expect(boundsOfPoints([])).toBeUndefined();
});
