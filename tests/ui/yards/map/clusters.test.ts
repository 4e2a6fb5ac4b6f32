import { describe, expect, it } from "vitest";
import {
  expansionLevel,
  indexYards,
  levelAtScale,
  markersWithin,
  yardsOfCluster,
} from "../../../../app/yards/map/clusters.ts";
import { CONTINENT_BOUNDS, project } from "../../../../app/yards/map/projection.ts";

const PERTH = { lat: -31.95, lon: 115.86 };
const SYDNEY = { lat: -33.87, lon: 151.21 };
const PARRAMATTA = { lat: -33.81, lon: 151.0 };

const yards = (...places: { lat: number; lon: number }[]) =>
  places.map((place, i) => ({ id: i + 1, name: `Yard ${i + 1}`, ...place }));

const names = (points: ReturnType<typeof yards>, level: number, bounds = CONTINENT_BOUNDS) =>
  markersWithin(indexYards(points), bounds, level).map(({ name }) => name);

describe("the markers", () => {
  it("name a yard alone, and the number of yards that are close, from west to east", () => {
    expect(names(yards(SYDNEY, PERTH, PARRAMATTA), 3)).toEqual(["Yard 2", "2 yards"]);
  });

  it("are read from west to east, and from north to south where they are as far west", () => {
    const [north, south] = [
      { lat: -20, lon: 150 },
      { lat: -30, lon: 150 },
    ];
    const west = { lat: -35, lon: 140 };
    expect(names(yards(south, north, west), 8)).toEqual(["Yard 3", "Yard 2", "Yard 1"]);
  });

  it("split when zoomed in", () => {
    expect(names(yards(SYDNEY, PERTH, PARRAMATTA), 8)).toEqual(["Yard 2", "Yard 3", "Yard 1"]);
  });

  it("are those within the bounds", () => {
    const west = { ...CONTINENT_BOUNDS, east: 0 };
    expect(names(yards(SYDNEY, PERTH, PARRAMATTA), 3, west)).toEqual(["Yard 2"]);
  });

  it("are all there where the bounds go around the globe", () => {
    const globe = { west: -600, north: -400, east: 600, south: 400 };
    expect(names(yards(SYDNEY, PERTH), 3, globe)).toEqual(["Yard 2", "Yard 1"]);
  });

  it("stand where their yard is", () => {
    const [marker] = markersWithin(indexYards(yards(PERTH)), CONTINENT_BOUNDS, 3);
    expect(marker?.x).toBeCloseTo(project(PERTH).x, 6);
    expect(marker?.y).toBeCloseTo(project(PERTH).y, 6);
  });
});

describe("a cluster", () => {
  it("splits at the level that tells its yards apart", () => {
    const points = yards(SYDNEY, PARRAMATTA);
    const level = expansionLevel(indexYards(points), clusterIn(points, 3));
    expect(names(points, level - 1)).toEqual(["2 yards"]);
    expect(names(points, level)).toEqual(["Yard 2", "Yard 1"]);
  });

  it("never splits where its yards have the same coordinates", () => {
    const points = yards(SYDNEY, SYDNEY, SYDNEY);
    expect(expansionLevel(indexYards(points), clusterIn(points, 3))).toBeGreaterThan(
      levelAtScale(1e9),
    );
  });

  it("says what the cities of its yards pay, as far as it is known", () => {
    const [one, other, unknown] = yards(SYDNEY, PARRAMATTA, SYDNEY);
    const points = [
      { ...one!, price: { minPrice: 8, maxPrice: 10.5 } },
      { ...other!, price: { minPrice: 7.5, maxPrice: 10 } },
      unknown!,
    ];
    const [marker] = markersWithin(indexYards(points), CONTINENT_BOUNDS, 3);
    expect(marker?.price).toEqual({ minPrice: 7.5, maxPrice: 10.5 });
    const [unpriced] = markersWithin(indexYards(yards(SYDNEY, PARRAMATTA)), CONTINENT_BOUNDS, 3);
    expect(unpriced?.price).toBeUndefined();
  });

  it("lists its yards by name, every one", () => {
    const points = yards(...Array.from({ length: 12 }, () => SYDNEY));
    const listed = yardsOfCluster(indexYards(points), clusterIn(points, 3));
    expect(listed).toHaveLength(12);
    expect(listed.slice(0, 3).map(({ name }) => name)).toEqual(["Yard 1", "Yard 10", "Yard 11"]);
  });

  function clusterIn(points: ReturnType<typeof yards>, level: number): number {
    const found = markersWithin(indexYards(points), CONTINENT_BOUNDS, level);
    expect(found.map(({ name }) => name)).toEqual([`${points.length} yards`]);
    return found[0]?.clusterId ?? -1;
  }
});

it.each([
  [0.01, 0],
  [1, 0],
  [1.2, 0],
  [1.25, 1],
  [4.9, 2],
  [5, 3],
  [1e9, 12],
])("at a scale of %d level %i is shown", (scale, level) => {
  expect(levelAtScale(scale)).toBe(level);
});
