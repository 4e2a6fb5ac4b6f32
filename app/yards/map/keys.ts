import type { KeyboardEvent } from "react";
import type { Camera } from "./camera.ts";
import { tabToMarker } from "./focus.ts";

/** Pixels that an arrow key pans. */
const PAN = 60;

/** What the keyboard can do with the map, for those who cannot see it. */
export const KEYS_HINT =
  "Arrow keys pan the map, plus and minus zoom, 0 resets the view. Tab reaches the markers, Enter selects one, Escape closes its details.";

const MOVEMENTS: Record<string, (camera: Camera) => void> = {
  ArrowLeft: (camera) => camera.pan(PAN, 0),
  ArrowRight: (camera) => camera.pan(-PAN, 0),
  ArrowUp: (camera) => camera.pan(0, PAN),
  ArrowDown: (camera) => camera.pan(0, -PAN),
  "+": (camera) => camera.zoomIn(),
  "=": (camera) => camera.zoomIn(),
  "-": (camera) => camera.zoomOut(),
};

interface Keyed {
  camera: Camera | null;
  popup: HTMLElement | null;
  close: () => void;
  reset: () => void;
}

/** Does what a key pressed on the map stands for, and keeps the browser from doing its own. */
export function onMapKey(event: KeyboardEvent<HTMLElement>, keyed: Keyed): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Tab") {
    if (tabToMarker(event.currentTarget, event)) event.preventDefault();
    return;
  }
  const act = actionOf(event, keyed);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(
  { key, target }: KeyboardEvent,
  { camera, popup, close, reset }: Keyed,
): (() => void) | undefined {
  if (key === "Escape") return popup ? close : undefined;
  // In the popup the same keys scroll.
  if (popup?.contains(target as Node)) return undefined;
  if (key === "0") return reset;
  const move = MOVEMENTS[key];
  return move && camera ? () => move(camera) : undefined;
}
