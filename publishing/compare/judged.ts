import { type Changes, changesOf } from "./changes.ts";
import { type NameOf, priceKeys, priceNames } from "./names.ts";
import type { Proposal } from "./proposal.ts";
import type { About } from "./warning.ts";

/** What the warnings about a publication are based on. */
export interface Judged {
  proposal: Proposal;
  changes: Changes;
  /** "2026-11-21". */
  today: string;
  nameOf: NameOf;
  /** The key of a price, "prices/sydney/copper". */
  keyOf: NameOf;
  about: About;
}

/** What there is to be judged of a proposal, on a day. */
export function judge(proposal: Proposal, today: string): Judged {
  const { live, dataset } = proposal;
  const nameOf = priceNames(live.rows, dataset);
  const keyOf = priceKeys(live.rows, dataset);
  const about: About = (price, text = "") => ({ text: nameOf(price) + text, key: keyOf(price) });
  return { proposal, changes: changesOf(live, dataset), today, nameOf, keyOf, about };
}

/**
 * Whether what is live and what is to be published can be compared: not if nothing is live, nor if one is a sample
 * and the other is not.
 */
export function isComparable({ live, dataset }: Pick<Proposal, "live" | "dataset">): boolean {
  return live.state.isSample === dataset.dataset[0]?.isSample;
}
