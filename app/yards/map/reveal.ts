import { type RefObject, useCallback, useEffect } from "react";
import type { Camera, Size, Viewport } from "./camera.ts";
import type { ProjectedPoint } from "./projection.ts";

/** Pixels to keep around a marker's point: room for the zoom buttons on the left, and for the pin above it. */
const MARGIN = { left: 76, top: 56, right: 32, bottom: 28 };

/** The part of the map that nothing covers, in pixels from its top left corner. */
type FreeArea = typeof MARGIN;

/**
 * Pans the map until the popup no longer covers a point: when `point` or `details` change, and when the returned
 * function is called.
 */
export function useReveal(
  camera: RefObject<Camera | null>,
  popup: RefObject<HTMLElement | null>,
  point: ProjectedPoint | null,
  details: unknown,
) {
  const reveal = useCallback(
    (point: ProjectedPoint) => {
      if (!camera.current) return;
      const { viewport } = camera.current;
      const covered = popup.current && sizeCovered(popup.current);
      const [x, y] = panInto(point, viewport, freeArea(viewport, covered));
      if (x !== 0 || y !== 0) camera.current.pan(x, y);
    },
    [camera, popup],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: different details change the popup's height
  useEffect(() => {
    if (point) reveal(point);
  }, [point, details, reveal]);
  return reveal;
}

/** Size of the area from the popup's top left corner to the map's bottom right one. */
function sizeCovered({ offsetParent, offsetLeft, offsetTop }: HTMLElement): Size | null {
  if (!offsetParent) return null;
  const { clientWidth, clientHeight } = offsetParent;
  return { width: clientWidth - offsetLeft, height: clientHeight - offsetTop };
}

/** The area that the popup leaves free. A popup as wide as the map is at the bottom, a narrower one on the right. */
export function freeArea({ width, height }: Size, popup: Size | null): FreeArea {
  const isBelow = popup && popup.width > width * 0.8;
  const right = (popup && !isBelow ? width - popup.width : width) - MARGIN.right;
  const bottom = (isBelow ? height - popup.height : height) - MARGIN.bottom;
  return { ...MARGIN, right, bottom };
}

/** Pixels to pan, across and down, to bring a point into the free area. */
export function panInto(
  point: ProjectedPoint,
  { x, y, scale }: Viewport,
  free: FreeArea,
): [number, number] {
  const at = { x: point.x * scale + x, y: point.y * scale + y };
  return [
    Math.max(Math.min(at.x, free.right), free.left) - at.x,
    Math.max(Math.min(at.y, free.bottom), free.top) - at.y,
  ];
}
