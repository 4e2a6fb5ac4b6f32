import { expect, it } from "vitest";
import {
  indexYards,
  levelAtScale,
  markersWithin,
  yardsOfCluster,
} from "../../../../app/yards/map/clusters.ts";
import { CONTINENT_BOUNDS, project } from "../../../../app/yards/map/projection.ts";

type Place = { lat: number; lon: number };
const PERTH = { lat: -31.95, lon: 115.86 };
const SYDNEY = { lat: -33.87, lon: 151.21 };
const PARRAMATTA = { lat: -33.81, lon: 151.0 };
const ALL = CONTINENT_BOUNDS;

const yards = (...places: Place[]) =>
  places.map((place, i) => ({ id: i + 1, name: `Yard ${i + 1}`, ...place }));

const names = (points: ReturnType<typeof yards>, level: number, bounds = ALL) =>
  markersWithin(indexYards(points), bounds, level).map(({ name }) => name);

const [NORTH, SOUTH, WEST] = [
  { lat: -20, lon: 150 },
  { lat: -30, lon: 150 },
  { lat: -35, lon: 140 },
];
it.each([
  [
    "a single yard, and the number of those close together",
    [SYDNEY, PERTH, PARRAMATTA],
    3,
    ALL,
    "Yard 2, 2 yards",
  ],
  ["each yard once zoomed in", [SYDNEY, PERTH, PARRAMATTA], 8, ALL, "Yard 2, Yard 3, Yard 1"],
  [
    "from west to east, then from north to south",
    [SOUTH, NORTH, WEST],
    8,
    ALL,
    "Yard 3, Yard 2, Yard 1",
  ],
  ["only the yards within the bounds", [SYDNEY, PERTH], 3, { ...ALL, east: 0 }, "Yard 2"],
  [
    "all yards if the bounds go around the globe",
    [SYDNEY, PERTH],
    3,
    { west: -600, north: -400, east: 600, south: 400 },
    "Yard 2, Yard 1",
  ],
])("markers name %s", (_, places, level, bounds, expected) => {
  expect(names(yards(...places), level, bounds).join(", ")).toBe(expected);
});

it("a marker stands at its yard's position", () => {
  const [marker] = markersWithin(indexYards(yards(PERTH)), ALL, 3);
  expect(marker?.x).toBeCloseTo(project(PERTH).x, 6);
  expect(marker?.y).toBeCloseTo(project(PERTH).y, 6);
});

/** The index and the id of the one cluster that these yards form. */
function clusterOf(points: ReturnType<typeof yards>) {
  const index = indexYards(points);
  const found = markersWithin(index, ALL, 3);
  expect(found.map(({ name }) => name)).toEqual([`${points.length} yards`]);
  return [index, found[0]!.clusterId!] as const;
}

it("a cluster splits at the level that tells its yards apart, and never if they share their coordinates", () => {
  const points = yards(SYDNEY, PARRAMATTA);
  const [index, id] = clusterOf(points);
  const level = index.getClusterExpansionZoom(id);
  expect(names(points, level - 1)).toEqual(["2 yards"]);
  expect(names(points, level)).toEqual(["Yard 2", "Yard 1"]);
  const [together, all] = clusterOf(yards(SYDNEY, SYDNEY, SYDNEY));
  expect(together.getClusterExpansionZoom(all)).toBeGreaterThan(levelAtScale(1e9));
});

it("a cluster has the price range of its yards' cities, as far as it is known", () => {
  const prices = [{ minPrice: 8, maxPrice: 10.5 }, { minPrice: 7.5, maxPrice: 10 }, undefined];
  const priceOf = (some: typeof prices) => {
    const points = yards(SYDNEY, PARRAMATTA, SYDNEY);
    const priced = points.map((point, i) => (some[i] ? { ...point, price: some[i] } : point));
    return markersWithin(indexYards(priced), ALL, 3)[0]?.price;
  };
  expect(priceOf(prices)).toEqual({ minPrice: 7.5, maxPrice: 10.5 });
  expect(priceOf([])).toBeUndefined();
});

it("a cluster lists all its yards by name", () => {
  const listed = yardsOfCluster(...clusterOf(yards(...Array.from({ length: 12 }, () => SYDNEY))));
  expect(listed).toHaveLength(12);
  expect(listed.slice(0, 3).map(({ name }) => name)).toEqual(["Yard 1", "Yard 10", "Yard 11"]);
});

it.each([
  [0.01, 0],
  [1, 0],
  [1.2, 0],
  [1.25, 1],
  [4.9, 2],
  [5, 3],
  [1e9, 12],
])("a scale of %d shows level %i", (scale, level) => {
  expect(levelAtScale(scale)).toBe(level);
});
