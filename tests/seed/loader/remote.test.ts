import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { DataError } from "../../../seed/loader/problems.ts";
import { loadRemote } from "../../../seed/loader/remote.ts";
import { writeFolder } from "../data-folder.ts";

test("a remote load hands wrangler one SQL file, and leaves none behind", () => {
  let seen: string[] = [];
  const summary = loadRemote(writeFolder(), (args) => {
    seen = args;
    expect(readFileSync(args[5] ?? "", "utf8")).toMatch(/^delete from dataset;\n/);
  });
  const file = seen[5] ?? "";
  expect(seen).toEqual(["d1", "execute", "DB", "--remote", "--file", file, "--yes"]);
  expect(existsSync(dirname(file))).toBe(false);
  expect(summary).toMatch(/^3 cities, /);
});

test("the file goes when wrangler fails, and its failure is passed on", () => {
  let file = "";
  const fail = (args: string[]) => {
    file = args[5] ?? "";
    throw new Error("wrangler failed");
  };
  expect(() => loadRemote(writeFolder(), fail)).toThrow("wrangler failed");
  expect(existsSync(dirname(file))).toBe(false);
});

test("bad files never reach wrangler", () => {
  const folder = writeFolder(() => {}, { "prices.csv": null });
  const never = () => {
    throw new Error("was called");
  };
  expect(() => loadRemote(folder, never)).toThrow(DataError);
});
