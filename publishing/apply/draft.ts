import { type Change, inverse, NOT_ROWS } from "../compare/change.ts";
import { draftProblems, draftWish, isDrafted, newIds, withYard } from "../compare/draft.ts";
import { type About, emptyPreview, type Preview, previewOf } from "../compare/draft-preview.ts";
import { isReplaced, type KeptChange } from "../compare/kept.ts";
import { type Proposal, propose } from "../compare/proposal.ts";
import type { Kind } from "../compare/warning.ts";
import { noteWithout, REPLACED, without } from "../compare/without.ts";
import { MAX_YARDS } from "../derive/yard-blocks.ts";
import { DataError } from "../read/problems.ts";
import type { Statement } from "../statement.ts";
import { changesOfRows, changesSince } from "./kept-changes.ts";
import { freeYardId } from "./live.ts";
import { type Part, readPart, wholeDataset } from "./part.ts";
import { publish } from "./publish.ts";
import { quotesOf, withQuotes } from "./quotes.ts";
import type { Target } from "./target.ts";

// Publishes a few rows from a program that has little memory and time: the same steps that commands take for all.

/** The most rows of a draft, or of a publication that is taken back. */
const MOST_ROWS = 400;
/** The most yards in the cities that it touches. */
const MOST_YARDS = 10_000;

/** Who publishes, and what was accepted. */
export interface Publisher {
  by: string;
  note?: string | undefined;
  /** Kinds of warnings that are accepted; "conflicts" has the draft win. */
  accepted: Kind[];
  /** "2026-11-27", in Sydney. */
  today: string;
  /** The latest publication when the preview was seen: one that came since stops this one. */
  seen?: number | undefined;
  /** Statements that go with it, in the same transaction. */
  also?: Statement[];
}

/** The number of a publication, when it was made in ms since 1970, and the ids of new yards by their names ("new-1"). */
export interface Published {
  publication: number;
  publishedAt: number;
  yards: Record<string, number>;
}

/** Nothing was published: the message says why and what to do, `preview` what was found. */
export class NotPublished extends Error {
  override name = "NotPublished";
  readonly preview: Preview | undefined;

  constructor(message: string, preview?: Preview) {
    super(message);
    this.preview = preview;
  }
}

/** What is to be published: rows of a draft, or what a publication changed, to be taken back. */
export type Asked = { draft: Change[] } | Reverted;

/** A publication, or one row of it by its key. */
interface Reverted {
  publication: number;
  only?: string | undefined;
}

/** What was worked out; `proposal` is there unless the draft is too large or has rows that cannot be right. */
interface Prepared {
  preview: Preview;
  proposal?: Proposal;
  part?: Part;
  /** Those of new yards by their names. */
  ids: Map<string, string>;
}

/**
 * What publishing would do to what is live at this moment.
 * @throws DataError if a publication cannot be taken back; an Error when the database cannot be read
 */
export async function previewDraft(target: Target, asked: Asked, today: string): Promise<Preview> {
  return (await prepare(target, asked, today, false)).preview;
}

/**
 * Publishes in one transaction: all of it or nothing.
 * @throws NotPublished that says why not, or what previewDraft throws
 */
export async function publishDraft(
  target: Target,
  asked: Asked,
  { by, note, accepted, today, seen, also }: Publisher,
): Promise<Published> {
  const isMineKept = accepted.includes("conflicts");
  const { preview, proposal, part, ids } = await prepare(target, asked, today, isMineKept);
  const stop = (reason: string): never => {
    throw new NotPublished(reason, preview);
  };
  if (!proposal || !part)
    return stop(preview.tooLarge ?? "Some rows cannot be right. Correct them, then publish again.");
  if (seen !== undefined && seen !== preview.publication) return stop(OTHERS);
  if (preview.conflicts.length > 0 && !isMineKept)
    return stop("Somebody else changed the same since. Look at what is live now, and choose.");
  const open =
    "draft" in asked ? preview.warnings.filter(({ kind }) => !accepted.includes(kind)) : [];
  if (open.length > 0) return stop("Some of it looks wrong. Correct it, or accept it.");
  if (proposal.changes.length === 0 && !proposal.undoes)
    return stop("All of this is live already.");
  const follows = preview.publication;
  const said = note ?? ("draft" in asked ? undefined : noteWithout(asked.publication, asked.only));
  const dataset = await wholeDataset(target, proposal, part.project);
  const failure = await publish(target, { ...proposal, dataset }, { note: said, by, also }).then(
    () => undefined,
    (error: Error) => error,
  );
  if (failure?.message.includes("publications.follows")) return stop(OTHERS);
  // D1 may lose the connection after it is done.
  const found = await publicationAfter(target, follows).catch(() => undefined);
  if (found && (!failure || found.by === by)) {
    const { publication, publishedAt } = found;
    const yards = [...ids].map(([name, id]) => [name, Number(id)]);
    return { publication, publishedAt, yards: Object.fromEntries(yards) };
  }
  if (failure) console.error(`Failed to publish: ${failure.message}`);
  return stop(found === undefined ? UNKNOWN : FAILED);
}

