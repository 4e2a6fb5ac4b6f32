import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withDatabase } from "../../../database/local.ts";
import { readLive } from "../../../publishing/apply/live.ts";
import { withQuotes } from "../../../publishing/apply/quotes.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { localTarget } from "../../../publishing/commands/targets.ts";
import { difference } from "../../../publishing/compare/change.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import type { Dataset } from "../../../publishing/derive/tables.ts";
import { readRows, writeRows } from "../../../seed/sample/files.ts";
import { writeScaledSample } from "../../../seed/sample/scale.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import { temporaryFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";

/** Enough to make a publication take a while. */
const YARDS = 3_000;

const folder = mkdtempSync(path.join(tmpdir(), "interruption-"));
const oldFolder = path.join(folder, "old");
const newFolder = path.join(folder, "new");
const oldState = path.join(folder, "state");

let oldDataset: Dataset;
let newDataset: Dataset;

beforeAll(async () => {
  writeScaledSample(oldFolder, 0);
  writeScaledSample(newFolder, YARDS);
  // The day that the command gives a publication: it may end before the kill, and is then the new dataset, whole.
  const published_on = dayIn(NATIONAL_TIME_ZONE);
  writeRows(newFolder, "dataset.csv", [{ ...readRows("dataset.csv")[0], published_on }]);
  oldDataset = readDataset(oldFolder);
  newDataset = readDataset(newFolder);
  await migratedState(oldState);
  await withDatabase(oldState, (db) => replace(localTarget(db), oldDataset));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts a publication and kills it, with the process that holds the database, as when a machine loses power: as soon
 * as it writes to the database.
 */
async function killedPublication(stateDir: string): Promise<void> {
  const program = path.join(import.meta.dirname, "../../../publishing/commands/load.ts");
  const publishing = spawn(process.execPath, [program, "--accept", "days", newFolder], {
    env: { ...process.env, STATE_DIR: stateDir },
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = new Promise<void>((resolve) => publishing.once("close", () => resolve()));
  let output = "";
  publishing.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const watcher = watch(stateDir, { recursive: true }, () => {
    if (!output.includes("\nLoading ")) return;
    try {
      process.kill(-publishing.pid!, "SIGKILL");
    } catch {
      // It has ended.
    }
  });
  await closed;
  watcher.close();
  expect(output).toContain("\nLoading ");
}

test("killed after it began to write, a publication leaves one dataset, whole, and the next one goes through", async () => {
  const stateDir = temporaryFolder();
  cpSync(oldState, stateDir, { recursive: true });
  await killedPublication(stateDir);

  const quotes = [oldDataset, newDataset].flatMap((dataset) => [...contentOf(dataset).keys()]);
  const [live, next] = await withDatabase(stateDir, async (db) => {
    const target = localTarget(db);
    const found = await withQuotes(target, await readLive(target), quotes);
    await replace(target, newDataset);
    return [found, await readLive(target)] as const;
  });
  const isOld = live.state.version === oldDataset.dataset[0]?.version;
  const shown = isOld ? oldDataset : newDataset;
  expect(live.state.version).toBe(shown.dataset[0]?.version);
  expect(difference(contentOf(live.rows), contentOf(shown))).toEqual([]);
  expect(live.state.publication).toBe(isOld ? 1 : 2);
  expect(next.state.publication).toBe(2);
  expect(next.rows.scrapYards).toHaveLength(YARDS);
});
