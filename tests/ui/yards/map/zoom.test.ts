import { describe, expect, it } from "vitest";
import { CONTINENT_BOUNDS } from "../../../../app/yards/map/projection.ts";
import {
  pixelsPerUnit,
  ZOOM,
  zoomedIn,
  zoomedOut,
  zoomText,
} from "../../../../app/yards/map/zoom.ts";

function steps(step: (zoom: number) => number, count: number): string[] {
  const zooms = [ZOOM.start];
  while (zooms.length <= count) zooms.push(step(zooms[zooms.length - 1] ?? 0));
  return zooms.map(zoomText);
}

describe("the map's zoom", () => {
  it("zooms in by half again, up to 20", () => {
    expect(steps(zoomedIn, 5)).toEqual(["4", "6", "9", "13.5", "20", "20"]);
  });

  it("zooms out by the same steps, down to 1", () => {
    expect(steps(zoomedOut, 5)).toEqual(["4", "2.6667", "1.7778", "1.1852", "1", "1"]);
  });

  it("comes back to where it was", () => {
    expect(zoomText(zoomedOut(zoomedIn(zoomedOut(ZOOM.start))))).toBe("2.6667");
  });

  it.each([
    { width: 880, height: 600 },
    { width: 358, height: 464 },
  ])("shows the whole continent first, in a box of $width by $height", (box) => {
    const scale = pixelsPerUnit(box, CONTINENT_BOUNDS) * ZOOM.start;
    expect(CONTINENT_BOUNDS.west * scale).toBeGreaterThan(-box.width / 2);
    expect(CONTINENT_BOUNDS.east * scale).toBeLessThan(box.width / 2);
    expect(CONTINENT_BOUNDS.north * scale).toBeGreaterThan(-box.height / 2);
    expect(CONTINENT_BOUNDS.south * scale).toBeLessThan(box.height / 2);
  });

  it("has a scale even in a box that is not shown", () => {
    expect(pixelsPerUnit({ width: 0, height: 0 }, CONTINENT_BOUNDS)).toBeGreaterThan(0);
  });
});

describe("the scale of a map", () => {
  const bounds = { west: -10, east: 20, north: -5, south: 4 };
  it.each([
    // Half of the width less 24 pixels, by the farther side; and of the height less 2.
    [{ width: 848, height: 2000 }, 400 / 20 / 4],
    [{ width: 2000, height: 104 }, 50 / 5 / 4],
    [{ width: 0, height: 2000 }, 1 / 20 / 4],
    [{ width: 2000, height: 0 }, 1 / 5 / 4],
  ])("%j fits what is farthest from the centre: %d", (size, scale) => {
    expect(pixelsPerUnit(size, bounds)).toBeCloseTo(scale, 9);
  });

  it("fits what is farther to the west, or to the south, as well", () => {
    expect(pixelsPerUnit({ width: 848, height: 2000 }, { ...bounds, west: -40 })).toBeCloseTo(2.5);
    expect(pixelsPerUnit({ width: 2000, height: 104 }, { ...bounds, south: 10 })).toBeCloseTo(1.25);
  });

  it("is closer near a place, up to its own maximum", () => {
    expect(zoomedIn(20, ZOOM.maxNear)).toBe(30);
    expect(zoomedIn(700, ZOOM.maxNear)).toBe(1000);
  });
});
