import { around } from "geokdbush";
import { kilometres, NEAR_KILOMETRES, type Point } from "../places/distance.ts";
import type { PriceRange } from "../prices.ts";
import type { Store } from "../store.ts";
import { bestFirst, type YardOrder } from "./best-first.ts";
import { type DirectoryYard, directoryYards, onPage, pointsText } from "./directory.ts";
import { passing, type YardFilters } from "./yard-filters.ts";
import type { PlacedYard, YardTable } from "./yard-table.ts";

/** The maximum number of yards that a search near a place lists; those farther away are of little use. */
const MAX_NEAR = 300;

/** The maximum number of them on the map. */
export const MAX_NEAR_POINTS = 100;

/** A yard with its distance from a point, in km in a straight line. */
export interface YardAtDistance extends DirectoryYard {
  kilometres: number;
}

/** The number of yards within a distance of a point. */
export type YardsWithin = ReturnType<typeof yardsWithin>;

/** One page of the yards near a point. */
export type NearYardPage = Awaited<ReturnType<typeof yardsNear>>;

/** The `limit` yards nearest to a point that pass a test, the nearest first, by great-circle distance. */
export function nearestYards(
  { placed, index }: YardTable,
  { lat, lon }: Point,
  limit: number,
  passes: (yard: PlacedYard) => boolean = () => true,
  maxKilometres = Number.POSITIVE_INFINITY,
): PlacedYard[] {
  const isWanted = (i: number) => passes(placed[i]!);
  const found = around(index, lon, lat, limit, maxKilometres, isWanted);
  return found.map((i) => placed[i]!);
}

/** Distances in km in which yards are counted: a short drive, a long one, and a drive in the country. */
const DISTANCES = [25, 50, 100];
const LONGEST = 250;

function yardsWithin(
  table: YardTable,
  point: Point,
  nearest: PlacedYard | undefined,
  passes: (yard: PlacedYard) => boolean,
) {
  const first = nearest ? kilometres(point, nearest.point) : Number.POSITIVE_INFINITY;
  const within = DISTANCES.find((distance) => first <= distance) ?? LONGEST;
  const yards = nearestYards(table, point, Number.POSITIVE_INFINITY, passes, within).length;
  return { kilometres: within, yards };
}

/** These yards as the directory shows them, with their distances from a point. @throws DatabaseError */
export async function atDistance(
  store: Store,
  point: Point,
  yards: PlacedYard[],
): Promise<YardAtDistance[]> {
  const distances = new Map(yards.map((yard) => [yard.id, kilometres(point, yard.point)]));
  const found = await directoryYards(store, [...distances.keys()]);
  return found.map((yard) => ({ ...yard, kilometres: distances.get(yard.id)! }));
}

/**
 * One page of the yards with coordinates that pass all filters, the nearest first, with their distances in a
 * straight line. A page past the end gives the last page.
 * @param metal the metal (a slug) by whose own prices the yards can be listed, and with `isBest` are
 * @throws DatabaseError
 */
export async function yardsNear(
  store: Store,
  table: YardTable,
  point: Point,
  filters: YardFilters,
  page: number,
  metal?: string,
  isBest = false,
) {
  const passes = passing(filters);
  const nearest = nearestYards(table, point, MAX_NEAR + 1, passes);
  const listed = nearest.slice(0, MAX_NEAR);
  const best = metal ? bestFirst(listed, point, metal) : null;
  const order: YardOrder = best && (isBest ? "best" : "nearest");
  const found = onPage((isBest && best) || listed, page);
  return {
    ...found,
    yards: await atDistance(store, point, found.yards),
    /** The yards within the shortest of a few round distances that has any, or within the longest if none has. */
    within: yardsWithin(table, point, nearest[0], passes),
    /** The number of them within `NEAR_KILOMETRES`. */
    near: nearest.filter((yard) => kilometres(point, yard.point) <= NEAR_KILOMETRES).length,
    /** True if there are others, farther away, which are not listed. */
    isCapped: nearest.length > MAX_NEAR,
    order,
  };
}

/** The map's points of the 100 nearest yards that pass, the nearest first, in the JSON format of `mapPoints`. */
export function nearPoints(
  table: YardTable,
  point: Point,
  filters: YardFilters,
  pays?: ReadonlyMap<number, PriceRange>,
): string {
  return pointsText(nearestYards(table, point, MAX_NEAR_POINTS, passing(filters)), pays);
}

/**
 * For each of several metals of a search, the distance in a straight line to the nearest yard that takes the others but not this one.
 * Metals without such a yard are left out.
 */
export function nearestWithout(table: YardTable, point: Point, filters: YardFilters) {
  return filters.materials.flatMap((material) => {
    const others = filters.materials.filter((other) => other !== material);
    const passes = passing({ ...filters, materials: others });
    const lacks = (yard: PlacedYard) => passes(yard) && !yard.materials.has(material);
    const [nearest] = nearestYards(table, point, 1, lacks);
    return nearest ? [{ material, kilometres: kilometres(point, nearest.point) }] : [];
  });
}
