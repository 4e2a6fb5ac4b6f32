import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Camera, type View } from "./camera.ts";
import { type Bounds, levelAt } from "./clusters.ts";
import type { Spot } from "./projection.ts";
import { ZOOM, zoomText } from "./zoom.ts";

/** The part of the map whose markers are drawn, and the level at which they are clustered. */
export interface Drawn {
  bounds: Bounds;
  level: number;
}

/** How far beyond the box markers are drawn, in parts of the box: panning so far draws none anew. */
const BEYOND_BOX = 0.3;

/**
 * The map's zoom and what is to be drawn of it. Panning and zooming move the land and the markers
 * past React; it hears only of another zoom, another level, or a view that leaves what is drawn.
 */
export function useMapView(home: Spot, subject: string) {
  const stage = useRef<HTMLDivElement>(null);
  const land = useRef<SVGGElement>(null);
  const markers = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const [zoom, setZoom] = useState(zoomText(ZOOM.start));
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useLayoutEffect(() => {
    if (!stage.current) return;
    const started = new Camera(stage.current, (view) => {
      move(view, land, markers);
      setZoom(zoomText(view.zoom));
      setDrawn((old) => drawnFor(view, old));
    });
    camera.current = started;
    return () => started.stop();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject stands for the yards
  useLayoutEffect(() => camera.current?.look(home), [home.x, home.y, subject]);
  return { stage, land, markers, camera, zoom, drawn };
}

function move(
  { x, y, scale }: View,
  land: RefObject<SVGGElement | null>,
  markers: RefObject<HTMLElement | null>,
): void {
  land.current?.setAttribute("transform", `translate(${x},${y}) scale(${scale})`);
  const style = markers.current?.style;
  if (!style) return;
  // Whole pixels, since letters blur between them.
  style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  // Each marker places itself by it, so it is only touched when it changes.
  if (style.getPropertyValue("--scale") !== String(scale)) {
    style.setProperty("--scale", String(scale));
  }
}

/** What to draw for a view: the same as before while that still covers it. */
export function drawnFor(view: View, old: Drawn | null): Drawn {
  const level = levelAt(view.scale);
  const seen = seenIn(view, 0);
  const covers =
    old?.level === level &&
    old.bounds.west <= seen.west &&
    old.bounds.north <= seen.north &&
    old.bounds.east >= seen.east &&
    old.bounds.south >= seen.south;
  return covers ? old : { level, bounds: seenIn(view, BEYOND_BOX) };
}

function seenIn({ x, y, scale, width, height }: View, beyond: number): Bounds {
  return {
    west: (-x - beyond * width) / scale,
    north: (-y - beyond * height) / scale,
    east: (width * (1 + beyond) - x) / scale,
    south: (height * (1 + beyond) - y) / scale,
  };
}
