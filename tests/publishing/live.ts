import { vi } from "vitest";
import type { Live } from "../../publishing/apply/live.ts";
import type { Target } from "../../publishing/apply/target.ts";
import { readDataset } from "../../publishing/commands/database.ts";
import { type PublishingOptions, previewAndPublish } from "../../publishing/commands/publishing.ts";
import type { Dataset } from "../../publishing/derive/tables.ts";
import { type Data, temporaryFolder, writeFolder } from "./data-folder.ts";
import { placedTarget } from "./sqlite-target.ts";

/** The day on which the tests publish. */
export const TODAY = "2026-11-21";

/** A dataset of real prices, after `change`. */
export function realData(change: (data: Data) => void = () => {}): Dataset {
  return readDataset(
    writeFolder((data) => {
      Object.assign(data.dataset[0]!, { is_sample: "no" });
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
  ...{ dataset: [], states: [], cities: [], materials: [], prices: [], scrapYards: [] },
  ...{ yardBlocks: [], synonyms: [], termIndex: [], priceHistory: [] },
};

/** Sets the price of copper in Sydney. */
export function copper(min: string, max: string, checked_on = "2026-11-18") {
  return (data: Data) => void Object.assign(data.prices[0]!, { min, max, checked_on });
}

/** Runs a test with an empty database of its own, and a folder of its own for backups. */
export async function withTarget(use: (target: Target) => Promise<void>): Promise<void> {
  vi.stubEnv("BACKUP_DIR", temporaryFolder());
  try {
    await use(placedTarget());
  } finally {
    vi.unstubAllEnvs();
  }
}

/** Publishes as the commands do; returns what was printed, and whether all is well. */
export async function publishOn(
  target: Target,
  dataset: Dataset,
  options: Partial<PublishingOptions> = {},
  ask?: (question: string) => Promise<boolean>,
) {
  const lines: string[] = [];
  const terminal = { print: (line: string) => void lines.push(line), ask };
  const all = {
    ...{ today: TODAY, isDryRun: false, isAccepted: false, isConfirmed: false },
    ...options,
  };
  const isWell = await previewAndPublish(target, dataset, all, terminal);
  return { isWell, output: lines.join("\n") };
}
