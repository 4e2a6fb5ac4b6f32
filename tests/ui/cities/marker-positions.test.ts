import { describe, expect, it } from "vitest";
import { markerPlaces } from "../../../app/cities/marker-positions.ts";

const ids = (count: number) => Array.from({ length: count }, (_, i) => i * 7 + 1);

describe("the markers of the simulated map", () => {
  it.each([0, 1, 2, 12, 36])("stand between 20 and 60 per cent when there are %i", (count) => {
    const places = markerPlaces(ids(count));
    expect(places).toHaveLength(count);
    for (const place of places.flatMap(({ left, top }) => [left, top])) {
      expect(place).toBeGreaterThanOrEqual(20);
      expect(place).toBeLessThanOrEqual(60);
    }
  });

  it("stand where they stood before", () => {
    expect(markerPlaces(ids(32))).toEqual(markerPlaces(ids(32)));
  });

  it("are scattered by their yard and not by their place in the list", () => {
    expect(markerPlaces([5])).not.toEqual(markerPlaces([6]));
    expect(markerPlaces([6, 900])[0]).toEqual(markerPlaces([6])[0]);
  });

  it.each([2, 12, 20])("can be touched one by one on a phone, %i of them", (count) => {
    // 24 px markers on a map 288 px wide and 520 px high, the smallest there is.
    const spots = markerPlaces(ids(count)).map(
      ({ left, top }) => [left * 2.88, top * 5.2] as const,
    );
    for (const [i, [x, y]] of spots.entries()) {
      for (const [otherX, otherY] of spots.slice(0, i)) {
        // A circle of 24 px around one must not touch the square of another.
        const gap = (distance: number) => Math.max(Math.abs(distance) - 12, 0);
        expect(Math.hypot(gap(x - otherX), gap(y - otherY))).toBeGreaterThanOrEqual(12);
      }
    }
  });
});
