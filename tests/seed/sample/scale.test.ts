import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { writeScaledSample } from "../../../seed/sample/scale.ts";
import { expectNone, expectSame } from "../../differences.ts";
import { temporaryFolder } from "../../publishing/data-folder.ts";

const seed = join(import.meta.dirname, "../../../seed");

function sample(count: number) {
  const folder = temporaryFolder();
  writeScaledSample(folder, count);
  return folder;
}

const yardsOf = (folder: string) => readFolder(folder).scrap_yards;
const originals = yardsOf(seed);

test("a sample of the seed's size has the seed's yards", () => {
  expectSame(yardsOf(sample(originals.length)), originals, "The sample of the seed's size");
});

test("a larger sample repeats them with the round in the name, at other places nearby", () => {
  const count = 2 * originals.length + 110;
  const yards = yardsOf(sample(count));
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  expectSame(
    yards.map(({ id }) => id),
    numbers,
    "The numbering of the yards",
  );
  const names = yards.map(({ name }) => name);
  expectNone(
    names.filter((name, i) => names.indexOf(name) < i),
    "Names of more than one yard",
  );
  for (const [i, yard] of yards.slice(originals.length, 2 * originals.length).entries()) {
    const { id: _, latitude, longitude, ...same } = originals[i] ?? yard;
    expect(yard).toMatchObject({ ...same, name: `${same.name} 2` });
    if (latitude === null) expect(yard.latitude).toBeNull();
    else expect(yard.latitude).toBeCloseTo(latitude, 1);
    const isSamePlace = yard.latitude === latitude && yard.longitude === longitude;
    expect(isSamePlace).toBe(latitude === null);
  }
});

test("the same number makes the same files, and every file of the seed is there", () => {
  const [one, two] = [sample(400), sample(400)];
  const isCsv = (name: string) => name.endsWith(".csv");
  expect(readdirSync(one)).toEqual(readdirSync(seed).filter(isCsv));
  for (const name of readdirSync(one)) {
    const [first, second] = [one, two].map((folder) => readFileSync(join(folder, name), "utf8"));
    expectSame(second?.split("\n"), first?.split("\n"), `The second ${name}`);
  }
});
