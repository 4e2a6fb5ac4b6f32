import { changesOfRows } from "../apply/kept-changes.ts";
import { newRecords } from "../apply/publish.ts";
import { quotesOf } from "../apply/quotes.ts";
import type { Target } from "../apply/target.ts";
import { contentOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import { type Proposal, propose, type Wish } from "../compare/proposal.ts";
import type { Dataset } from "../derive/tables.ts";
import { thisProject } from "./project.ts";

/** The wish that a database holds a dataset, on the day that it says. */
export function wishOf(dataset: Dataset): Wish {
  return {
    content: contentOf(dataset),
    publishedOn: dataset.dataset[0]?.publishedOn ?? "",
    history: dataset.priceHistory,
  };
}

/** Works out what a wish would change in a database. */
export async function proposalFor(target: Target, live: Live, wish: Wish): Promise<Proposal> {
  const isSample = wish.content.get("dataset")?.is_sample === true;
  return propose(live, wish, {
    project: thisProject(),
    newRecords: await newRecords(target, wish.history, isSample),
    keptOf: (changes) =>
      changesOfRows(
        target,
        changes.map(({ key }) => key),
      ),
    quotesOf: (wanted, newest) => quotesOf(target, wanted, newest, isSample),
  });
}
