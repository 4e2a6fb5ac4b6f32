import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { remoteDatabase } from "../../../scripts/database/remote.ts";
import { loadRemote, readDataset } from "../../../seed/loader/database.ts";
import { writeFolder } from "../data-folder.ts";

const dataset = () => readDataset(writeFolder());

test("a remote load gives wrangler one SQL file, and removes it", () => {
  let file = "";
  const remote = remoteDatabase((args) => {
    file = args.at(-1) ?? "";
    expect(args.slice(0, -1)).toEqual([
      ...["d1", "execute", "DB", "--remote", "--json", "--yes", "--file"],
    ]);
    expect(readFileSync(file, "utf8")).toMatch(/^delete from dataset;\n/);
    return { status: 0, stdout: '[{"results":[],"success":true}]', stderr: "" };
  });
  loadRemote(dataset(), remote);
  expect(existsSync(dirname(file))).toBe(false);
});

test("the file is removed when wrangler fails, and the failure is thrown", () => {
  let file = "";
  const remote = remoteDatabase((args) => {
    file = args.at(-1) ?? "";
    return { status: 1, stdout: '{"error":{"text":"fetch failed"}}', stderr: "" };
  });
  expect(() => loadRemote(dataset(), remote)).toThrow("fetch failed");
  expect(existsSync(dirname(file))).toBe(false);
});
