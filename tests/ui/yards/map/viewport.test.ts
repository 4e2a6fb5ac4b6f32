import { renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { freeArea, panInto, useReveal } from "../../../../app/yards/map/reveal.ts";
import { areaToRender } from "../../../../app/yards/map/viewport.ts";

const viewport = { x: 400, y: 300, scale: 8, zoom: 4, width: 800, height: 600 };
const area = areaToRender(viewport, null);

it("the rendered area is larger than the viewport on every side", () => {
  const { west, north, east, south } = area.bounds;
  expect(area.level).toBe(3);
  // The point 0, 0 is in the viewport's middle.
  expect([-west, -north]).toEqual([east, south]);
  expect(east).toBeGreaterThan(400 / 8);
  expect(south).toBeGreaterThan(300 / 8);
  const moved = areaToRender({ ...viewport, x: 300, y: 100 }, null).bounds;
  expect(moved).toEqual({
    west: west + 12.5,
    east: east + 12.5,
    north: north + 25,
    south: south + 25,
  });
});

it("the rendered area stays while it covers the viewport, and changes beyond its edges and with the level", () => {
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
  expect(areaToRender({ ...viewport, scale: 8.5 }, area)).toBe(area);
  expect(areaToRender({ ...viewport, scale: 16 }, area).level).toBe(4);
});

const [RIGHT, BELOW] = [
  { width: 340, height: 500 },
  { width: 800, height: 340 },
];
it.each([
  ["stays in place if nothing covers it", null, [0, 0], [0, 0]],
  ["moves in from the left edge and from under the buttons there", null, [-49, -37], [68, 52]],
  ["moves in from the right edge", null, [49, 37], [-24, -24]],
  ["moves out from behind a popup on the right", RIGHT, [30, 0], [-212, 0]],
  ["moves out from behind a popup below", BELOW, [0, 10], [0, -148]],
] as const)("a selected yard %s", (_, popup, [x, y], pan) => {
  expect(panInto({ x, y }, viewport, freeArea(viewport, popup))).toEqual(pan);
});

it("a popup of up to four fifths of the map covers its right, and a wider one its bottom", () => {
  const free = [640, 641].map((width) => freeArea(viewport, { width, height: 100 }));
  expect(free.map(({ right, bottom }) => [right, bottom])).toEqual([
    [128, 572],
    [768, 472],
  ]);
});

it("a selected yard moves out again when its details make the popup taller", () => {
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
