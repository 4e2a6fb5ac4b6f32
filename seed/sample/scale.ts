import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { SEED_FOLDER } from "../../publishing/commands/project.ts";
import { type Row, readRows, writeRows } from "./files.ts";
import { random } from "./random.ts";
import { makeYards, nearby } from "./yards.ts";

/**
 * Writes a folder of CSV files like `seed/`, but with `count` yards, or as many as the sample has if it is 0;
 * always the same for a count.
 */
export function writeScaledSample(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(SEED_FOLDER).filter((file) => file.endsWith(".csv"))) {
    copyFileSync(path.join(SEED_FOLDER, name), path.join(folder, name));
  }
  if (count > 0) writeRows(folder, "scrap_yards.csv", scaledYards(count));
}

/**
 * The sample yards, repeated. From the second round on the round's number is part of the name
 * ("Wattle Track Metals 17") and the yard is somewhere else in its suburb.
 */
function scaledYards(count: number): Row[] {
  const suburbs = readRows("sample/suburbs.csv");
  const originals = makeYards(readRows("cities.csv"), suburbs).map((yard) => ({
    yard,
    suburb: suburbOf(yard, suburbs),
  }));
  const rounds = Math.ceil(count / originals.length);
  const yards = Array.from({ length: rounds }, (_, i) => {
    const left = Math.min(originals.length, count - i * originals.length);
    return evenlySpaced(originals, left).map(({ yard, suburb }) =>
      i === 0 ? yard : repeated(yard, suburb, i + 1),
    );
  });
  return yards.flat().map((yard, i) => ({ ...yard, id: String(i + 1) }));
}

/** `count` of the values at even distances, so that every city keeps its share. */
function evenlySpaced<T>(values: T[], count: number): T[] {
  const indexes = Array.from({ length: count }, (_, i) => Math.floor((i * values.length) / count));
  return indexes.map((index) => values[index] as T);
}

function repeated(yard: Row, suburb: Row, round: number): Row {
  const name = `${yard.name} ${round}`;
  if (!yard.latitude) return { ...yard, name };
  const chance = random(`scale ${name}`);
  return {
    ...yard,
    name,
    latitude: nearby(suburb.lat, chance),
    longitude: nearby(suburb.lon, chance),
  };
}

function suburbOf({ city_slug, address = "" }: Row, suburbs: Row[]): Row {
  const found = suburbs.find(
    (row) =>
      row.city_slug === city_slug &&
      address.includes(`, ${row.suburb} `) &&
      address.endsWith(` ${row.postcode}`),
  );
  if (!found) throw new Error(`seed/sample/suburbs.csv has no suburb for "${address}"`);
  return found;
}
