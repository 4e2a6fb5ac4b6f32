import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { expectNone } from "../differences.ts";

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

/** Where something is exported that no comment says what it is, with its line. */
function unsaid(file: string): string[] {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  return lines.flatMap((line, i) => {
    const before = lines[i - 1]?.trim() ?? "";
    const isUnsaid = EXPORTED.test(line) && !/\*\/$|^\/\//.test(before);
    return isUnsaid ? [`${file}:${i + 1} ${line}`] : [];
  });
}

it("every file says what everything is that it exports", () => {
  expect(files.length).toBeGreaterThan(200);
  expectNone(files.flatMap(unsaid), "Exports without a docstring");
});
