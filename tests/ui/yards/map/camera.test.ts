import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Camera, pixelsPerUnit } from "../../../../app/yards/map/camera.ts";
import { CONTINENT_BOUNDS } from "../../../../app/yards/map/projection.ts";

let size: { width: number; height: number };
let resized: () => void;

beforeEach(() => {
  size = { width: 880, height: 600 };
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => size.height);
  class Observer {
    constructor(onResize: () => void) {
      resized = onResize;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function cameraOf() {
  const stage = document.createElement("div");
  stage.innerHTML = "<p>Land</p><button>Marker</button>";
  document.body.appendChild(stage);
  const camera = new Camera(stage, () => {});
  onTestFinished(() => {
    camera.destroy();
    stage.remove();
  });
  const [land, marker] = [...stage.children] as [HTMLElement, HTMLElement];
  return { camera, land, marker };
}

/** Pixels from the map's left edge and top to a point in map units. */
const spot = ({ viewport: { x, y, scale } }: Camera, point = { x: 0, y: 0 }) => [
  point.x * scale + x,
  point.y * scale + y,
];
const close = (pixels: number[]) => pixels.map((pixel) => expect.closeTo(pixel, 3));

it("the map fits bounds with room for a marker at the edge farthest from their centre", () => {
  const { camera } = cameraOf();
  camera.fit({ x: 10, y: 5 }, { west: 0, east: 15, north: 4, south: 6 });
  expect(spot(camera, { x: 10, y: 5 })).toEqual(close([440, 300]));
  expect(spot(camera, { x: 0, y: 5 })).toEqual(close([44, 300]));
  camera.fit({ x: 10, y: 5 }, { west: 9, east: 11, north: 4, south: 15 });
  expect(spot(camera, { x: 10, y: 15 })).toEqual(close([440, 556]));
});

it("the map fits no bounds farther out than the first zoom or closer than the closest", () => {
  const { camera } = cameraOf();
  camera.fit({ x: 0, y: 0 }, { west: -200, east: 200, north: -200, south: 200 });
  expect(camera.viewport.zoom).toBeCloseTo(4, 9);
  const street = { west: -0.001, east: 0.001, north: -0.001, south: 0.001 };
  camera.fit({ x: 0, y: 0 }, street);
  expect(camera.viewport.zoom).toBeCloseTo(20, 9);
  camera.maxZoom = 1000;
  camera.fit({ x: 0, y: 0 }, street);
  expect(camera.viewport.zoom).toBeCloseTo(1000, 6);
  camera.zoomIn();
  expect(camera.viewport.zoom).toBeCloseTo(1000, 6);
});

it.each([
  ["in", [6, 9, 13.5, 20, 20]],
  ["out", [2.6667, 1.7778, 1.1852, 1, 1]],
])("zooming %s goes in even steps, up to an end", (direction, zooms) => {
  const { camera } = cameraOf();
  const steps = zooms.map(() => {
    if (direction === "in") camera.zoomIn();
    else camera.zoomOut();
    return camera.viewport.zoom;
  });
  expect(steps).toEqual(zooms.map((zoom) => expect.closeTo(zoom, 4)));
});

it("the continent cannot be moved out of sight", () => {
  const { west, east, north, south } = CONTINENT_BOUNDS;
  const { camera } = cameraOf();
  camera.pan(9999, 9999);
  // The middle of the map is 35 % of its size beyond the land.
  expect(spot(camera, { x: west, y: north })).toEqual(close([440 + 308, 300 + 210]));
  camera.pan(-9999, -9999);
  expect(spot(camera, { x: east, y: south })).toEqual(close([440 - 308, 300 - 210]));
});

it("a map that changes its size keeps its centre and its zoom", () => {
  const { camera } = cameraOf();
  camera.centreOn({ x: 10, y: -5 }, 8);
  size = { width: 400, height: 500 };
  resized();
  expect(spot(camera, { x: 10, y: -5 })).toEqual(close([200, 250]));
  expect(camera.viewport.zoom).toBeCloseTo(8, 9);
  expect(camera.viewport).toMatchObject(size);
});

const doubleClick = (given = {}) => new MouseEvent("dblclick", { bubbles: true, ...given });
const wheel = (given = {}) => new WheelEvent("wheel", { deltaY: -9, bubbles: true, ...given });

it.each<[string, "land" | "marker", boolean, Event]>([
  ["a double click", "land", true, doubleClick()],
  ["a double click", "marker", false, doubleClick()],
  ["a double click with Ctrl", "land", false, doubleClick({ ctrlKey: true })],
  ["a double click of the right button", "land", false, doubleClick({ button: 2 })],
  ["the wheel", "marker", true, wheel()],
  // Browsers report a pinch on a touchpad in this way.
  ["the wheel with Ctrl", "land", true, wheel({ ctrlKey: true })],
])("%s on the %s zooms in: %s", (_, target, zooms, event) => {
  const { camera, ...parts } = cameraOf();
  parts[target].dispatchEvent(event);
  expect(camera.viewport.zoom > 4.000_001).toBe(zooms);
});

const BOUNDS = { west: -10, east: 20, north: -5, south: 4 };
it.each([
  // Half of the width less 24 pixels, or half of the height less 2, divided by the farther side.
  [848, 2000, BOUNDS, 400 / 20 / 4],
  [2000, 104, BOUNDS, 50 / 5 / 4],
  [848, 2000, { ...BOUNDS, west: -40 }, 2.5],
  [2000, 104, { ...BOUNDS, south: 10 }, 1.25],
  // A hidden box has a scale, too.
  [0, 2000, BOUNDS, 1 / 20 / 4],
  [2000, 0, BOUNDS, 1 / 5 / 4],
])("a map of %d by %d fits the bounds %j at %d pixels per unit", (width, height, bounds, scale) => {
  expect(pixelsPerUnit({ width, height }, bounds)).toBeCloseTo(scale, 9);
});
