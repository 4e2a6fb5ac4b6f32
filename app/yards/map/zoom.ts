import type { Bounds } from "./projection.ts";

/**
 * Zoom levels of the map: 4 shows the whole continent, 20 is five times as close. Around a place it goes closer,
 * because 20 still shows half a state: a town with its yards needs some 300.
 */
export const ZOOM = { start: 4, min: 1, max: 20, maxNear: 1000, step: 1.5 };

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Pixels between the continent at the first zoom and the edges of the map: beside it markers are at its very ends, but
 * not above and below it.
 */
const PADDING = { across: 24, down: 2 };

/** One step closer, up to the maximum. */
export function zoomedIn(zoom: number, max = ZOOM.max): number {
  return Math.min(zoom * ZOOM.step, max);
}

/** One step farther out, down to the minimum. */
export function zoomedOut(zoom: number): number {
  return Math.max(zoom / ZOOM.step, ZOOM.min);
}

/** The zoom for the map's `data-zoom`: at most four decimals. */
export function zoomText(zoom: number): string {
  return String(Number(zoom.toFixed(4)));
}

/**
 * Pixels per map unit at zoom 1, such that these bounds fit the map at the first zoom with map unit 0, 0 in its
 * centre.
 */
export function pixelsPerUnit({ width, height }: Size, bounds: Bounds): number {
  const { west, north, east, south } = bounds;
  const across = Math.max(width / 2 - PADDING.across, 1) / Math.max(-west, east);
  const down = Math.max(height / 2 - PADDING.down, 1) / Math.max(-north, south);
  return Math.min(across, down) / ZOOM.start;
}
