import { type RefObject, useCallback, useEffect } from "react";
import type { Camera, View } from "./camera.ts";
import type { Spot } from "./projection.ts";
import type { Box } from "./zoom.ts";

/** The part of the map's box that nothing covers, in its pixels. */
export interface FreeArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels around a marker's spot: the buttons on the left, the selected marker's height above. */
const ROOM = { left: 76, top: 56, right: 32, bottom: 28 };

/**
 * Pans until a spot lies where the popup does not cover it: when `spot` is another one, when the
 * popup shows other `details`, and whenever the function that comes back is called.
 */
export function useReveal(
  camera: RefObject<Camera | null>,
  popup: RefObject<HTMLElement | null>,
  spot: Spot | null,
  details: unknown,
) {
  const reveal = useCallback(
    (spot: Spot) => {
      if (!camera.current) return;
      const { view } = camera.current;
      const [x, y] = panInto(spot, view, freeArea(view, popup.current && covered(popup.current)));
      if (x !== 0 || y !== 0) camera.current.pan(x, y);
    },
    [camera, popup],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other details give the popup another height
  useEffect(() => {
    if (spot) reveal(spot);
  }, [spot, details, reveal]);
  return reveal;
}

/** What a popup covers: from its corner to the map's far edges. */
function covered({ offsetParent, offsetLeft, offsetTop }: HTMLElement): Box | null {
  if (!offsetParent) return null;
  const { clientWidth, clientHeight } = offsetParent;
  return { width: clientWidth - offsetLeft, height: clientHeight - offsetTop };
}

/** What the popup leaves free: a popup as wide as the map lies below, a narrower one on the right. */
export function freeArea({ width, height }: Box, popup: Box | null): FreeArea {
  const below = popup && popup.width > width * 0.8;
  const right = popup && !below ? width - popup.width : width;
  const bottom = below ? height - popup.height : height;
  return {
    left: ROOM.left,
    top: ROOM.top,
    right: right - ROOM.right,
    bottom: bottom - ROOM.bottom,
  };
}

/** How many pixels the map must pan so that a spot comes into the free area. */
export function panInto(spot: Spot, { x, y, scale }: View, free: FreeArea): [number, number] {
  const at = { x: spot.x * scale + x, y: spot.y * scale + y };
  return [
    Math.max(Math.min(at.x, free.right), free.left) - at.x,
    Math.max(Math.min(at.y, free.bottom), free.top) - at.y,
  ];
}
