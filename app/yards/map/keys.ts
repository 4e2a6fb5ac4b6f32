import type { KeyboardEvent, RefObject } from "react";
import type { Camera } from "./camera.ts";
import { tabToMarker } from "./focus.ts";

/** Pixels that an arrow key pans. */
const PAN_STEP = 60;

/** The map's keyboard controls, for screen readers. */
export const KEYS_HINT =
  "Arrow keys pan the map, plus and minus zoom, 0 resets the view. Tab reaches the markers, Enter selects one, Escape closes its details.";

const CAMERA_KEYS: Record<string, (camera: Camera) => void> = {
  ArrowLeft: (camera) => camera.pan(PAN_STEP, 0),
  ArrowRight: (camera) => camera.pan(-PAN_STEP, 0),
  ArrowUp: (camera) => camera.pan(0, PAN_STEP),
  ArrowDown: (camera) => camera.pan(0, -PAN_STEP),
  "+": (camera) => camera.zoomIn(),
  "=": (camera) => camera.zoomIn(),
  "-": (camera) => camera.zoomOut(),
};

interface MapControls {
  camera: RefObject<Camera | null>;
  popup: RefObject<HTMLElement | null>;
  close: () => void;
  reset: () => void;
}

/** Handles a key that is pressed on the map, and keeps the browser from handling it as well. */
export function onMapKey(event: KeyboardEvent<HTMLElement>, controls: MapControls): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Tab") {
    if (tabToMarker(event.currentTarget, event)) event.preventDefault();
    return;
  }
  const action = actionFor(event, controls);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionFor(
  { key, target }: KeyboardEvent,
  { camera, popup, close, reset }: MapControls,
): (() => void) | undefined {
  if (key === "Escape") return popup.current ? close : undefined;
  // In the popup the arrow keys scroll.
  if (popup.current?.contains(target as Node)) return undefined;
  if (key === "0") return reset;
  const move = CAMERA_KEYS[key];
  return move && (() => camera.current && move(camera.current));
}
