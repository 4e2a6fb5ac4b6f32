import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");

/** What other files may use: what it is has to be said where it is. */
const FOLDERS = ["worker", "app"];
const EXPORTED = /^export (async )?(function\*?|const|class|interface|type|default)\b/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    // What a route exports is React Router's to explain.
    .filter((name) => /(?<!\.d|\.route)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it.each(files)("%s says what everything is that it exports", (file) => {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  const unsaid = lines.filter((line, i) => {
    const before = lines[i - 1]?.trim() ?? "";
    return EXPORTED.test(line) && !/\*\/$|^\/\//.test(before);
  });
  expect(unsaid).toEqual([]);
});
