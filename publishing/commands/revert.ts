// npm run data:revert: undoes a publication, or one row of it, by publishing the inverse.

import { prepare } from "../apply/prepare.ts";
import { changesFrom } from "../apply/read-changes.ts";
import { readLive } from "../apply/read-live.ts";
import { withQuotes } from "../apply/read-quotes.ts";
import { readOptions, UsageError } from "../command-line/options.ts";
import { noteWithout, without } from "../compare/revert.ts";
import { KINDS } from "../compare/warning-kinds.ts";
import { type Command, start } from "./command.ts";
import { previewAndPublish } from "./preview-and-publish.ts";
import { PUBLISHING_OPTIONS, PUBLISHING_USAGE, publishingOptions } from "./publishing-options.ts";
import { thisProject } from "./this-project.ts";

const usage = `npm run data:revert -- ${PUBLISHING_USAGE} [--only prices/sydney/copper] publication`;

const OPTIONS = { ...PUBLISHING_OPTIONS, only: { type: "string" } } as const;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, 1);
  const publication = publicationNumber(positionals[0]);
  const { only } = values;
  const given = publishingOptions(values);
  // Warnings are printed, but only conflicts stop it, because these rows have been live before.
  const accepted = [...given.accepted, ...KINDS.filter((kind) => kind !== "conflicts")];
  const options = { ...given, accepted, note: given.note ?? noteWithout(publication, only) };
  return surroundings.withTarget(values.remote, async (target) => {
    const kept = await changesFrom(target, publication);
    const keys = kept.map(({ key }) => key);
    const live = await withQuotes(target, await readLive(target), keys);
    const isMine = () => options.accepted.includes("conflicts");
    const set = without(kept, { publication, only, today: options.today, isMine });
    const prepared = await prepare(target, set, { live, project: thisProject() });
    return (await previewAndPublish(target, prepared, options, surroundings)).isWell;
  });
};

/**
 * The number of a publication.
 * @throws UsageError if it is not a number
 */
export function publicationNumber(given: string | undefined): number {
  if (given === undefined) throw new UsageError("Name the publication by its number.");
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
  throw new UsageError(`A publication is named by its number, such as 12 (found "${given}").`);
}

/** Undoes a publication, or one row of it, by publishing the inverse. */
export const revert: Command = { usage, run, failed: "Nothing was loaded." };

await start(revert, import.meta.filename);
