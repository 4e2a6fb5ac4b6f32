import type { Change } from "../compare/change.ts";
import type { ChangeSet } from "../compare/change-set.ts";
import {
  type ContentFile,
  type Fields,
  fileOf,
  isWhole,
  tableOf,
  wholeRow,
} from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import { propose, type Surroundings } from "../compare/proposal.ts";
import { MAX_YARDS } from "../derive/pack-yards.ts";
import { isPart, type Project } from "../project.ts";
import { isDrafted, readPart, wholeDataset } from "./part.ts";
import { newRecords, type Publisher, publish } from "./publish.ts";
import { changesOfRows } from "./read-changes.ts";
import { freeYardId } from "./read-live.ts";
import { quotesOf, withQuotes } from "./read-quotes.ts";
import type { Target } from "./target.ts";

// Every change set reaches the site through this module.

/** The maximum number of rows of a change set that is published from a part of the live data. */
const MAX_PART_ROWS = 400;
/** The maximum number of yards in the cities that it affects. */
const MAX_PART_YARDS = 10_000;

/** The effect of publishing a change set. */
export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** The change set is too large to be published from a part of the live data. */
export class TooLarge extends Error {
  override name = "TooLarge";
}

/**
 * Works out what a change set would do, with either all live data or only the part that its rows affect. A new yard is
 * `yards/new-1` (any word after "new-"), also in the keys of its quotes, and gets its id here: `ids` has them by these
 * names.
 * @throws InvalidRows if rows are invalid, TooLarge, or Error if the database cannot be read
 */
export async function prepare(
  target: Target,
  set: ChangeSet,
  whole?: { live: Live; project: Project },
) {
  if (whole) {
    const proposal = await propose(whole.live, set, surroundings(target, whole.project));
    return { proposal, source: whole.project, ids: new Map<string, string>() };
  }
  const ids = newIds(set.changes, await freeYardId(target));
  const changes = set.changes.map((change) => withIds(change, ids));
  const isSmall = changes.length <= MAX_PART_ROWS && changes.every(({ key }) => isDrafted(key));
  const part = isSmall ? await readPart(target, changes, MAX_PART_YARDS) : undefined;
  if (!part) throw new TooLarge(TOO_LARGE);
  const keys = changes.map(({ key }) => key);
  const live = await withQuotes(target, part.live, keys);
  const names = namesOf(ids);
  const own: ChangeSet = {
    ...set,
    changes: part.changes,
    isMine: set.isMine && ((key) => set.isMine!(withYard(key, names))),
    places: new Map(keys.map((key) => [key, [{ line: withYard(key, names) }]])),
    problems: part.yards + ids.size > MAX_YARDS ? [TOO_MANY] : [],
  };
  const proposal = await propose(live, own, surroundings(target, part.source));
  return { proposal, source: part.source, ids };
}

function surroundings(target: Target, source: Surroundings["source"]): Surroundings {
  return {
    source,
    newRecords: (history, isSample) => newRecords(target, history, isSample),
    keptOf: (keys) => changesOfRows(target, keys),
    quotesOf: (isSample) => (wanted, newest) => quotesOf(target, wanted, newest, isSample),
  };
}

/** A completed publication. */
export interface Published {
  /** In ms since 1970. */
  publishedAt: number;
  /** True if there was an error, although the data was published. */
  isAfterError: boolean;
  /** The ids of new yards, by their names. */
  yards: Record<string, number>;
}

/**
 * Publishes a prepared change set in one transaction.
 * @throws NotPublished with the reason
 */
export async function publishPrepared(
  target: Target,
  { proposal, source, ids }: Prepared,
  publisher: Publisher,
): Promise<Published> {
  const dataset = isPart(source)
    ? await wholeDataset(target, proposal, source.migrations)
    : proposal.dataset;
  const published = await publish(target, { ...proposal, dataset }, publisher);
  const yards = [...ids].map(([name, id]) => [name, Number(id)]);
  return { ...published, yards: Object.fromEntries(yards) };
}

const TOO_LARGE = `This is more than the desk can publish: it changes at most ${MAX_PART_ROWS} yards, quotes, prices and words, in cities with at most ${MAX_PART_YARDS.toLocaleString("en-AU")} yards. It takes the command line`;

const TOO_MANY = {
  file: "scrap_yards.csv",
  reason: `There would be more yards than the site can show, which is ${MAX_YARDS.toLocaleString("en-AU")}.`,
};

/** The ids of new yards by their names, such as "new-1", beginning with `next`. */
function newIds(changes: Change[], next: number): Map<string, string> {
  const names = changes.flatMap(({ key }) => /^yards\/(new-.*)/.exec(key)?.[1] ?? []);
  return new Map(names.map((name, i) => [name, String(next + i)]));
}

/** Values for columns that are missing from older drafts. */
const DEFAULTS: Partial<Record<ContentFile, Fields>> = {
  prices: { description: "" },
  quotes: { is_shown: false },
  synonyms: { is_exact: false },
};

/** A change with yard names replaced by ids. A row that is added or removed gets all its columns. */
function withIds({ key: typed, before, after }: Change, ids: ReadonlyMap<string, string>): Change {
  const key = withYard(typed, ids);
  const file = fileOf(key);
  if (!file || (before && after && !isWhole(tableOf(key)))) return { key, before, after };
  const whole = (row: Fields | null) => row && wholeRow(file, key, { ...DEFAULTS[file], ...row });
  return { key, before: whole(before), after: whole(after) };
}

/** The names of new yards, by id. */
export function namesOf(ids: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...ids].map(([name, id]) => [id, name]));
}

/** A key with its yard replaced by the yard's other form in `forms`. */
export function withYard(key: string, forms: ReadonlyMap<string, string>): string {
  const [table = "", id = "", ...rest] = key.split("/");
  const other = ["yards", "quotes", "todos"].includes(table) ? forms.get(id) : undefined;
  return other === undefined ? key : [table, other, ...rest].join("/");
}
