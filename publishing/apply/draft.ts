import type { Change } from "../compare/change.ts";
import type { ChangeSet } from "../compare/change-set.ts";
import { type Preview, previewOf } from "../compare/preview.ts";
import { InvalidRows } from "../compare/proposal.ts";
import { noteWithout, without } from "../compare/revert.ts";
import type { Kind, Line } from "../compare/warning-kinds.ts";
import { DataError } from "../read/problems.ts";
import { NotPublished, OTHERS } from "./outcome.ts";
import {
  namesOf,
  type Published,
  prepare,
  publishPrepared,
  TooLarge,
  withYard,
} from "./prepare.ts";
import type { Publisher as Named } from "./publish.ts";
import { changesSince } from "./read-changes.ts";
import type { Target } from "./target.ts";

// The desk publishes small change sets from a part of the live data. It imports this module on demand, because visitors
// never need it.

/** The rows of a draft, a publication to undo, or one row of it. */
type Wanted = { draft: Change[] } | { publication: number; only?: string | undefined };

/** The effect of publishing, with rows named as in the draft. */
export interface DraftPreview extends Partial<Preview> {
  /** The latest publication, which the draft was compared with. */
  publication: number;
  /** A message that suggests other ways; if it is set, there is no preview. */
  tooLarge?: string;
  /** Mistakes; nothing is published while there are any. */
  problems: (Line & { column: string | undefined })[];
}

/** The publisher's name, and their answers to the preview. */
export interface Publisher extends Named {
  /** "2026-11-27", in Sydney. */
  today: string;
  /** The kinds of warnings that the publisher accepted. */
  accepted: Kind[];
  /** The value to keep for each row that somebody else changed too, by key. */
  chosen?: ReadonlyMap<string, "mine" | "theirs">;
  /** The latest publication when the preview was shown; if there is a newer one, nothing is published. */
  seen?: number | undefined;
}

/** Works out what publishing now would do. @throws NotPublished if the database fails */
export function previewDraft(target: Target, wanted: Wanted, today: string): Promise<DraftPreview> {
  return inWords(async () => (await prepared(target, wanted, { today })).preview);
}

/**
 * Publishes in one transaction.
 * @throws NotPublished for mistakes; for conflicts without a choice; for warnings that were not accepted, unless it
 * undoes a publication; if there is a newer publication than the one seen or compared with; and if the database fails
 */
export function publishDraft(
  target: Target,
  wanted: Wanted,
  publisher: Publisher,
): Promise<Published> {
  return inWords(async () => {
    const { accepted, chosen = new Map(), seen } = publisher;
    const { preview, found } = await prepared(target, wanted, publisher);
    const stop = (reason: string) => {
      throw new NotPublished(reason);
    };
    if (!found) return stop(preview.tooLarge ?? INVALID);
    if (seen !== undefined && seen !== preview.publication) stop(OTHERS);
    if (preview.conflicts?.some(({ key }) => !chosen.has(key))) stop(CHOOSE);
    const looksWrong = ({ kind }: { kind: Kind }) =>
      kind !== "conflicts" && !accepted.includes(kind);
    if ("draft" in wanted && preview.warnings?.some(looksWrong)) stop(LOOKS_WRONG);
    const { changes, undoes } = found.proposal;
    if (changes.length === 0 && !undoes) stop("All of this is live already.");
    const own = "draft" in wanted ? undefined : noteWithout(wanted.publication, wanted.only);
    return publishPrepared(target, found, { ...publisher, note: publisher.note ?? own });
  });
}

const INVALID = "Some rows cannot be right. Correct them, then publish again.";
const CHOOSE = "Somebody else changed the same since. Look at what is live now, and choose.";
const LOOKS_WRONG = "Some of it looks wrong. Correct it, or accept it.";

async function prepared(
  target: Target,
  wanted: Wanted,
  { today, chosen }: Pick<Publisher, "today" | "chosen">,
) {
  const isMine = (key: string) => chosen?.get(key) === "mine";
  const set: ChangeSet =
    "draft" in wanted
      ? { changes: wanted.draft, today, isBased: true, isMine }
      : without(await changesSince(target, wanted.publication, wanted.only), {
          ...wanted,
          today,
          isMine,
        });
  const nothing: DraftPreview = { publication: 0, problems: [] };
  try {
    const found = await prepare(target, set);
    const { proposal, ids } = found;
    const { publication } = proposal.live.state;
    const named = namedAs(namesOf(ids), previewOf(proposal, today));
    return { found, preview: { ...nothing, ...named, publication } };
  } catch (error) {
    if (error instanceof TooLarge) {
      const how = "draft" in wanted ? "data:load" : `data:revert -- --remote ${wanted.publication}`;
      return { preview: { ...nothing, tooLarge: `${error.message}: npm run ${how}.` } };
    }
    if (!(error instanceof InvalidRows)) throw error;
    const problems = error.problems.map(({ line, column, reason }) => {
      return { key: line === undefined ? undefined : String(line), column, text: reason };
    });
    return { preview: { ...nothing, problems } };
  }
}

/** A preview with rows named as in the draft. */
function namedAs(names: ReadonlyMap<string, string>, preview: Preview): Preview {
  const all = <Row extends { key?: string | undefined }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, ...(row.key && { key: withYard(row.key, names) }) }));
  return {
    ...preview,
    changes: all(preview.changes),
    conflicts: all(preview.conflicts),
    warnings: preview.warnings.map((warning) => ({ ...warning, lines: all(warning.lines) })),
    quotes: all(preview.quotes),
  };
}

async function inWords<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DataError) throw new NotPublished(error.message);
    if (!String(error).includes("D1_ERROR") || error instanceof NotPublished) throw error;
    console.error(`Failed to read what is live: ${error}`);
    throw new NotPublished("The database does not answer. Nothing is lost: try again in a minute.");
  }
}
