import { publish, rewrite } from "../apply/publish.ts";
import { countUndone } from "../apply/record.ts";
import type { Target } from "../apply/target.ts";
import { isPublication, type Proposal, type Undone } from "../compare/proposal.ts";
import type { Kind, Warning } from "../compare/warning.ts";
import { judge, warningsOf } from "../compare/warnings.ts";
import { summary } from "../derive/dataset.ts";
import { keepLong } from "./long-list.ts";
import { confirmOutcome } from "./outcome.ts";
import { previewLines, warningLines } from "./preview.ts";
import { operatorSettings, publicSiteLine } from "./public-site.ts";
import { isWanted } from "./question.ts";
import type { Terminal } from "./terminal.ts";

/** What an operator asked for. */
export interface PublishingOptions {
  /** "2026-11-21". */
  today: string;
  isDryRun: boolean;
  /** What may look wrong and be published all the same. */
  accepted: Kind[];
  /** Whether to publish without asking. */
  isConfirmed: boolean;
  note?: string;
  /** Who publishes. */
  by: string;
}

/** What came of it. */
export interface Outcome {
  /** Whether all is well, also where there was nothing to change. */
  isWell: boolean;
  /** When it was published, in ms since 1970; undefined if it was not. */
  publishedAt?: number;
}

/**
 * Shows what a proposal would change and what looks wrong, and publishes it unless there is an objection.
 * @throws PublishingError when publishing fails, which says what the site shows
 */
export async function previewAndPublish(
  target: Target,
  proposal: Proposal,
  options: PublishingOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const { print } = terminal;
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
    const open = preview(proposal, options, terminal);
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
  return write(target, proposal, isNew ? options : undefined, terminal);
}

/** Prints the preview; returns the kinds of what looks wrong and is not accepted. */
function preview(proposal: Proposal, { today, accepted }: PublishingOptions, { print }: Terminal) {
  const judged = judge(proposal, today);
  const warnings = warningsOf(judged);
  const text = (most?: number) =>
    [...previewLines(judged, most), ...warningLines(warnings, most)].join("\n");
  print(text());
  const all = text(Number.POSITIVE_INFINITY);
  if (all !== text()) print(`\nAll of it is in ${keepLong(all)}.`);
  return openKinds(warnings, accepted);
}

function openKinds(warnings: Warning[], accepted: Kind[]): Kind[] {
  return [...new Set(warnings.map(({ kind }) => kind))].filter((kind) => !accepted.includes(kind));
}

function adviceOn(kinds: Kind[]): string {
  return `Correct the files, or add --accept ${kinds.join(",")} if this is how it should be.`;
}

/** Whether records would count no longer although no row differs. */
async function isOtherRecord(target: Target, undoes: Undone | undefined): Promise<boolean> {
  if (!undoes) return false;
  const [rows] = await target.query([countUndone(undoes)]);
  return Number(rows?.[0]?.records) > 0;
}

/** Writes the dataset; without options nothing is recorded. */
async function write(
  target: Target,
  proposal: Proposal,
  options: PublishingOptions | undefined,
  { print }: Terminal,
): Promise<Outcome> {
  const { dataset } = proposal;
  const { state } = proposal.live;
  const isLocal = target.place === "local";
  const startedAt = Date.now();
  let publishedAt: number | undefined;
  print(`Loading ${summary(dataset)} …`);
  try {
    if (options) {
      publishedAt = await publish(target, proposal, options);
    } else await rewrite(target, dataset, state);
  } catch (error) {
    const { publication } = await confirmOutcome(
      target,
      { dataset, live: state, startedAt },
      error,
    );
    if (options) publishedAt = publication?.publishedAt;
    print("There was an error, but the load went through.");
  }
  if (isLocal) print("Loaded into the local database.");
  else {
    print("Loaded. The site shows the new data within a minute.");
    const line = publicSiteLine(await operatorSettings(), dataset.dataset[0]?.isSample);
    if (line) print(line);
  }
  return { isWell: true, publishedAt };
}
