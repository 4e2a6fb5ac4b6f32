import { expect, it } from "vitest";
import {
  boundsOfPoints,
  centreOfBounds,
  DEFAULT_CENTRE,
  mapUnits,
  project,
  unproject,
} from "../../../../app/yards/map/projection.ts";
import { KM_PER_DEGREE } from "../../../../worker/data/places/distance.ts";

const at = (lat: number, lon: number) => ({ lat, lon });

it("the centre of yards is the centre of their bounds, not their average", () => {
  expect(centreOfBounds([at(-10, 120), at(-40, 150), at(-39, 149)])).toEqual(at(-25, 135));
  expect(centreOfBounds([at(-33.9, 151.2)])).toEqual(at(-33.9, 151.2));
});

it("degrees become map units and back, beyond the edges of the globe too", () => {
  expect(project(DEFAULT_CENTRE).x).toBeCloseTo(0, 9);
  expect(project(DEFAULT_CENTRE).y).toBeCloseTo(0, 9);
  const place = unproject(project({ lat: -42.88, lon: 147.33 }));
  expect(place.lat).toBeCloseTo(-42.88, 6);
  expect(place.lon).toBeCloseTo(147.33, 6);
  expect(unproject({ x: 10, y: 0 }).lon).toBeCloseTo(DEFAULT_CENTRE.lon + (10 / 512) * 360, 9);
});

it.each([-12, -42.88])("a distance at latitude %d is as long as the map draws it there", (lat) => {
  const [here, south] = [lat, lat - 1 / KM_PER_DEGREE].map((at) => project({ lat: at, lon: 147 }));
  expect(mapUnits(1, lat) / (south!.y - here!.y)).toBeCloseTo(1, 2);
});

it("the bounds of yards enclose the farthest of them", () => {
  const [north, south, west, east] = [at(-10, 125), at(-40, 135), at(-20, 115), at(-20, 150)];
  expect(boundsOfPoints([at(-20, 130), north, east, south, west])).toEqual({
    west: project(west).x,
    east: project(east).x,
    north: project(north).y,
    south: project(south).y,
  });
  expect(project(north).y).toBeLessThan(project(south).y);
});
