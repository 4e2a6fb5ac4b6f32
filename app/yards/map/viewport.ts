import { useLayoutEffect, useRef, useState } from "react";
import { Camera, type Viewport, ZOOM } from "./camera.ts";
import { levelAtScale } from "./clusters.ts";
import type { Bounds, ProjectedPoint } from "./projection.ts";

/** The part of the map whose markers are rendered, and the level they are clustered at. */
export interface RenderedArea {
  bounds: Bounds;
  level: number;
}

/** The view that the map moves to whenever its yards change. */
export interface Home {
  centre: ProjectedPoint;
  /** The bounds to fit; null to start at the first zoom. */
  bounds: Bounds | null;
  maxZoom: number;
}

/** How far beyond the viewport markers are rendered, as a fraction of its size. */
const OVERSCAN = 0.3;

/**
 * The map's camera, zoom and scale, and the area whose markers React renders. Panning moves the land and the
 * markers by style alone; React renders again when the zoom changes or the viewport leaves the rendered area.
 */
export function useMapViewport(home: Home) {
  const stage = useRef<HTMLDivElement>(null);
  const land = useRef<SVGGElement>(null);
  const markers = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const [zoom, setZoom] = useState(zoomText(ZOOM.start));
  const [scale, setScale] = useState(0);
  const [area, setArea] = useState<RenderedArea | null>(null);
  useLayoutEffect(() => {
    if (!stage.current) return;
    const created = new Camera(stage.current, (viewport) => {
      moveLayers(viewport, land.current, markers.current);
      setZoom(zoomText(viewport.zoom));
      setScale(viewport.scale);
      setArea((before) => areaToRender(viewport, before));
    });
    camera.current = created;
    return () => created.destroy();
  }, []);
  useLayoutEffect(() => {
    const { centre, bounds, maxZoom } = home;
    if (!camera.current) return;
    camera.current.maxZoom = maxZoom;
    if (bounds) camera.current.fit(centre, bounds);
    else camera.current.centreOn(centre, ZOOM.start);
  }, [home]);
  return { stage, land, markers, camera, zoom, scale, area };
}

/** A zoom as in the map's `data-zoom`: with four decimals at most. */
const zoomText = (zoom: number) => String(Number(zoom.toFixed(4)));

function moveLayers(
  { x, y, scale }: Viewport,
  land: SVGGElement | null,
  markers: HTMLElement | null,
): void {
  land?.setAttribute("transform", `translate(${x},${y}) scale(${scale})`);
  if (!markers) return;
  // Round to whole pixels, because text between them is blurred.
  markers.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  // Changing it makes the browser lay out every marker.
  if (markers.style.getPropertyValue("--scale") !== String(scale)) {
    markers.style.setProperty("--scale", String(scale));
  }
}

/** The area to render: the same object as `before` while that still covers the viewport. */
export function areaToRender(viewport: Viewport, before: RenderedArea | null): RenderedArea {
  const level = levelAtScale(viewport.scale);
  const visible = boundsOf(viewport, 0);
  const isCovered =
    before?.level === level &&
    before.bounds.west <= visible.west &&
    before.bounds.north <= visible.north &&
    before.bounds.east >= visible.east &&
    before.bounds.south >= visible.south;
  return isCovered ? before : { level, bounds: boundsOf(viewport, OVERSCAN) };
}

function boundsOf({ x, y, scale, width, height }: Viewport, overscan: number): Bounds {
  return {
    west: (-x - overscan * width) / scale,
    north: (-y - overscan * height) / scale,
    east: (width * (1 + overscan) - x) / scale,
    south: (height * (1 + overscan) - y) / scale,
  };
}
