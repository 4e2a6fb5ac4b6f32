import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { SEED_FOLDER } from "../../publishing/commands/this-project.ts";
import { type Row, readRows, writeRows } from "./files.ts";
import { type Random, random } from "./random.ts";

/** The maximum distance between a repeated yard and the original, in degrees: about 600 metres. */
const DEGREES_AWAY = 0.0059;

/**
 * Writes a folder of CSV files like `seed/`, but with `count` yards, or as many as the sample has if it is 0. The same
 * count gives the same files.
 */
export function writeScaledSample(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  // A smaller sample gets new yard ids.
  const isFewer = count > 0 && count < readRows("scrap_yards.csv").length;
  const files = readdirSync(SEED_FOLDER).filter((file) => file.endsWith(".csv"));
  for (const name of files.filter((file) => !isFewer || file !== "quotes.csv")) {
    copyFileSync(path.join(SEED_FOLDER, name), path.join(folder, name));
  }
  if (count > 0) writeRows(folder, "scrap_yards.csv", scaledYards(count));
}

/**
 * The sample's yards, repeated. From the second round on, the name includes the round's number ("Wattle Track Metals
 * 17") and the yard is at a place nearby.
 */
function scaledYards(count: number): Row[] {
  const originals = readRows("scrap_yards.csv");
  const rounds = Math.ceil(count / originals.length);
  const yards = Array.from({ length: rounds }, (_, i) => {
    const left = Math.min(originals.length, count - i * originals.length);
    return evenlySpaced(originals, left).map((yard) => (i === 0 ? yard : repeated(yard, i + 1)));
  });
  return yards.flat().map((yard, i) => ({ ...yard, id: String(i + 1) }));
}

/** Picks `count` values at even distances, so that every city keeps its share. */
function evenlySpaced<T>(values: T[], count: number): T[] {
  const indexes = Array.from({ length: count }, (_, i) => Math.floor((i * values.length) / count));
  return indexes.map((index) => values[index] as T);
}

function repeated(yard: Row, round: number): Row {
  const name = `${yard.name} ${round}`;
  if (!yard.latitude) return { ...yard, name };
  const chance = random(`scale ${name}`);
  return {
    ...yard,
    name,
    latitude: nearby(yard.latitude, chance),
    longitude: nearby(yard.longitude, chance),
  };
}

function nearby(degrees: string | undefined, chance: Random): string {
  return (Number(degrees) + chance.between(-DEGREES_AWAY, DEGREES_AWAY)).toFixed(4);
}
