import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import type { MultiPolygon, Topology } from "topojson-specification";
import { virtualModule } from "./virtual-module.ts";

/** Natural Earth's countries, 1:10 million. */
const FILE = new URL(import.meta.resolve("world-atlas/countries-10m.json"));
/** Australia's number in ISO 3166. */
const AUSTRALIA = "036";

/**
 * The module "virtual:coast" (app/maps/coast-list.d.ts): Australia's mainland and islands, for the maps of cities. It
 * is for the server, which cuts out the part for each map.
 */
export const coast = virtualModule("coast", () => {
  const atlas: Atlas = JSON.parse(readFileSync(FILE, "utf8"));
  const country = atlas.objects.countries.geometries.find((one) => one.id === AUSTRALIA)!;
  const outlines = feature(atlas, country).geometry.coordinates.flat();
  const list = JSON.stringify(outlines.map(inSteps));
  return `export default ${JSON.stringify(list)};
      export const country = ${JSON.stringify(outlines.map(asPath).join(""))}`;
});

type Atlas = Topology<{ countries: { type: "GeometryCollection"; geometries: MultiPolygon[] } }>;

/** A ring as the steps between its points, in thousandths of a degree. */
function inSteps(ring: number[][]): number[] {
  let last = [0, 0];
  return ring.flatMap((place) => {
    const point = place.map((degrees) => Math.round(degrees * 1000));
    const step = point.map((value, axis) => value - last[axis]!);
    last = point;
    return step;
  });
}

/** The distance between the points of a path, and the minimum width of an island, in tenths of a degree. */
const [STEP, ISLAND] = [3, 6];

/**
 * A ring as an SVG path in tenths of a degree, with south pointing down, for a map of the whole country; "" for a small
 * island.
 */
function asPath(ring: number[][]): string {
  const points = ring.map(([lon = 0, lat = 0]) => [Math.round(lon * 10), Math.round(lat * -10)]);
  const lons = points.map(([x = 0]) => x);
  if (Math.max(...lons) - Math.min(...lons) < ISLAND) return "";
  let last = points[0]!;
  const steps = points.slice(1).flatMap(([x = 0, y = 0]) => {
    const [dx, dy] = [x - last[0]!, y - last[1]!];
    if (Math.hypot(dx, dy) < STEP) return [];
    last = [x, y];
    return [`${dx} ${dy}`];
  });
  return `M${points[0]!.join(" ")}l${steps.join(" ")}z`.replaceAll(" -", "-");
}
