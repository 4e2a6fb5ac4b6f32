// npm run data:rollback: lists the publications, or goes back to the state after one of them.

import { prepare } from "../apply/prepare.ts";
import { changesFrom } from "../apply/read-changes.ts";
import { readLive } from "../apply/read-live.ts";
import { withQuotes } from "../apply/read-quotes.ts";
import type { Target } from "../apply/target.ts";
import { readOptions } from "../command-line/options.ts";
import { CommandError } from "../command-line/run.ts";
import type { Terminal } from "../command-line/terminal.ts";
import { type ChangeSet, changesTo } from "../compare/change-set.ts";
import { contentOf } from "../compare/content.ts";
import { columns, dateAndTime } from "../compare/formats.ts";
import { contentBefore, type KeptChange } from "../compare/published-changes.ts";
import { REPLACED } from "../compare/revert.ts";
import { publicationText } from "../compare/row-texts.ts";
import { KINDS } from "../compare/warning-kinds.ts";
import { counted } from "../read/problems.ts";
import { type Command, start } from "./command.ts";
import { previewAndPublish } from "./preview-and-publish.ts";
import { PUBLISHING_OPTIONS, publishingOptions } from "./publishing-options.ts";
import { publicationNumber } from "./revert.ts";
import { thisProject } from "./this-project.ts";

const usage =
  'npm run data:rollback -- [--remote] [--dry-run] [--yes] [--note "…"] [--by NAME] [publication]';

const { accept: _, ...OPTIONS } = PUBLISHING_OPTIONS;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, 1);
  const [given] = positionals;
  const options = publishingOptions(values);
  const publication = given === undefined ? undefined : publicationNumber(given);
  return surroundings.withTarget(values.remote, async (target) => {
    if (publication === undefined) {
      surroundings.print((await listLines(target, values.remote)).join("\n"));
      return true;
    }
    return goBack(target, publication, options, surroundings);
  });
};

async function goBack(
  target: Target,
  publication: number,
  options: ReturnType<typeof publishingOptions>,
  terminal: Terminal,
): Promise<boolean> {
  const later = await laterChanges(target, publication);
  const keys = later.map(({ key }) => key);
  const live = await withQuotes(target, await readLive(target), keys);
  const now = contentOf(live.rows);
  const content = contentBefore(now, later);
  if (!content) throw new CommandError(REPLACED);
  const undone = new Map(later.map((change) => [change.publication, publicationText(change)]));
  if (undone.size > 0)
    terminal.print(["This undoes publication", ...undone.values(), ""].join("\n  "));
  const set: ChangeSet = {
    changes: changesTo(content, now),
    today: options.today,
    isBased: true,
    undoes: undone.size > 0 ? { from: publication + 1 } : undefined,
  };
  const prepared = await prepare(target, set, { live, project: thisProject() });
  const note = options.note ?? `Back to publication ${publication}`;
  // Warnings are printed but don't stop it, because these rows have been live before.
  const all = { ...options, note, accepted: [...KINDS] };
  return (await previewAndPublish(target, prepared, all, terminal)).isWell;
}

/** The changes of all publications after this one. */
async function laterChanges(target: Target, publication: number): Promise<KeptChange[]> {
  const [found, unkept] = await target.query([
    `select id from publications where id = ${publication}`,
    `select id from publications where id > ${publication}
      and id not in (select publication_id from changes) order by id limit 1`,
  ]);
  if (found?.length !== 1) throw new CommandError(`There is no publication ${publication}.`);
  const [first] = unkept ?? [];
  if (first) {
    throw new CommandError(
      `Publication ${first.id} is from before changes were kept, so it cannot be worked out what was live earlier.`,
    );
  }
  return changesFrom(target, publication + 1);
}

/** The number of publications to list. */
const MAX_LISTED = 20;

async function listLines(target: Target, isRemote: boolean): Promise<string[]> {
  const [rows = []] = await target.query([
    `select p.id, p.published_at, p.note, count(c."key") as changes, max(c."by") as "by",
      max(c."key" = 'dataset' and instr(c."after", '"is_sample"')) as replaced
      from publications p left join changes c on c.publication_id = p.id
      group by p.id order by p.id desc limit ${MAX_LISTED}`,
  ]);
  if (rows.length === 0) return ["Nothing has been published yet."];
  const lines = rows.map(({ id, published_at, note, changes, by, replaced }) => [
    String(id),
    dateAndTime(Number(published_at)),
    replaced ? "everything" : counted(Number(changes), "change"),
    by ? `by ${by}` : "",
    String(note ?? ""),
  ]);
  const list = ["Publications, newest first, in Sydney time", ...columns(lines)];
  // A publication that replaced all data keeps no rows, so it cannot be undone.
  if (rows[0]?.replaced) return list;
  const flag = isRemote ? "--remote " : "";
  return [
    ...list,
    "",
    `To take back one of them alone: npm run data:revert -- ${flag}${rows[0]?.id}`,
    `To go back to what one of them made: npm run data:rollback -- ${flag}${rows[1]?.id ?? rows[0]?.id}`,
  ];
}

/** Lists the publications, or goes back to the state after one of them. */
export const rollback: Command = { usage, run, failed: "Nothing was loaded." };

await start(rollback, import.meta.filename);
