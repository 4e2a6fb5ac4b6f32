import { describe, expect, it } from "vitest";
import { markerPositions } from "../../../app/cities/marker-positions.ts";

const ids = (count: number) => Array.from({ length: count }, (_, i) => i * 7 + 1);

describe("the markers of the simulated map", () => {
  it.each([0, 1, 2, 12, 36])("are between 20 and 60 per cent when there are %i", (count) => {
    const positions = markerPositions(ids(count));
    expect(positions).toHaveLength(count);
    for (const percent of positions.flatMap(({ left, top }) => [left, top])) {
      expect(percent).toBeGreaterThanOrEqual(20);
      expect(percent).toBeLessThanOrEqual(60);
    }
  });

  it("are where they were before", () => {
    expect(markerPositions(ids(32))).toEqual(markerPositions(ids(32)));
  });

  it("depend on their yard and not on its place in the list", () => {
    expect(markerPositions([5])).not.toEqual(markerPositions([6]));
    expect(markerPositions([6, 900])[0]).toEqual(markerPositions([6])[0]);
  });

  it.each([2, 8, 12])("can be touched one by one on a phone, %i of them", (count) => {
    // 24 px markers on a map 288 px wide and 260 px high, the smallest there is.
    const points = markerPositions(ids(count)).map(
      ({ left, top }) => [left * 2.88, top * 2.6] as const,
    );
    for (const [i, [x, y]] of points.entries()) {
      for (const [otherX, otherY] of points.slice(0, i)) {
        // A circle of 24 px around one must not touch the square of another.
        const gap = (distance: number) => Math.max(Math.abs(distance) - 12, 0);
        expect(Math.hypot(gap(x - otherX), gap(y - otherY))).toBeGreaterThanOrEqual(12);
      }
    }
  });
});
