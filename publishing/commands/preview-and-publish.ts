import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Prepared, publishPrepared } from "../apply/prepare.ts";
import { rewrite } from "../apply/publish.ts";
import { countUndone } from "../apply/record.ts";
import type { Target } from "../apply/target.ts";
import type { Terminal } from "../command-line/terminal.ts";
import type { Undone } from "../compare/change-set.ts";
import { previewOf } from "../compare/preview.ts";
import { isPublication } from "../compare/proposal.ts";
import type { Kind, Warning } from "../compare/warning-kinds.ts";
import { summary } from "../derive/dataset.ts";
import { isWanted } from "./confirmation.ts";
import { previewLines } from "./preview-lines.ts";
import { contactWarnings, operatorSettings, publicSiteLine } from "./public-site.ts";
import type { PublishingOptions } from "./publishing-options.ts";

/** The outcome of a publication. */
export interface Outcome {
  /** True if it was published, or there was nothing to change. */
  isWell: boolean;
  /** The time of publication, in ms since 1970; undefined if nothing was published. */
  publishedAt?: number;
}

/**
 * Shows what publishing would change and what looks wrong, and publishes unless something stops it.
 * @throws NotPublished if publishing fails, with a message that says what the site shows
 */
export async function previewAndPublish(
  target: Target,
  prepared: Prepared,
  options: PublishingOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const { print } = terminal;
  const { proposal } = prepared;
  const { live, dataset } = proposal;
  const isNew =
    isPublication(proposal) ||
    proposal.conflicts.length > 0 ||
    (await isOtherRecord(target, proposal.undoes));
  if (!isNew && live.state.version === dataset.dataset[0]?.version) {
    print(`Nothing to change: ${summary(dataset)} is already loaded.`);
    return { isWell: true };
  }
  if (isNew) {
    const contacts = await contactWarnings(target, dataset.dataset[0]?.isSample);
    const open = preview(prepared, contacts, options, terminal);
    if (open.length > 0) {
      print(`\nNothing was loaded. ${adviceOn(open)}`);
      return { isWell: false };
    }
  } else
    print("The data stays the same. It is loaded again because the database's structure changed.");
  if (options.isDryRun) {
    print("\nDry run: nothing was loaded.");
    return { isWell: true };
  }
  if (!(await isWanted(target, proposal, options, terminal))) return { isWell: false };
  return write(target, prepared, isNew ? options : undefined, terminal);
}

/** Prints the preview; returns the kinds of warnings that are not accepted. */
function preview(
  { proposal }: Prepared,
  contacts: Warning[],
  { today, accepted }: PublishingOptions,
  { print }: Terminal,
): Kind[] {
  const shown = previewOf(proposal, today);
  const found = { ...shown, warnings: [...shown.warnings, ...contacts] };
  const text = (most?: number) => previewLines(found, most).join("\n");
  print(text());
  const all = text(Number.POSITIVE_INFINITY);
  if (all !== text()) print(`\nAll of it is in ${keepLong(all)}.`);
  const kinds = new Set(found.warnings.map(({ kind }) => kind));
  return [...kinds].filter((kind) => !accepted.includes(kind));
}

function adviceOn(kinds: Kind[]): string {
  return `Correct the files, or add --accept ${kinds.join(",")} if this is how it should be.`;
}

/** True if observations would be withdrawn although no row differs. */
async function isOtherRecord(target: Target, undoes: Undone | undefined): Promise<boolean> {
  if (!undoes) return false;
  const [rows] = await target.query([countUndone(undoes)]);
  return Number(rows?.[0]?.records) > 0;
}

/** Writes what was prepared; without options, nothing is recorded. */
async function write(
  target: Target,
  prepared: Prepared,
  options: PublishingOptions | undefined,
  { print }: Terminal,
): Promise<Outcome> {
  const { dataset, live } = prepared.proposal;
  print(`Loading ${summary(dataset)} …`);
  const published = options && (await publishPrepared(target, prepared, options));
  const isAfterError = published?.isAfterError ?? (await rewrite(target, dataset, live.state));
  if (isAfterError) print("There was an error, but the load went through.");
  if (target.place === "local") print("Loaded into the local database.");
  else {
    print("Loaded. The site shows the new data within a minute.");
    const line = publicSiteLine(await operatorSettings(), dataset.dataset[0]?.isSample);
    if (line) print(line);
  }
  return { isWell: true, publishedAt: published?.publishedAt };
}

/** Writes text that is too long for a terminal to a new file, and returns the file's path. */
function keepLong(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "publishing-")), "changes.txt");
  writeFileSync(file, `${text}\n`);
  return file;
}
