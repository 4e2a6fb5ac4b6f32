import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";
import { expectNone } from "../differences.ts";

const ROOTS = ["app", "publishing", "scripts", "seed", "worker"];

/** Modules by their relative specifiers, also of types and of `import()`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

/** The rooms that each room imports, with an import as evidence. */
type Rooms = Map<string, Map<string, string>>;

/** "publishing/read" of a file in it, "publishing/project.ts" of a file that lies in no folder of the house. */
function roomOf(file: string): string {
  const [root = "", inside = "", ...rest] = file.split("/");
  return rest.length > 0 ? `${root}/${inside}` : file;
}

/** The Worker's ground, on which pages and publishing stand; the rest of the Worker stands above both. */
const PARTS = ["worker/data", "worker/search", "worker/amounts", "worker/contract"];

/** The folder's whole, but for these parts. */
function houseOf(file: string): string {
  return PARTS.find((part) => file.startsWith(`${part}/`)) ?? file.split("/", 1)[0]!;
}

function importsOf(files: Map<string, string>, roomOf: (file: string) => string): Rooms {
  const rooms: Rooms = new Map();
  for (const [file, text] of files)
    for (const [, source = ""] of text.matchAll(IMPORT)) {
      const imported = path.posix.join(path.posix.dirname(file), source);
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from === to) continue;
      const known = rooms.get(from) ?? new Map();
      rooms.set(from, known.set(to, `${file} imports ${imported}`));
    }
  return rooms;
}

/** The imports that lead round in a circle, or into one. */
function circles(rooms: Rooms): string[] {
  const left = new Map(rooms);
  let size: number;
  do {
    size = left.size;
    for (const [room, imported] of left)
      if (![...imported.keys()].some((to) => left.has(to))) left.delete(room);
  } while (left.size < size);
  return [...left].flatMap(([from, imported]) =>
    [...imported]
      .filter(([to]) => left.has(to))
      .map(([to, evidence]) => `${from} → ${to}: ${evidence}`),
  );
}

const files = new Map(
  globSync(`{${ROOTS}}/**/*.{ts,tsx}`, { cwd: ROOT }).map((file) => [
    file,
    readFileSync(path.join(ROOT, file), "utf8"),
  ]),
);

it("no folders import each other, in a circle of any length", () => {
  const found = new Set([...files.keys()].map((file) => file.split("/", 1)[0]));
  expect([...found].sort()).toEqual(ROOTS);
  expectNone(circles(importsOf(files, houseOf)), "Imports in a circle between top-level folders");
  expectNone(circles(importsOf(files, roomOf)), "Imports in a circle between folders");
});

it("a circle is named, also where it goes by way of a file beside the folders", () => {
  const texts = { "seed/a/x.ts": "../b/x.ts", "seed/b/x.ts": "../x.ts", "seed/x.ts": "./a/x.ts" };
  const files = Object.entries(texts).map(([file, to]) => [file, `from "${to}"`] as const);
  expect(circles(importsOf(new Map(files), roomOf))).toHaveLength(3);
});
