import { country } from "virtual:coast";
import type { PointPrice } from "../../worker/data/material-ranges.ts";
import type { City } from "../../worker/data/places/cities.ts";
import type { Point } from "../../worker/data/places/distance.ts";
import { type Box, boxAt, coversAny } from "../maps/boxes.ts";
import { midpoint, shortRange } from "../words/format.ts";

/** A map of the country with cities' prices of a metal, in the units of a drawing of 360 by 286. */
export type PriceMap = ReturnType<typeof priceMap>;

/** The name and price of a large city, beside its dot. */
interface MapLabel extends Pick<City, "name" | "slug"> {
  price: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** Size of the map, and its margin at the west and north; the sea in the east has room for a price. */
const [WIDTH, HEIGHT, MARGIN] = [360, 286, 4];
/** Longitude and latitude of the upper left corner, in tenths of a degree. */
const [WEST, NORTH] = [1129, 105];
/** Units in a tenth of a degree; a degree of longitude is as short as in the country's middle. */
const [ACROSS, DOWN] = [0.69, 0.79];

/** Maximum number of labels, minimum distance between their dots, height of a label, and its gap to its dot. */
const [MAX_LABELS, APART, LINES, ASIDE] = [12, 17, 30, 6];
/** Number of the largest cities that have a label even if it covers dots. */
const LARGEST = 6;
/** Width of a letter of a name, of a figure, and of a dot. */
const [LETTER, FIGURE, DOT] = [6.9, 5.7, 8];

/** Places for a label beside its dot: its anchor, and the directions across and down. */
const SIDES = [
  ...([-1.3, -1, -0.5, 0, 0.5, 1] as const).flatMap((down) => [
    ["start", 1, down] as const,
    ["end", -1, down] as const,
  ]),
  ["middle", 0, 1],
  ["middle", 0, -1],
] as const;

/** The middle of the map. Labels point away from it where possible: over the sea they cover no other city. */
const CENTRE = { x: 150, y: 130 };

/**
 * Maps all prices as dots, unless a label covers them, and labels the largest cities that have room. A dot's `tint` is 0
 * for the lowest price and 1 for the highest. The land is an SVG path in tenths of a degree, with the transform to the
 * drawing's units.
 */
export function priceMap(largestFirst: City[], prices: PointPrice[]) {
  const middles = prices.map(midpoint);
  const [low, high] = [Math.min(...middles), Math.max(...middles)];
  const tint = (i: number) => (high > low ? (middles[i]! - low) / (high - low) : 1);
  const { labels, boxes } = labelsOf(largestFirst, prices);
  const dots = prices.flatMap((price, i): [x: number, y: number, tint: number][] => {
    const at = pixel(price);
    // The edges of a covered dot would look like a stroke through the label.
    return coversAny(boxAt(at, 1, 1), boxes) ? [] : [[...at, Math.round(10 * tint(i)) / 10]];
  });
  const transform = `translate(${MARGIN} ${MARGIN})scale(${ACROSS} ${DOWN})translate(-${WEST} -${NORTH})`;
  return { land: country, transform, dots, labels };
}

function labelsOf(largestFirst: City[], prices: PointPrice[]) {
  const byCity = new Map(prices.map((price) => [price.id, price]));
  const dots = prices.map((price) => boxAt(pixel(price), DOT, DOT));
  const labels: MapLabel[] = [];
  const points: [number, number][] = [];
  const boxes: Box[] = [];
  for (const { id, name, slug } of largestFirst) {
    const range = byCity.get(id);
    if (!range || labels.length === MAX_LABELS) continue;
    const [left, top] = pixel(range);
    if (points.some(([x, y]) => Math.hypot(x - left, y - top) < APART)) continue;
    const price = shortRange(range);
    const width = Math.max(name.length * LETTER, price.length * FIGURE);
    const [best] = SIDES.map(([anchor, across, down]) => {
      const x = left + across * ASIDE;
      const y = top + down * (LINES / 2 + (across === 0 ? ASIDE : 0));
      const box = boxAt([x + (across * width) / 2, y], width, LINES);
      const covered = dots.filter((dot) => coversAny(dot, [box])).length;
      const outwards = across * (left - CENTRE.x) + down * (top - CENTRE.y);
      return { anchor, x, y, box, covered, outwards };
    })
      .filter(({ box }) => isOnMap(box) && !coversAny(box, boxes))
      .sort((a, b) => a.covered - b.covered || b.outwards - a.outwards);
    // Only labels of the largest cities may cover other dots.
    if (!best || (best.covered > 0 && labels.length >= LARGEST)) continue;
    const { anchor, x, y, box } = best;
    points.push([left, top]);
    boxes.push(box);
    labels.push({ name, slug, price, x, y: Math.round(y), anchor });
  }
  return { labels, boxes };
}

function isOnMap({ west, east, north, south }: Box): boolean {
  return west >= 0 && east <= WIDTH && north >= 0 && south <= HEIGHT;
}

function pixel({ lat, lon }: Point): [number, number] {
  const [x, y] = [(10 * lon - WEST) * ACROSS, (-10 * lat - NORTH) * DOWN];
  return [Math.round(MARGIN + x), Math.round(MARGIN + y)];
}