const OTHERS =
  "Another publication came first. Nothing of yours was published, and nothing of it is lost: look at what is live now, then publish again.";
const FAILED =
  "The database failed, so nothing was published. Nothing of it is lost: try again in a minute.";
const UNKNOWN =
  "The database does not answer, so we can't say whether it was published: all of it was, or nothing. Look at the latest publications before you try again.";

/** The publication that followed another one, and whose it is; null if there is none. */
async function publicationAfter(target: Target, follows: number) {
  const [rows] = await target.query([
    `select id as publication, published_at as publishedAt,
      (select max("by") from changes where publication_id = publications.id) as "by"
      from publications where follows = ${follows}`,
  ]);
  return (rows?.[0] as (Omit<Published, "yards"> & { by: string }) | undefined) ?? null;
}

async function prepare(
  target: Target,
  asked: Asked,
  today: string,
  isMineKept: boolean,
): Promise<Prepared> {
  const kept = "draft" in asked ? [] : await changesSince(target, asked.publication, asked.only);
  if (isReplaced(kept)) throw new DataError([REPLACED]);
  const given = "draft" in asked ? asked.draft : rowsToRevert(kept, asked);
  const ids = newIds(given, await freeYardId(target));
  const withIds = given.map((row) => ({ ...row, key: withYard(row.key, ids) }));
  const isSmall = given.length <= MOST_ROWS && given.every(({ key }) => isDrafted(key));
  const part = isSmall ? await readPart(target, withIds, MOST_YARDS) : undefined;
  if (!part) return { preview: { ...emptyPreview(undefined), tooLarge: tooLarge(asked) }, ids };
  const { draft } = part;
  const keys = draft.map(({ key }) => key);
  const live = await withQuotes(target, part.live, keys);
  const options = { today, isMineKept };
  const wish =
    "draft" in asked
      ? draftWish(live, draft, { ...options, later: await changesOfRows(target, keys) })
      : { ...without(live, kept, asked.publication, asked.only), ...options };
  const problems = [
    ...draftProblems(wish, draft, today, part.project),
    ...(part.yards + ids.size > MAX_YARDS ? [{ key: null, column: null, text: TOO_MANY }] : []),
  ];
  const toNames = nameChange(ids);
  if (problems.length > 0) return { preview: toNames({ ...emptyPreview(live), problems }), ids };
  const isSample = live.state.isSample === true;
  const proposal = await propose(live, wish, {
    ...{ project: part.project, newRecords: 0, keptOf: async () => [] },
    quotesOf: (wanted, newest) => quotesOf(target, wanted, newest, isSample),
  });
  return { preview: toNames(previewOf(proposal, today)), proposal, part, ids };
}

/** The rows that taking back a publication changes, the other way round. */
function rowsToRevert(kept: KeptChange[], { publication, only }: Reverted): Change[] {
  return kept
    .filter((one) => one.publication === publication && (only ?? one.key) === one.key)
    .filter(({ key }) => !NOT_ROWS.includes(key))
    .map(inverse);
}

function tooLarge(asked: Asked): string {
  const command =
    "draft" in asked ? "npm run data:load" : `npm run data:revert -- --remote ${asked.publication}`;
  return `This is more than the desk can publish: it changes at most ${MOST_ROWS} yards, quotes, prices and words, in cities with at most ${MOST_YARDS.toLocaleString("en-AU")} yards. It takes the command line: ${command}.`;
}

const TOO_MANY = `There would be more yards than the site can show, which is ${MAX_YARDS.toLocaleString("en-AU")}.`;

/** Gives the rows of a preview the keys that they have in the draft. */
function nameChange(ids: Map<string, string>) {
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  const all = <Row extends About>(rows: Row[]) =>
    rows.map((row) => ({ ...row, key: row.key && withYard(row.key, names) }));
  return (preview: Preview): Preview => ({
    ...preview,
    changes: preview.changes.map((row) => ({ ...row, key: withYard(row.key, names) })),
    conflicts: preview.conflicts.map((row) => ({ ...row, key: withYard(row.key, names) })),
    ...{ problems: all(preview.problems), warnings: all(preview.warnings) },
  });
}
