import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import type { MultiPolygon, Topology } from "topojson-specification";
import type { Plugin } from "vite";

const ID = "virtual:coast";
/** Natural Earth's countries, 1:10 million. */
const FILE = new URL(import.meta.resolve("world-atlas/countries-10m.json"));
/** Its number in ISO 3166. */
const AUSTRALIA = "036";

/**
 * The module "virtual:coast" (app/cities/coast-list.d.ts): Australia's mainland and islands, for the maps of cities.
 * It is for the server, which cuts each map's part out.
 */
export const coast: Plugin = {
  name: "coast",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const atlas: Atlas = JSON.parse(readFileSync(FILE, "utf8"));
    const country = atlas.objects.countries.geometries.find((one) => one.id === AUSTRALIA)!;
    const rings = feature(atlas, country).geometry.coordinates.flat().map(inSteps);
    return `export default ${JSON.stringify(JSON.stringify(rings))}`;
  },
};

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
