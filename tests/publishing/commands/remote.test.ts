import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { remoteDatabase } from "../../../database/remote.ts";
import { readLive } from "../../../publishing/apply/live.ts";
import { liveState } from "../../../publishing/apply/publish.ts";
import { remoteTarget } from "../../../publishing/commands/targets.ts";
import { runStatements } from "../../deploy/cloudflare/statements.ts";
import { copper, publishOn, realData } from "../live.ts";
import { migratedSqlite } from "../sqlite-target.ts";

/**
 * The code path of the database at Cloudflare, with a program in wrangler's place that runs what it is given
 * in SQLite. `tests/deploy/publishing.test.ts` goes through wrangler itself.
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
  const seen: string[] = [];
  const refuse = async (question: string) => {
    seen.push(question);
    return false;
  };
  const asked = await publishOn(target, second, {}, refuse);
  expect(seen).toEqual(["\nPublish?"]);
  const { output } = await publishOn(target, second, { ...confirmed, note: "It's; a note" });
  // A few changes go through one call, during which the database answers visitors.
  expect(calls.map((args) => args.at(-2))).not.toContain("--file");
  for (const text of [asked.output, output]) expect(text).not.toContain("answers no visitor");
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
