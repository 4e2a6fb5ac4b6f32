import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFolder } from "../../../seed/loader/folder.ts";
import { writeScaledSample } from "../../../seed/sample/scale.ts";
import { temporaryFolder } from "../data-folder.ts";

const seed = join(import.meta.dirname, "../../../seed");

function sample(count: number) {
  const folder = temporaryFolder();
  writeScaledSample(folder, count);
  return folder;
}

const yardsOf = (folder: string) => readFolder(folder).scrap_yards;

test("as many yards as the seed has are the seed's", () => {
  expect(yardsOf(sample(295))).toEqual(yardsOf(seed));
});

test("more yards repeat them with the round in the name, at other places nearby", () => {
  const originals = yardsOf(seed);
  const yards = yardsOf(sample(700));
  expect(yards.map(({ id }) => id)).toEqual(Array.from({ length: 700 }, (_, i) => i + 1));
  expect(new Set(yards.map(({ name }) => name)).size).toBe(700);
  for (const [i, yard] of yards.slice(295, 590).entries()) {
    const { id: _, latitude, longitude, ...same } = originals[i] ?? yard;
    expect(yard).toMatchObject({ ...same, name: `${same.name} 2` });
    if (latitude === null) expect(yard.latitude).toBeNull();
    else expect(yard.latitude).toBeCloseTo(latitude, 1);
    const isSamePlace = yard.latitude === latitude && yard.longitude === longitude;
    expect(isSamePlace).toBe(latitude === null);
  }
});

test("each city keeps its share", () => {
  const inSydney = (folder: string) =>
    yardsOf(folder).filter(({ city_slug }) => city_slug === "sydney").length;
  expect(inSydney(sample(1000)) / 1000).toBeCloseTo(inSydney(seed) / 295, 2);
  expect(inSydney(sample(40))).toBeGreaterThan(2);
});

test("the same number makes the same files, and every file of the seed is there", () => {
  const [one, two] = [sample(400), sample(400)];
  const isCsv = (name: string) => name.endsWith(".csv");
  expect(readdirSync(one)).toEqual(readdirSync(seed).filter(isCsv));
  for (const name of readdirSync(one)) {
    expect(readFileSync(join(one, name), "utf8")).toBe(readFileSync(join(two, name), "utf8"));
  }
});
