import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { remoteDatabase, type Wrangler } from "../../../database/remote.ts";
import { remoteTarget } from "../../../publishing/commands/targets.ts";

const STATEMENTS = [
  { sql: "delete from dataset" },
  { sql: "insert into t select ?1", json: "[1]" },
];

/** More than one call takes. */
const MANY = [...STATEMENTS, { sql: "insert into t select ?1", json: `[${"1".repeat(100_000)}]` }];

test("the database at Cloudflare takes few statements in one call", async () => {
  const calls: string[][] = [];
  await target((args) => {
    calls.push(args);
    return { status: 0, stdout: '[{"results":[],"success":true}]', stderr: "" };
  }).apply(STATEMENTS);
  expect(calls.map((args) => args.slice(-2))).toEqual([
    ["--command", "delete from dataset;\ninsert into t select '[1]';\n"],
  ]);
});

const target = (wrangler: Wrangler) => remoteTarget(remoteDatabase(wrangler));

test("the database at Cloudflare takes many statements as one SQL file, which is removed", async () => {
  let file = "";
  await target((args) => {
    file = args.at(-1) ?? "";
    expect(args.slice(0, -1)).toEqual([
      ...["d1", "execute", "DB", "--remote", "--json", "--yes", "--file"],
    ]);
    expect(readFileSync(file, "utf8")).toMatch(
      /^delete from dataset;\ninsert into t select '\[1\]';\ninsert into/,
    );
    return { status: 0, stdout: '[{"results":[],"success":true}]', stderr: "" };
  }).apply(MANY);
  expect(existsSync(dirname(file))).toBe(false);
});

test("the file is removed when wrangler fails, and the failure is thrown", async () => {
  let file = "";
  const failing = target((args) => {
    file = args.at(-1) ?? "";
    return { status: 1, stdout: '{"error":{"text":"fetch failed"}}', stderr: "" };
  });
  await expect(failing.apply(MANY)).rejects.toThrow("fetch failed");
  expect(existsSync(dirname(file))).toBe(false);
});

test("several queries are one start of wrangler, with the rows of each", async () => {
  const commands: string[] = [];
  const reading = target((args) => {
    commands.push(args.at(-1) ?? "");
    const results = [{ results: [{ a: 1 }] }, { results: [] }];
    return { status: 0, stdout: JSON.stringify(results), stderr: "" };
  });
  expect(await reading.query(["select 1 as a", "select 2 where 0"])).toEqual([[{ a: 1 }], []]);
  expect(commands).toEqual(["select 1 as a;\nselect 2 where 0"]);
});
