import { rewrite } from "../apply/publish.ts";
import { readLive } from "../apply/read-live.ts";
import { newestQuotes } from "../apply/read-quotes.ts";
import type { Target } from "../apply/target.ts";
import { contentOf, rowsOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import { toDataset, toTables, withSaid } from "../derive/dataset.ts";
import { quotingYards, saidIn } from "../derive/from-quotes.ts";
import type { Dataset } from "../derive/tables.ts";
import type { WorldPriceRow } from "../project.ts";
import { thisProject } from "./this-project.ts";

/** The live data with other world prices. */
export interface WorldProposal {
  dataset: Dataset;
  /** The live data, if the tables hold exactly what this version would make of it. */
  known: Dataset | undefined;
}

/**
 * The live data with these world prices; undefined while the database is empty. The metals that yards take stay, unless it
 * is to be made anew of what they said.
 */
export function worldProposal(
  live: Live,
  worldPrices: WorldPriceRow[],
  quotes?: Live["rows"]["quotes"],
): WorldProposal | undefined {
  const [dataset] = live.rows.dataset;
  if (!dataset) return undefined;
  const rows = rowsOf(contentOf(live.rows), dataset.publishedOn);
  const said = saidIn(live.rows);
  const now = toDataset(rows, thisProject(), said);
  const tables = toTables(rows, { ...thisProject(), worldPrices });
  const yards = quotes ? quotingYards(quotes, tables) : said.yards;
  return {
    dataset: withSaid(tables, thisProject(), { ...said, yards }),
    known: now.dataset[0]?.version === live.state.version ? now : undefined,
  };
}

/**
 * Writes what is live anew where this version of the project makes something else of it, as words of places that an
 * update stores in another way. Resolves to whether it did; an empty database stays empty.
 * @throws NotPublished when it fails, which says what the site shows
 */
export async function fillIn(target: Target): Promise<boolean> {
  const live = await readLive(target);
  const proposal = worldProposal(live, thisProject().worldPrices, await newestQuotes(target));
  if (!proposal || proposal.dataset.dataset[0]?.version === live.state.version) return false;
  await rewrite(target, proposal.dataset, live.state, proposal.known);
  return true;
}
