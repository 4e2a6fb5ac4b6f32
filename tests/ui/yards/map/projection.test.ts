import { describe, expect, it } from "vitest";
import { midpoint, placed } from "../../../../app/yards/map/projection.ts";

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
    expect(placed(points).map(({ id }) => id)).toEqual([1, 7]);
  });
});

describe("the middle of the yards", () => {
  it("is the middle of their bounds, not their average", () => {
    const points = [point(1, -10, 120), point(2, -40, 150), point(3, -39, 149)];
    expect(midpoint(points)).toEqual({ lat: -25, lon: 135 });
  });

  it("is the yard where there is one", () => {
    expect(midpoint([point(1, -33.9, 151.2)])).toEqual({ lat: -33.9, lon: 151.2 });
  });

  it("is nowhere without yards", () => {
    expect(midpoint([])).toBeUndefined();
  });
});
