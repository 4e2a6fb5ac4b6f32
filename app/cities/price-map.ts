import { country } from "virtual:coast";
import type { PointPrice } from "../../worker/data/material-ranges.ts";
import type { City } from "../../worker/data/places/cities.ts";
import type { Point } from "../../worker/data/places/distance.ts";
import { type Box, boxAt, coversAny } from "../maps/boxes.ts";
import { midpoint, shortRange } from "../words/format.ts";

/** A map of the country with what cities pay, in the units of a drawing of 360 by 286. */
export interface PriceMap {
  /** The land, as an SVG path in tenths of a degree, and what makes these units of it. */
  land: string;
  transform: string;
  /** Where a city with a price is, unless a label covers it, and its price from the lowest (0) to the highest (1). */
  dots: [x: number, y: number, tint: number][];
  labels: MapLabel[];
}

/** The name and price of a large city, beside its dot. */
interface MapLabel extends Pick<City, "name" | "slug"> {
  price: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** Width of the map, and its margin at the west and north; the sea in the east has room for a price. */
const [WIDTH, HEIGHT, MARGIN] = [360, 286, 4];
/** Longitude and latitude in the upper left corner, in tenths of a degree. */
const [WEST, NORTH] = [1129, 105];
/** Units in a tenth of a degree: a degree of longitude is shorter, as it is in the country's middle. */
const [ACROSS, DOWN] = [0.69, 0.79];

/** Most labels, least distance between their dots, height of a label, and its distance from its dot. */
const [MOST, APART, LINES, ASIDE] = [12, 17, 30, 6];
/** How many of the largest cities have a label even if it covers dots. */
const LARGEST = 6;
/** Width of a letter of a name, of a figure, and of a dot. */
const [LETTER, FIGURE, DOT] = [6.9, 5.7, 8];

/** Where a label may stand beside its dot: which way, and how far up or down. */
const SIDES = [
  ...([-1.3, -1, -0.5, 0, 0.5, 1] as const).flatMap((down) => [
    ["start", 1, down] as const,
    ["end", -1, down] as const,
  ]),
  ["middle", 0, 1],
  ["middle", 0, -1],
] as const;

/** The middle of the map, from which labels stand outwards, if they can: on the sea they cover no other city. */
const CENTRE = { x: 150, y: 130 };

/** The map: all prices as dots, and the names of the largest cities that have room for theirs. */
export function priceMap(largestFirst: City[], prices: PointPrice[]): PriceMap {
  const middles = prices.map(midpoint);
  const [low, high] = [Math.min(...middles), Math.max(...middles)];
  const tint = (i: number) => (high > low ? (middles[i]! - low) / (high - low) : 1);
  const { labels, boxes } = labelsOf(largestFirst, prices);
  const dots = prices.flatMap((price, i): PriceMap["dots"] => {
    const at = pixel(price);
    // Its edges would look like a stroke through the words.
    return coversAny(boxAt(at, 1, 1), boxes) ? [] : [[...at, Math.round(10 * tint(i)) / 10]];
  });
  const transform = `translate(${MARGIN} ${MARGIN})scale(${ACROSS} ${DOWN})translate(-${WEST} -${NORTH})`;
  return { land: country, transform, dots, labels };
}

function labelsOf(largestFirst: City[], prices: PointPrice[]) {
  const byCity = new Map(prices.map((price) => [price.id, price]));
  const labels: MapLabel[] = [];
  const points: [number, number][] = [];
  const dots = prices.map((price) => boxAt(pixel(price), DOT, DOT));
  const boxes: Box[] = [];
  for (const { id, name, slug } of largestFirst) {
    const price = byCity.get(id);
    if (!price || labels.length === MOST) continue;
    const [left, top] = pixel(price);
    if (points.some(([x, y]) => Math.hypot(x - left, y - top) < APART)) continue;
    const words = shortRange(price);
    const width = Math.max(name.length * LETTER, words.length * FIGURE);
    const places = SIDES.map(([anchor, across, down]) => {
      const x = left + across * ASIDE;
      const y = top + down * (LINES / 2 + (across === 0 ? ASIDE : 0));
      const box = boxAt([x + (across * width) / 2, y], width, LINES);
      const covered = dots.filter((dot) => coversAny(dot, [box])).length;
      const outwards = across * (left - CENTRE.x) + down * (top - CENTRE.y);
      return { anchor, x, y, box, covered, outwards };
    });
    const isFree = ({ box }: (typeof places)[number]) =>
      box.west >= 0 &&
      box.east <= WIDTH &&
      box.north >= 0 &&
      box.south <= HEIGHT &&
      !coversAny(box, boxes);
    const [best] = places
      .filter(isFree)
      .sort((a, b) => a.covered - b.covered || b.outwards - a.outwards);
    // Only the largest cities may cover another's dot.
    if (!best || (best.covered > 0 && labels.length >= LARGEST)) continue;
    points.push([left, top]);
    boxes.push(best.box);
    labels.push({
      name,
      slug,
      price: words,
      x: best.x,
      y: Math.round(best.y),
      anchor: best.anchor,
    });
  }
  return { labels, boxes };
}

function pixel({ lat, lon }: Point): [number, number] {
  const [x, y] = [(10 * lon - WEST) * ACROSS, (-10 * lat - NORTH) * DOWN];
  return [Math.round(MARGIN + x), Math.round(MARGIN + y)];
}
