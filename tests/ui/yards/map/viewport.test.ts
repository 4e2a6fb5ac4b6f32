import { renderHook } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { freeArea, panInto, useReveal } from "../../../../app/yards/map/reveal.ts";
import { areaToRender } from "../../../../app/yards/map/viewport.ts";

const viewport = { x: 400, y: 300, scale: 8, zoom: 4, width: 800, height: 600 };

describe("the rendered area", () => {
  const area = areaToRender(viewport, null);

  it("is larger than the viewport on every side", () => {
    const { west, north, east, south } = area.bounds;
    expect(area.level).toBe(3);
    // The point 0, 0 is in the viewport's middle.
    expect([-west, -north]).toEqual([east, south]);
    expect(east).toBeGreaterThan(400 / 8);
    expect(south).toBeGreaterThan(300 / 8);
    const moved = areaToRender({ ...viewport, x: 300, y: 100 }, null).bounds;
    expect(moved).toEqual({
      ...{ west: west + 12.5, east: east + 12.5, north: north + 25, south: south + 25 },
    });
  });

  it("stays up to its very edges", () => {
    const { west, north, east, south } = area.bounds;
    for (const [x, y] of [
      [-west * 8, 300],
      [800 - east * 8, 300],
      [400, -north * 8],
      [400, 600 - south * 8],
    ] as const) {
      expect(areaToRender({ ...viewport, x, y }, area)).toBe(area);
      const beyond = { x: x + Math.sign(x - 400), y: y + Math.sign(y - 300) };
      expect(areaToRender({ ...viewport, ...beyond }, area)).not.toBe(area);
    }
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

  it("comes out again when its details make the popup higher", () => {
    const pan = vi.fn();
    const map = { clientWidth: 800, clientHeight: 600 };
    const popup = { current: { offsetParent: map, offsetLeft: 0, offsetTop: 500 } };
    const [camera, point] = [{ current: { viewport, pan } }, { x: 0, y: 10 }];
    const { rerender, unmount } = renderHook(
      ({ details }) => useReveal(camera as never, popup as never, point, details),
      { initialProps: { details: "loading" } },
    );
    onTestFinished(unmount);
    expect(pan).not.toHaveBeenCalled();
    popup.current.offsetTop = 260;
    rerender({ details: "loaded" });
    expect(pan.mock.calls).toEqual([[0, -148]]);
  });

  it("comes out from behind a popup below", () => {
    const free = freeArea(viewport, { width: 800, height: 340 });
    expect(panInto({ x: 0, y: 10 }, viewport, free)).toEqual([0, -148]);
  });
});
