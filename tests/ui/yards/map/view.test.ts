import { describe, expect, it } from "vitest";
import { CENTRE, COAST, placeAt, STATES, spotOf } from "../../../../app/yards/map/projection.ts";
import { freeArea, panInto } from "../../../../app/yards/map/reveal.ts";
import { drawnFor } from "../../../../app/yards/map/view.ts";

const view = { x: 400, y: 300, scale: 8, zoom: 4, width: 800, height: 600 };

describe("the outlines", () => {
  it("are the eight states and territories and a coast", () => {
    expect(STATES.map(({ code }) => code).sort()).toEqual(
      ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"].sort(),
    );
    expect(STATES.every(({ path, name }) => path.startsWith("M") && name)).toBe(true);
    expect(COAST).toMatch(/^M/);
  });

  it("count from the first centre, and back", () => {
    expect(spotOf(CENTRE).x).toBeCloseTo(0, 9);
    expect(spotOf(CENTRE).y).toBeCloseTo(0, 9);
    const place = placeAt(spotOf({ lat: -42.88, lon: 147.33 }));
    expect(place.lat).toBeCloseTo(-42.88, 6);
    expect(place.lon).toBeCloseTo(147.33, 6);
  });

  it("end somewhere even at the pole", () => {
    expect(Number.isFinite(spotOf({ lat: -90, lon: 0 }).y)).toBe(true);
  });
});

describe("what is drawn", () => {
  const drawn = drawnFor(view, null);

  it("is more than what is seen", () => {
    expect(drawn.level).toBe(3);
    expect(drawn.bounds.west).toBeLessThan(-400 / 8);
    expect(drawn.bounds.south).toBeGreaterThan(300 / 8);
  });

  it("stays while the view stays within it, and while the level is the same", () => {
    expect(drawnFor({ ...view, x: 450, y: 280 }, drawn)).toBe(drawn);
    expect(drawnFor({ ...view, scale: 8.5 }, drawn)).toBe(drawn);
  });

  it("changes when the view leaves it, and with the level", () => {
    expect(drawnFor({ ...view, x: 900 }, drawn)).not.toBe(drawn);
    expect(drawnFor({ ...view, scale: 16 }, drawn).level).toBe(4);
  });
});

describe("a selected yard", () => {
  it("stays where it is if nothing covers it", () => {
    expect(panInto({ x: 0, y: 0 }, view, freeArea(view, null))).toEqual([0, 0]);
  });

  it("comes out from behind a popup on the right", () => {
    const free = freeArea(view, { width: 340, height: 500 });
    expect(panInto({ x: 30, y: 0 }, view, free)).toEqual([-212, 0]);
  });

  it("comes out from behind a popup below", () => {
    const free = freeArea(view, { width: 800, height: 340 });
    expect(panInto({ x: 0, y: 10 }, view, free)).toEqual([0, -148]);
  });
});
