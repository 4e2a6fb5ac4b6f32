import { expect, it } from "vitest";
import { CONTINENT_BOUNDS } from "../../../../app/yards/map/projection.ts";
import {
  pixelsPerUnit,
  ZOOM,
  zoomedIn,
  zoomedOut,
  zoomText,
} from "../../../../app/yards/map/zoom.ts";

it.each([
  ["in", zoomedIn, "6 9 13.5 20 20"],
  ["out", zoomedOut, "2.6667 1.7778 1.1852 1 1"],
])("the map zooms %s in even steps, up to an end", (_, step, zooms) => {
  let zoom = ZOOM.start;
  const steps = zooms.split(" ").map(() => {
    zoom = step(zoom);
    return zoomText(zoom);
  });
  expect(steps.join(" ")).toBe(zooms);
});

it("the map comes back to where it was, and closer near a place", () => {
  expect(zoomText(zoomedOut(zoomedIn(zoomedOut(ZOOM.start))))).toBe("2.6667");
  expect(zoomedIn(20, ZOOM.maxNear)).toBe(30);
  expect(zoomedIn(700, ZOOM.maxNear)).toBe(1000);
});

it.each([
  { width: 880, height: 600 },
  { width: 358, height: 464 },
])("the map shows the whole continent first, in a box of $width by $height", (box) => {
  const scale = pixelsPerUnit(box, CONTINENT_BOUNDS) * ZOOM.start;
  expect(CONTINENT_BOUNDS.west * scale).toBeGreaterThan(-box.width / 2);
  expect(CONTINENT_BOUNDS.east * scale).toBeLessThan(box.width / 2);
  expect(CONTINENT_BOUNDS.north * scale).toBeGreaterThan(-box.height / 2);
  expect(CONTINENT_BOUNDS.south * scale).toBeLessThan(box.height / 2);
});

const BOUNDS = { west: -10, east: 20, north: -5, south: 4 };
it.each([
  // Half of the width less 24 pixels, by the farther side; and of the height less 2.
  [848, 2000, BOUNDS, 400 / 20 / 4],
  [2000, 104, BOUNDS, 50 / 5 / 4],
  [848, 2000, { ...BOUNDS, west: -40 }, 2.5],
  [2000, 104, { ...BOUNDS, south: 10 }, 1.25],
  // A box that is not shown has a scale, too.
  [0, 2000, BOUNDS, 1 / 20 / 4],
  [2000, 0, BOUNDS, 1 / 5 / 4],
])(
  "a box of %d by %d fits what is farthest from the centre of %j: %d",
  (width, height, bounds, scale) => {
    expect(pixelsPerUnit({ width, height }, bounds)).toBeCloseTo(scale, 9);
  },
);
