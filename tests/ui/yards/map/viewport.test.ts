import { describe, expect, it } from "vitest";
import { freeArea, panInto } from "../../../../app/yards/map/reveal.ts";
import { areaToRender } from "../../../../app/yards/map/viewport.ts";

const viewport = { x: 400, y: 300, scale: 8, zoom: 4, width: 800, height: 600 };

describe("the rendered area", () => {
  const area = areaToRender(viewport, null);

  it("is larger than the viewport", () => {
    expect(area.level).toBe(3);
    expect(area.bounds.west).toBeLessThan(-400 / 8);
    expect(area.bounds.south).toBeGreaterThan(300 / 8);
  });

  it("stays the same while it covers the viewport at the same level", () => {
    expect(areaToRender({ ...viewport, x: 450, y: 280 }, area)).toBe(area);
    expect(areaToRender({ ...viewport, scale: 8.5 }, area)).toBe(area);
  });

  it("changes when the viewport leaves it, and with the level", () => {
    for (const at of [{ x: 900 }, { x: -500 }, { y: 900 }, { y: -500 }])
      expect(areaToRender({ ...viewport, ...at }, area)).not.toBe(area);
    expect(areaToRender({ ...viewport, scale: 16 }, area).level).toBe(4);
  });
});

describe("a selected yard", () => {
  it("stays where it is if nothing covers it", () => {
    expect(panInto({ x: 0, y: 0 }, viewport, freeArea(viewport, null))).toEqual([0, 0]);
  });

  it("comes out from behind a popup on the right", () => {
    const free = freeArea(viewport, { width: 340, height: 500 });
    expect(panInto({ x: 30, y: 0 }, viewport, free)).toEqual([-212, 0]);
  });

  it("comes in from each edge, and from under the buttons on the left", () => {
    const free = freeArea(viewport, null);
    expect(panInto({ x: -49, y: -37 }, viewport, free)).toEqual([68, 52]);
    expect(panInto({ x: 49, y: 37 }, viewport, free)).toEqual([-24, -24]);
  });

  it("is covered on the right by a popup of up to four fifths of the map", () => {
    const [right, below] = [640, 641].map((width) => freeArea(viewport, { width, height: 100 }));
    expect([right!.right, right!.bottom]).toEqual([128, 572]);
    expect([below!.right, below!.bottom]).toEqual([768, 472]);
  });

  it("comes out from behind a popup below", () => {
    const free = freeArea(viewport, { width: 800, height: 340 });
    expect(panInto({ x: 0, y: 10 }, viewport, free)).toEqual([0, -148]);
  });
});
