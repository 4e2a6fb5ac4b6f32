import { readLive } from "../apply/live.ts";
import { rewrite } from "../apply/publish.ts";
import type { Target } from "../apply/target.ts";
import { contentOf, rowsOf } from "../compare/content.ts";
import type { Live, LiveState } from "../compare/live.ts";
import { toDataset } from "../derive/dataset.ts";
import { rangesIn } from "../derive/prices.ts";
import type { Dataset } from "../derive/tables.ts";
import type { WorldPriceRow } from "../project.ts";
import { confirmOutcome } from "./outcome.ts";
import { thisProject } from "./project.ts";

/** What is live, with other world prices. */
export interface WorldProposal {
  dataset: Dataset;
  /** What is live, where the tables hold just what would be made of it now. */
  known: Dataset | undefined;
}

/** What is live with these world prices; undefined while the database is empty. */
export function worldProposal(live: Live, worldPrices: WorldPriceRow[]): WorldProposal | undefined {
  const [dataset] = live.rows.dataset;
  if (!dataset) return undefined;
  const rows = rowsOf(contentOf(live.rows), dataset.publishedOn);
  const ranges = rangesIn(live.rows.prices);
  const now = toDataset(rows, thisProject(), ranges);
  return {
    dataset: toDataset(rows, { ...thisProject(), worldPrices }, ranges),
    known: now.dataset[0]?.version === live.state.version ? now : undefined,
  };
}

/**
 * Writes what is live with its new world prices: no publication, because no price of a yard changes.
 * @throws PublishingError when it fails, which says what the site shows
 */
export async function publishWorldPrices(
  target: Target,
  { dataset, known }: WorldProposal,
  live: LiveState,
): Promise<void> {
  const startedAt = Date.now();
  try {
    await rewrite(target, dataset, live, known);
  } catch (error) {
    await confirmOutcome(target, { dataset, live, startedAt }, error);
  }
}

/**
 * Writes what is live anew where this version of the project makes something else of it, as words of places that an
 * update stores in another way. Resolves to whether it did; an empty database stays empty.
 * @throws PublishingError when it fails, which says what the site shows
 */
export async function fillIn(target: Target): Promise<boolean> {
  const live = await readLive(target);
  const proposal = worldProposal(live, thisProject().worldPrices);
  if (!proposal || proposal.dataset.dataset[0]?.version === live.state.version) return false;
  await publishWorldPrices(target, proposal, live.state);
  return true;
}
