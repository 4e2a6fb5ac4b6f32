import { asc } from "drizzle-orm";
import KDBush from "kdbush";
import { currentDataset } from "../dataset.ts";
import type { Point } from "../places/distance.ts";
import { yardBlocks } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { type KnownCity, type KnownYard, unpacked } from "./yard-blocks.ts";

/** All yards of one version, in the memory of an isolate, for searches. */
export interface YardTable {
  version: string;
  /** In the order of every list. */
  yards: KnownYard[];
  /** By id. */
  cities: ReadonlyMap<number, KnownCity>;
  options: FilterOptions;
  figures: DirectoryFigures;
  /** The yards with coordinates, and an index of them in the same order. */
  placed: PlacedYard[];
  index: KDBush;
}

/** A yard with coordinates. */
export type PlacedYard = KnownYard & { point: Point };

/** The options of the directory's filters, in alphabetical order. */
export interface FilterOptions {
  /** Of all cities, with or without yards. */
  states: string[];
  materials: string[];
  services: string[];
}

/** Totals of the whole directory, without filters: only cities, states and metals with at least one yard. */
export type DirectoryFigures = Record<"yards" | "cities" | "states" | "materials", number>;

const FAILURE = "Failed to fetch scrap yards";

let held: YardTable | undefined;

/**
 * All yards of the live dataset, which an isolate reads once per version. A caller that knows the version
 * (`yardsVersion` of the dataset) saves a query.
 * @throws DatabaseError
 */
export async function yardTable(store: Store, version?: string): Promise<YardTable> {
  const live = version ?? (await liveVersion(store));
  if (held?.version === live) return held;
  // Read both together, so that the blocks are of this version.
  const [current, rows] = await Promise.all([
    liveVersion(store),
    read(FAILURE, () =>
      store.db.select({ yards: yardBlocks.yards }).from(yardBlocks).orderBy(asc(yardBlocks.block)),
    ),
  ]);
  // Another call of the same page may have been first.
  if (held?.version !== current) held = tableOf(current, rows);
  return held;
}

async function liveVersion(store: Store): Promise<string> {
  return (await currentDataset(store, FAILURE))?.yardsVersion ?? "";
}

function tableOf(version: string, blocks: { yards: string }[]): YardTable {
  const { yards, cities } = unpacked(blocks.map((block) => JSON.parse(block.yards)));
  const placed = yards.filter((yard): yard is PlacedYard => yard.point !== null);
  const index = new KDBush(placed.length);
  for (const { point } of placed) index.add(point.lon, point.lat);
  const options = {
    states: distinct([...cities.values()].map(({ state }) => state)),
    materials: distinct(yards.flatMap(({ materials }) => [...materials])),
    services: distinct(yards.flatMap(({ services }) => [...services])),
  };
  const withYards = new Set(yards.map(({ city }) => city));
  const figures = {
    yards: yards.length,
    cities: withYards.size,
    states: distinct([...withYards].map(({ state }) => state)).length,
    materials: options.materials.length,
  };
  return { version, yards, cities, options, figures, placed, index: index.finish() };
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].sort();
}
