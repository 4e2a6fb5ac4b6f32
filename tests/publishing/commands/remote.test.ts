import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { remoteTarget } from "../../../publishing/commands/targets.ts";
import { remoteDatabase, type Wrangler } from "../../../publishing/database/remote.ts";
import { runStatements } from "../../deploy/cloudflare/statements.ts";
import { copper, liveState, publishOn, realData } from "../live.ts";
import { migratedSqlite } from "../sqlite-target.ts";

/**
 * The code path of the database at Cloudflare, with a program in wrangler's place that runs what it is given
 * in SQLite. `tests/deploy/deploy.test.ts` goes through wrangler itself.
 */
function standIn() {
  const sqlite = migratedSqlite();
  const calls: string[][] = [];
  const remote = remoteDatabase((args) => {
    calls.push(args);
    const [kind, source = ""] = args.slice(-2);
    const sql = kind === "--file" ? readFileSync(source, "utf8") : source;
    try {
      return { status: 0, stdout: JSON.stringify(runStatements(sqlite, sql)), stderr: "" };
    } catch (error) {
      const text = (error as Error).message;
      return { status: 1, stdout: JSON.stringify({ error: { text } }), stderr: "" };
    }
  });
  return { target: remoteTarget(remote), calls };
}

test("publishing at Cloudflare is recorded, and reads what is live in three calls", async () => {
  const { target, calls } = standIn();
  const confirmed = { isConfirmed: true };
  const first = realData(copper("8", "10"));
  expect((await publishOn(target, first, confirmed)).output).toContain(
    "While it loads, for some seconds, the database answers no visitor: pages in the cache stay up",
  );
  // All tables but the yards, the yards, the quotes of the prices that it touches, and the publication, which is long
  // because of the places.
  expect(calls.splice(0).map((args) => args.at(-2))).toEqual([
    ...["--command", "--command", "--command", "--file"],
  ]);

  const second = realData((data) => {
    copper("8.50", "10")(data);
    Object.assign(data.states[0]!, { regulations: "It's; --\n\n$1 ?1 🪙" });
  });
  const { output } = await publishOn(target, second, { ...confirmed, note: "It's; a note" });
  // A few changes go through one call, during which the database answers visitors.
  expect(calls.map((args) => args.at(-2))).not.toContain("--file");
  expect(output).not.toContain("answers no visitor");
  expect(output).toContain("Copper in Sydney  $8.00 to $10.00  → $8.50 to $10.00");
  const live = await readLive(target);
  expect(live.publication).toMatchObject({ id: 2, note: "It's; a note" });
  expect(live.rows.states).toContainEqual(
    expect.objectContaining({ code: "NSW", regulations: "It's; --\n\n$1 ?1 🪙" }),
  );

  const failing = realData(copper("9", "10"));
  Object.assign(failing.states[0]!, { regulator: null });
  await expect(publishOn(target, failing, confirmed)).rejects.toThrow(
    /^Cloudflare's database could not be used: .*NOT NULL.*\n.*\nThe site still shows Small, for tests \(published 2026-11-20, publication 2 of /,
  );
  expect(await liveState(target)).toMatchObject({
    publication: 2,
    version: second.dataset[0]?.version,
    isSample: false,
    places: expect.any(String),
  });
});

test.each([
  [0, '[{"results":[],"success":true}]', "done"],
  [1, '{"error":{"text":"fetch failed"}}', "fetch failed"],
])(
  "many statements go as one SQL file, which is removed when wrangler ends with %i",
  async (status, stdout, expected) => {
    let file = "";
    const wrangler: Wrangler = (args) => {
      file = args.at(-1)!;
      expect(args.slice(0, -1).join(" ")).toBe("d1 execute DB --remote --json --yes --file");
      expect(readFileSync(file, "utf8")).toMatch(
        /^delete from dataset;\ninsert into t select '\[1111/,
      );
      return { status, stdout, stderr: "" };
    };
    const statements = [
      { sql: "delete from dataset" },
      { sql: "insert into t select ?1", json: `[${"1".repeat(100_000)}]` },
    ];
    const done = remoteTarget(remoteDatabase(wrangler)).apply(statements);
    const outcome = await done.then(
      () => "done",
      ({ message }: Error) => message,
    );
    expect(outcome).toContain(expected);
    expect(existsSync(path.dirname(file))).toBe(false);
  },
);
