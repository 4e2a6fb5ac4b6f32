import { select } from "d3-selection";
import { type ZoomTransform, zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import { type Bounds, CONTINENT_BOUNDS, type ProjectedPoint } from "./projection.ts";

/**
 * Zoom levels of the map: 4 shows the whole continent, 20 is five times as close. Around a place the map goes
 * closer, because 20 still shows half a state: a town with its yards needs about 300.
 */
export const ZOOM = { start: 4, min: 1, max: 20, maxNear: 1000, step: 1.5 };

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The visible part of the map: `scale` pixels per map unit, with map unit 0, 0 at pixel `x`, `y`. */
export interface Viewport extends Size, ProjectedPoint {
  scale: number;
  zoom: number;
}

/** Pixels that the pointer may move between press and release of a click. */
const CLICK_TOLERANCE = 4;

/** Pixels between the edge of the map and fitted bounds: room for a marker. */
const FIT_MARGIN = 44;

/**
 * Pixels between the continent and the map's edges at the first zoom. The western and eastern ends have markers, so
 * they need more room.
 */
const PADDING = { across: 24, down: 2 };

/** How far the map's centre may leave the continent, as a fraction of the map's size. */
const MAX_OVERPAN = 0.35;

/** Zooms and pans an element by gestures and by its methods; reports the viewport once per frame. */
export class Camera {
  #stage: HTMLElement;
  #onChange: (viewport: Viewport) => void;
  #behaviour = zoom<HTMLElement, unknown>();
  #resizes: ResizeObserver;
  #size: Size = { width: 0, height: 0 };
  /** Pixels per map unit at zoom 1. */
  #unit = 1;
  #maxZoom = ZOOM.max;
  #frame = 0;

  constructor(stage: HTMLElement, onChange: (viewport: Viewport) => void) {
    this.#stage = stage;
    this.#onChange = onChange;
    this.#behaviour
      .extent(() => [
        [0, 0],
        [this.#size.width, this.#size.height],
      ])
      .constrain(keepContinentInView)
      .clickDistance(CLICK_TOLERANCE)
      .duration(0)
      .filter(isGesture)
      .on("zoom", () => this.#report());
    select(stage).call(this.#behaviour);
    this.#measure();
    this.centreOn({ x: 0, y: 0 }, ZOOM.start);
    this.#resizes = new ResizeObserver(() => this.#onResize());
    this.#resizes.observe(stage);
  }

  /** The current viewport. */
  get viewport(): Viewport {
    const { k, x, y } = zoomTransform(this.#stage);
    return { scale: k, x, y, zoom: k / this.#unit, ...this.#size };
  }

  /** The closest zoom available to visitors. */
  set maxZoom(zoom: number) {
    this.#maxZoom = zoom;
    this.#measure();
  }

  /** Centres the map on a point, at the current zoom unless given another. */
  centreOn({ x, y }: ProjectedPoint, to = this.viewport.zoom): void {
    const { width, height } = this.#size;
    const scale = Math.min(Math.max(to, ZOOM.min), this.#maxZoom) * this.#unit;
    const transform = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-x, -y);
    select(this.#stage).call(this.#behaviour.transform, transform);
  }

  /** Centres the map on a point, as close as the bounds allow, but no farther out than the first zoom. */
  fit(centre: ProjectedPoint, { west, north, east, south }: Bounds): void {
    const { width, height } = this.#size;
    const across = Math.max(centre.x - west, east - centre.x);
    const down = Math.max(centre.y - north, south - centre.y);
    const scale = Math.min((width / 2 - FIT_MARGIN) / across, (height / 2 - FIT_MARGIN) / down);
    this.centreOn(centre, Math.max(scale / this.#unit, ZOOM.start));
  }

  zoomIn(): void {
    select(this.#stage).call(this.#behaviour.scaleBy, ZOOM.step);
  }

  zoomOut(): void {
    select(this.#stage).call(this.#behaviour.scaleBy, 1 / ZOOM.step);
  }

  /** Moves the map by pixels. */
  pan(x: number, y: number): void {
    const { scale } = this.viewport;
    select(this.#stage).call(this.#behaviour.translateBy, x / scale, y / scale);
  }

  /** The zoom that corresponds to a scale in pixels per map unit. */
  zoomAtScale(scale: number): number {
    return scale / this.#unit;
  }

  /** Removes every listener and observer. */
  destroy(): void {
    this.#resizes.disconnect();
    cancelAnimationFrame(this.#frame);
    select(this.#stage).on(".zoom", null);
  }

  #measure(): void {
    this.#size = { width: this.#stage.clientWidth, height: this.#stage.clientHeight };
    this.#unit = pixelsPerUnit(this.#size, CONTINENT_BOUNDS);
    this.#behaviour.scaleExtent([ZOOM.min * this.#unit, this.#maxZoom * this.#unit]);
  }

  /** Fits the map to its new size, with the same zoom and centre. */
  #onResize(): void {
    const { zoom: before, scale, x, y, width, height } = this.viewport;
    this.#measure();
    this.centreOn({ x: (width / 2 - x) / scale, y: (height / 2 - y) / scale }, before);
  }

  #report(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#onChange(this.viewport);
    });
  }
}

/**
 * Pixels per map unit at zoom 1 that make these bounds fit the map at the first zoom, with map unit 0, 0 in its
 * centre.
 */
export function pixelsPerUnit({ width, height }: Size, bounds: Bounds): number {
  const { west, north, east, south } = bounds;
  const across = Math.max(width / 2 - PADDING.across, 1) / Math.max(-west, east);
  const down = Math.max(height / 2 - PADDING.down, 1) / Math.max(-north, south);
  return Math.min(across, down) / ZOOM.start;
}

/** Corrects a transform so that the continent cannot be panned out of sight. */
function keepContinentInView(
  transform: ZoomTransform,
  [, [width, height]]: [[number, number], [number, number]],
): ZoomTransform {
  const { west, north, east, south } = CONTINENT_BOUNDS;
  const [x, y] = transform.invert([width / 2, height / 2]);
  const across = (MAX_OVERPAN * width) / transform.k;
  const down = (MAX_OVERPAN * height) / transform.k;
  return transform.translate(
    x - Math.min(Math.max(x, west - across), east + across),
    y - Math.min(Math.max(y, north - down), south + down),
  );
}

/** True if an event may move the map; false for the right button, and for double clicks and taps on a marker. */
function isGesture(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  const isRepeated = event.type === "dblclick" || event.type === "touchend";
  if (isRepeated && event.target instanceof Element && event.target.closest("button")) return false;
  if (event.type === "wheel") return true;
  return !event.ctrlKey && !("button" in event && event.button);
}
