import { type Live, readLive } from "../apply/live.ts";
import { newRecords, type PublicationOptions, publish, rewrite } from "../apply/publish.ts";
import { countLaterRecords } from "../apply/record.ts";
import type { Target } from "../apply/target.ts";
import { changesOf, isChange } from "../compare/changes.ts";
import { priceNames } from "../compare/names.ts";
import type { Judged } from "../compare/warnings.ts";
import { summary } from "../derive/dataset.ts";
import type { Dataset } from "../derive/tables.ts";
import { saveBackup } from "./backups.ts";
import { confirmOutcome } from "./outcome.ts";
import { changeLines, warningLines } from "./preview.ts";
import type { Terminal } from "./terminal.ts";

/** What an operator asked for. */
export interface PublishingOptions extends PublicationOptions {
  /** "2026-11-21". */
  today: string;
  isDryRun: boolean;
  /** Whether to publish despite warnings. */
  isAccepted: boolean;
  /** Whether to publish without asking. */
  isConfirmed: boolean;
}

/**
 * Shows what a dataset would change and what looks wrong, and publishes it unless there is an
 * objection; returns whether all is well.
 * @throws PublishingError when publishing fails, which says what the site shows
 */
export async function previewAndPublish(
  target: Target,
  dataset: Dataset,
  options: PublishingOptions,
  terminal: Terminal,
): Promise<boolean> {
  const { print } = terminal;
  const live = await readLive(target);
  const changes = changesOf(live, dataset, await newRecords(target, dataset));
  const isPublication = isChange(changes) || (await isOtherRecord(target, options.rollbackTo));
  if (!isPublication && live.state.version === dataset.dataset[0]?.version) {
    print(`Nothing to change: ${summary(dataset)} is already loaded.`);
    return true;
  }
  if (isPublication) {
    const nameOf = priceNames(live.rows, dataset);
    const warnings = preview({ live, dataset, changes, today: options.today, nameOf }, terminal);
    if (warnings > 0 && !options.isAccepted) {
      print(
        "\nNothing was loaded. Correct the files, or add --accept if this is how it should be.",
      );
      return false;
    }
  } else
    print("The data stays the same. It is loaded again because the database's structure changed.");
  if (options.isDryRun) {
    print("\nDry run: nothing was loaded.");
    return true;
  }
  if (!(await isWanted(target, options, terminal))) return false;
  if (isPublication && live.state.version !== undefined) {
    print(`Saved what is live to ${saveBackup(target.place, live)}.`);
  }
  await write(target, dataset, live, isPublication ? options : undefined, terminal);
  return true;
}

/** Prints the preview; returns how many things look wrong. */
function preview(judged: Judged, { print }: Terminal): number {
  const warnings = warningLines(judged);
  for (const line of [...changeLines(judged), ...warnings]) print(line);
  return warnings.length;
}

/** Whether the record differs from what it was at the publication to go back to. */
async function isOtherRecord(target: Target, rollbackTo: number | undefined): Promise<boolean> {
  if (rollbackTo === undefined) return false;
  const [rows] = await target.query([countLaterRecords(rollbackTo)]);
  return Number(rows?.[0]?.records) > 0;
}

/** What wrangler warns of when it imports a file: "your D1 database will be unavailable to serve queries". */
const OUTAGE =
  "\nWhile it loads, for some seconds, the database answers no visitor: pages in the cache stay up, and searches, forms and other pages ask to try again (503).";

async function isWanted(
  { place }: Target,
  { isConfirmed }: PublishingOptions,
  { print, ask }: Terminal,
): Promise<boolean> {
  if (place === "remote" && (isConfirmed || ask)) print(OUTAGE);
  if (isConfirmed) return true;
  if (ask) {
    if (await ask("\nPublish?")) return true;
    print("Nothing was loaded.");
    return false;
  }
  if (place === "local") return true;
  print("\nNothing was loaded, because there is nobody to ask here. Add --yes to publish.");
  return false;
}

/** Writes the dataset; without options nothing is recorded. */
async function write(
  target: Target,
  dataset: Dataset,
  { state }: Live,
  options: PublishingOptions | undefined,
  { print }: Terminal,
): Promise<void> {
  const isLocal = target.place === "local";
  const startedAt = Date.now();
  print(`Loading ${summary(dataset)} …`);
  try {
    if (options) await publish(target, dataset, state, options);
    else await rewrite(target, dataset, state);
  } catch (error) {
    await confirmOutcome(target, { dataset, live: state, startedAt }, error);
    print("There was an error, but the load went through.");
  }
  print(
    isLocal
      ? "Loaded into the local database."
      : "Loaded. The site shows the new data within a minute.",
  );
}
