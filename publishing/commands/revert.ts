// npm run data:revert: publishes the inverse of a publication, or of one row of it.
import { readOptions, UsageError } from "../../command-line/options.ts";
import { CommandError } from "../../command-line/run.ts";
import { changesFrom } from "../apply/kept-changes.ts";
import { readLive } from "../apply/live.ts";
import { withQuotes } from "../apply/quotes.ts";
import { applied, inverse } from "../compare/change.ts";
import { contentOf, tableOf } from "../compare/content.ts";
import { contentBefore, isReplaced, type KeptChange } from "../compare/kept.ts";
import type { Live } from "../compare/live.ts";
import type { Undone, Wish } from "../compare/proposal.ts";
import { KINDS } from "../compare/warning.ts";
import { type Command, start } from "./command.ts";
import { PUBLISHING_OPTIONS, PUBLISHING_USAGE, publishingOptions } from "./options.ts";
import { previewAndPublish } from "./publishing.ts";
import { proposalFor } from "./wish.ts";

const usage = `npm run data:revert -- ${PUBLISHING_USAGE} [--only prices/sydney/copper] publication`;

const OPTIONS = { ...PUBLISHING_OPTIONS, only: { type: "string" } } as const;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, 1);
  const publication = publicationNumber(positionals[0]);
  const { only } = values;
  const given = publishingOptions(values);
  // The note is public, and no yard is named with its quote.
  const part = only && tableOf(only) === "quotes" ? "one quote" : only;
  const note = `Without publication ${publication}${part ? `, ${part}` : ""}`;
  // What looks wrong is said, but only a conflict stops it: the rest was live.
  const accepted = [...given.accepted, ...KINDS.filter((kind) => kind !== "conflicts")];
  const options = { ...given, accepted, note: given.note ?? note };
  return surroundings.withTarget(values.remote, async (target) => {
    const kept = await changesFrom(target, publication);
    const keys = kept.map(({ key }) => key);
    const live = await withQuotes(target, await readLive(target), keys);
    const wish = without(live, kept, publication, only);
    const proposal = await proposalFor(target, live, {
      ...wish,
      today: options.today,
      isMineKept: options.accepted.includes("conflicts"),
    });
    return (await previewAndPublish(target, proposal, options, surroundings)).isWell;
  });
};

/**
 * The number of a publication.
 * @throws UsageError when it is none
 */
export function publicationNumber(given: string | undefined): number {
  if (given === undefined) throw new UsageError("Name the publication by its number.");
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given);
  throw new UsageError(`A publication is named by its number, such as 12 (found "${given}").`);
}

/** What would be live without a publication, or one row of it, merged with what came later. */
function without(
  live: Live,
  kept: KeptChange[],
  publication: number,
  only: string | undefined,
): Wish {
  const own = kept.filter((change) => change.publication === publication);
  const chosen = only === undefined ? own : own.filter(({ key }) => key === only);
  if (own.length === 0) {
    throw new CommandError(
      `There is no publication ${publication}, or it is from before changes were kept. \`npm run data:rollback\` lists those that there are.`,
    );
  }
  if (chosen.length === 0) {
    const isMade = only?.startsWith("prices/") && own.some(({ key }) => tableOf(key) === "quotes");
    const why = isMade
      ? " If it rests on quotes, take back one of these, such as quotes/107/copper/2026-11-20."
      : "";
    throw new CommandError(`Publication ${publication} did not change ${only}.${why}`);
  }
  const later = kept.filter((change) => change.publication > publication);
  const base = isReplaced(own) ? undefined : contentBefore(contentOf(live.rows), later);
  if (!base) throw new CommandError(REPLACED);
  return {
    content: applied(base, chosen.map(inverse)),
    base,
    later,
    publishedOn: live.rows.dataset[0]?.publishedOn ?? "",
    history: [],
    undoes: undoneBy(live, publication, only),
  };
}

/** What is said where a publication cannot be taken back row by row. */
export const REPLACED =
  "That publication, or a later one, replaced everything, so there is nothing to work it out from. Publish a folder that holds what should be live; `npx wrangler d1 time-travel` restores the database at Cloudflare to any minute of the last 30 days.";

function undoneBy(live: Live, publication: number, only: string | undefined): Undone | undefined {
  const range = { from: publication, to: publication };
  if (only === undefined) return range;
  const [table, city, material] = only.split("/");
  const cityId = live.rows.cities.find(({ slug }) => slug === city)?.id;
  const materialId = live.rows.materials.find(({ slug }) => slug === material)?.id;
  if (table !== "prices" || cityId === undefined || materialId === undefined) return undefined;
  return { ...range, price: { cityId, materialId } };
}

/** Publishes the inverse of a publication, or of one row of it. */
export const revert: Command = { usage, run, failed: "Nothing was loaded." };

await start(revert, import.meta.filename);
