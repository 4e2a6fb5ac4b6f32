import { prepare } from "../../publishing/apply/prepare.ts";
import { readLive, readNow } from "../../publishing/apply/read-live.ts";
import type { Target } from "../../publishing/apply/target.ts";
import { readDataset } from "../../publishing/commands/database.ts";
import { previewAndPublish } from "../../publishing/commands/preview-and-publish.ts";
import type { PublishingOptions } from "../../publishing/commands/publishing-options.ts";
import { thisProject } from "../../publishing/commands/this-project.ts";
import { type ChangeSet, changesTo } from "../../publishing/compare/change-set.ts";
import { type Content, contentOf } from "../../publishing/compare/content.ts";
import type { Live, LiveState } from "../../publishing/compare/live.ts";
import type { Line } from "../../publishing/compare/warning-kinds.ts";
import type { Dataset } from "../../publishing/derive/tables.ts";
import { type Data, real, writeFolder } from "./data-folder.ts";
import { placedTarget } from "./sqlite-target.ts";

/** The day on which the tests publish. */
export const TODAY = "2026-11-21";

/** A dataset of real prices, after `change`. */
export function realData(change: (data: Data) => void = () => {}): Dataset {
  return readDataset(
    writeFolder((data) => {
      real(data);
      change(data);
    }),
  );
}

/** A dataset as if it were live, as the first publication. */
export function liveOf(dataset: Dataset): Live {
  const { version, placesVersion: places, isSample } = dataset.dataset[0] ?? {};
  const isEmpty = version === undefined;
  return {
    state: { publication: isEmpty ? 0 : 1, version, places, isSample, yardBlocks: {} },
    publication: isEmpty ? undefined : { id: 1, publishedAt: Date.UTC(2026, 10, 14), note: null },
    rows: dataset,
  };
}

/** A dataset without rows, as a database is before the first publication. */
export const NOTHING: Dataset = {
  ...{ dataset: [], states: [], cities: [], materials: [], prices: [], quotes: [], scrapYards: [] },
  ...{ yardBlocks: [], synonyms: [], vocabulary: [], worldPrices: [], priceHistory: [] },
  ...{ things: [], items: [], places: [], todos: [] },
  suburbs: thisProject().places,
};

/** Sets the price of copper in Sydney. */
export function copper(min: string, max: string, checked_on = "2026-11-18") {
  return (data: Data) => void Object.assign(data.prices[0]!, { min, max, checked_on });
}

/** The texts of lines of a preview. */
export function textsOf(lines: (Line | string)[]): string[] {
  return lines.map((line) => (typeof line === "string" ? line : line.text));
}

/** The versions of the live data. */
export async function liveState(target: Target): Promise<LiveState> {
  return (await readNow(target)).state;
}

/** Runs a test with an empty database of its own. */
export async function withTarget(use: (target: Target) => Promise<void>): Promise<void> {
  await use(placedTarget());
}

/** The options of a test besides a dataset. */
type Options = Partial<PublishingOptions & Pick<ChangeSet, "undoes"> & { base: Content }>;

/**
 * Publishes as the commands do, as if nobody else had published; returns what was printed, and what came of it.
 */
export async function publishOn(
  target: Target,
  dataset: Dataset,
  { base, undoes, ...options }: Options = {},
  ask?: (question: string) => Promise<boolean>,
) {
  const lines: string[] = [];
  const terminal = { print: (line: string) => void lines.push(line), ask };
  const live = await readLive(target);
  const all = {
    ...{ today: TODAY, isDryRun: false, isConfirmed: false, note: undefined, by: "kim" },
    // The contacts of wrangler.toml are fictional, which stops real data at Cloudflare.
    accepted: ["contacts" as const],
    ...options,
  };
  const set: ChangeSet = {
    changes: changesTo(contentOf(dataset), contentOf(live.rows), base),
    ...{ today: dataset.dataset[0]?.publishedOn ?? "", isBased: true, undoes },
    records: dataset.priceHistory,
    isMine: () => all.accepted.some((kind) => kind === "conflicts"),
  };
  const prepared = await prepare(target, set, { live, project: thisProject() });
  const outcome = await previewAndPublish(target, prepared, all, terminal);
  return { ...outcome, output: lines.join("\n") };
}
