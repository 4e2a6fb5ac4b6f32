import { select } from "d3-selection";
import { type ZoomTransform, zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import { LAND, REACH, type Spot } from "./projection.ts";
import { type Box, farther, nearer, pixelsPerUnit, ZOOM } from "./zoom.ts";

/** What the map shows: `scale` pixels per map unit, and where map unit 0, 0 lies in the box. */
export interface View extends Box, Spot {
  scale: number;
  zoom: number;
}

/** Pixels that a shaky hand may move and still press a marker. */
const SHAKE = 4;

/** How far the middle of the box may leave the land, in parts of the box. */
const BEYOND_LAND = 0.35;

/** Zooms and pans a stage by gestures and by its methods; tells of each new view, once per frame. */
export class Camera {
  #stage: HTMLElement;
  #onView: (view: View) => void;
  #gestures = zoom<HTMLElement, unknown>();
  #resizes: ResizeObserver;
  #box: Box = { width: 0, height: 0 };
  #unit = 1;
  #frame = 0;

  constructor(stage: HTMLElement, onView: (view: View) => void) {
    this.#stage = stage;
    this.#onView = onView;
    this.#gestures
      .extent(() => [
        [0, 0],
        [this.#box.width, this.#box.height],
      ])
      .constrain(nearLand)
      .clickDistance(SHAKE)
      .duration(0)
      .filter(isGesture)
      .on("zoom", () => this.#tell());
    select(stage).call(this.#gestures);
    this.#fit();
    this.look({ x: 0, y: 0 }, ZOOM.start);
    this.#resizes = new ResizeObserver(() => this.#refit());
    this.#resizes.observe(stage);
  }

  /** What the map shows now. */
  get view(): View {
    const { k, x, y } = zoomTransform(this.#stage);
    return { scale: k, x, y, zoom: k / this.#unit, ...this.#box };
  }

  /** Brings a spot into the middle, at the zoom there is unless told another. */
  look({ x, y }: Spot, to = this.view.zoom): void {
    const { width, height } = this.#box;
    const scale = Math.min(Math.max(to, ZOOM.min), ZOOM.max) * this.#unit;
    const view = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-x, -y);
    select(this.#stage).call(this.#gestures.transform, view);
  }

  zoomIn(): void {
    select(this.#stage).call(this.#gestures.scaleTo, nearer(this.view.zoom) * this.#unit);
  }

  zoomOut(): void {
    select(this.#stage).call(this.#gestures.scaleTo, farther(this.view.zoom) * this.#unit);
  }

  /** Moves what is shown by pixels. */
  pan(x: number, y: number): void {
    const { scale } = this.view;
    select(this.#stage).call(this.#gestures.translateBy, x / scale, y / scale);
  }

  /** The zoom at which the map has that many pixels per map unit. */
  zoomFor(scale: number): number {
    return scale / this.#unit;
  }

  stop(): void {
    this.#resizes.disconnect();
    cancelAnimationFrame(this.#frame);
    select(this.#stage).on(".zoom", null);
  }

  #fit(): void {
    this.#box = { width: this.#stage.clientWidth, height: this.#stage.clientHeight };
    this.#unit = pixelsPerUnit(this.#box, REACH);
    this.#gestures.scaleExtent([ZOOM.min * this.#unit, ZOOM.max * this.#unit]);
  }

  /** Keeps the zoom and the middle when the box changes. */
  #refit(): void {
    const { zoom: before, scale, x, y, width, height } = this.view;
    this.#fit();
    this.look({ x: (width / 2 - x) / scale, y: (height / 2 - y) / scale }, before);
  }

  #tell(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#onView(this.view);
    });
  }
}

/** Keeps the land from being lost out of sight. */
function nearLand(view: ZoomTransform, [, [width, height]]: [[number, number], [number, number]]) {
  const [x, y] = view.invert([width / 2, height / 2]);
  const across = (BEYOND_LAND * width) / view.k;
  const down = (BEYOND_LAND * height) / view.k;
  return view.translate(
    x - Math.min(Math.max(x, LAND.west - across), LAND.east + across),
    y - Math.min(Math.max(y, LAND.north - down), LAND.south + down),
  );
}

/** Not the right button; and two quick presses of a marker are not a double click on the map. */
function isGesture(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  const twice = event.type === "dblclick" || event.type === "touchend";
  if (twice && event.target instanceof Element && event.target.closest("button")) return false;
  if (event.type === "wheel") return true;
  return !event.ctrlKey && !("button" in event && event.button);
}
