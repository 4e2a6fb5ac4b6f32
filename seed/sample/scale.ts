import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Row, readRows, writeRows } from "./files.ts";
import { random } from "./random.ts";
import { makeYards, nearby } from "./yards.ts";

// A sample of any size, to see the site and to measure its database with many yards.

/** Yards that a sample can be asked for at most. */
export const MOST_YARDS = 200_000;

/** Makes a data folder: the seed's files, with so many yards. The same number, the same bytes. */
export function writeScaledSample(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  const seed = dirname(import.meta.dirname);
  for (const name of readdirSync(seed).filter((file) => file.endsWith(".csv"))) {
    copyFileSync(join(seed, name), join(folder, name));
  }
  writeRows(folder, "scrap_yards.csv", scaledYards(count));
}

/**
 * The sample yards over and over, from the second round on with the round's number in the name
 * ("Wattle Track Metals 17") and at another place of their suburb.
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
    return spread(originals, left).map(({ yard, suburb }) =>
      i === 0 ? yard : repeated(yard, suburb, i + 1),
    );
  });
  return yards.flat().map((yard, i) => ({ ...yard, id: String(i + 1) }));
}

/** So many of the values, taken at even distances, so that every city keeps its share. */
function spread<T>(values: T[], count: number): T[] {
  const places = Array.from({ length: count }, (_, i) => Math.floor((i * values.length) / count));
  return places.map((place) => values[place] as T);
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
  const isTheirs = (row: Row) =>
    row.city_slug === city_slug && address.includes(`, ${row.suburb} `);
  const found = suburbs.find((row) => isTheirs(row) && address.endsWith(` ${row.postcode}`));
  if (!found) throw new Error(`sample/suburbs.csv has no suburb of "${address}"`);
  return found;
}
