/** The map's zoom: 4 shows the whole continent, 20 is five times as near. */
export const ZOOM = { start: 4, min: 1, max: 20, step: 1.5 };

/** The map's box on the screen, in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** Pixels between the continent at the first zoom and the edge of the box. */
const MARGIN = 12;

/** One step nearer, up to the nearest. */
export function nearer(zoom: number): number {
  return Math.min(zoom * ZOOM.step, ZOOM.max);
}

/** One step farther away, down to the farthest. */
export function farther(zoom: number): number {
  return Math.max(zoom / ZOOM.step, ZOOM.min);
}

/** The zoom as the page carries it: at most four decimals. */
export function zoomText(zoom: number): string {
  return String(Number(zoom.toFixed(4)));
}

/**
 * Pixels per map unit at zoom 1, such that the continent fits the box at the first zoom.
 * `reach` is how far the continent extends from the box's centre, in map units.
 */
export function pixelsPerUnit({ width, height }: Box, reach: { x: number; y: number }): number {
  const across = Math.max(width / 2 - MARGIN, 1) / reach.x;
  const down = Math.max(height / 2 - MARGIN, 1) / reach.y;
  return Math.min(across, down) / ZOOM.start;
}
