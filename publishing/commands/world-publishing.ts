import { rewrite } from "../apply/publish.ts";
import { readLive } from "../apply/read-live.ts";
import { newestQuotes } from "../apply/read-quotes.ts";
import type { Target } from "../apply/target.ts";
import { contentOf, rowsOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import { toDataset, toTables, withSaid } from "../derive/dataset.ts";
import { quotingYards, saidIn } from "../derive/from-quotes.ts";
import type { WorldPriceRow } from "../project.ts";
import { thisProject } from "./this-project.ts";

/**
 * The live data with these world prices; undefined if the database is empty. The metals that yards accept stay as they
 * are, unless they are to be worked out again from quotes.
 */
export function worldProposal(
  live: Live,
  worldPrices: WorldPriceRow[],
  quotes?: Live["rows"]["quotes"],
) {
  const [dataset] = live.rows.dataset;
  if (!dataset) return undefined;
  const rows = rowsOf(contentOf(live.rows), dataset.publishedOn);
  const said = saidIn(live.rows);
  const now = toDataset(rows, thisProject(), said);
  const tables = toTables(rows, { ...thisProject(), worldPrices });
  const yards = quotes ? quotingYards(quotes, tables) : said.yards;
  return {
    dataset: withSaid(tables, thisProject(), { ...said, yards }),
    /** The live data; undefined if this version would not make exactly what the tables hold. */
    known: now.dataset[0]?.version === live.state.version ? now : undefined,
  };
}

/**
 * Writes the live data again if this version of the project derives something else from it, for example if an update
 * stores the words of places differently. Resolves to true if it did; an empty database stays empty.
 * @throws NotPublished if it fails, with a message that says what the site shows
 */
export async function fillIn(target: Target): Promise<boolean> {
  const live = await readLive(target);
  const proposal = worldProposal(live, thisProject().worldPrices, await newestQuotes(target));
  if (!proposal || proposal.dataset.dataset[0]?.version === live.state.version) return false;
  await rewrite(target, proposal.dataset, live.state, proposal.known);
  return true;
}
