import type { Row } from "../derive/tables.ts";
import { type Change, isWholesale } from "./change.ts";
import { type Comparison, compare, isComparable } from "./comparison.ts";
import { tableOf } from "./content.ts";
import { movesOf } from "./price-moves.ts";
import type { Proposal } from "./proposal.ts";
import { quoteLines } from "./quote-warnings.ts";
import { changeTexts, conflictText, namesOf } from "./row-texts.ts";
import { warningsOf } from "./warnings.ts";

/** The range that a city shows for a metal: cents per kg, its day, and the number of yards; null if it shows none. */
export type ShownRange = Pick<
  Row<"prices">,
  "minCents" | "maxCents" | "checkedOn" | "yards"
> | null;

/** The effect of publishing a proposal now, as a terminal and the desk show it. */
export type Preview = ReturnType<typeof previewOf>;

/** Works out the effect of a proposal, with its warnings. */
export function previewOf(proposal: Proposal, today: string) {
  const { live, dataset, conflicts, newRecords } = proposal;
  const comparison = compare(proposal, today);
  const { tables, prices, nameOf } = comparison;
  const names = namesOf(live.rows);
  const added = namesOf({ ...live.rows, scrapYards: dataset.scrapYards });
  return {
    live,
    /** False if all data is replaced. */
    isComparable: isComparable(proposal),
    /** The number of rows of price_history.csv that are not on record yet. */
    newRecords,
    /** The changes in each table, and the number of rows that it will have. */
    tables: tables.map((table) => ({ ...table, rows: dataset[table.name].length })),
    /** The changed rows with their names, and their changes in words that don't repeat the name. */
    changes: proposal.changes
      .filter((change) => !isWholesale(change))
      .map((change) => ({
        ...change,
        name: names.get(change.key) || added.get(change.key) || "",
        texts: changeTexts(change),
        kind: kindOf(change),
      })),
    /** The prices that move, with their names, largest move first. */
    moves: movesOf(prices).map((move) => ({ ...move, name: nameOf(move.after) })),
    /** The prices that change. */
    ranges: rangesOf(comparison),
    /** Conflicting changes that somebody else has made since, in words. */
    conflicts: conflicts.map((one) => ({ key: one.key, text: conflictText(one) })),
    /** Warnings; each kind must be accepted before publishing. */
    warnings: warningsOf(comparison),
    /** The ranges that quotes make, and the reasons why some quotes don't count. */
    quotes: quoteLines(comparison),
    /** The publication day and the newest check, if the check is later. */
    earlierDay: earlierDay(proposal),
  };
}

/** The kind of a change: a price that was checked again without a change, a price that moved, or any other row. */
function kindOf({ key, before, after }: Change): "checked" | "moved" | "other" {
  if (tableOf(key) !== "prices" || !before || !after) return "other";
  const isSame = (name: string) => before[name] === after[name];
  if (!isSame("description")) return "other";
  if (!isSame("min") || !isSame("max")) return before.min && after.min ? "moved" : "other";
  return String(before.checked_on) < String(after.checked_on) ? "checked" : "other";
}

function rangesOf({ prices, nameOf, keyOf }: Comparison) {
  return prices.flatMap((pair) => {
    const price = (pair.after ?? pair.before)!;
    const [before, after] = [shown(pair.before), shown(pair.after)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [{ key: keyOf(price), name: nameOf(price), before, after }];
  });
}

function shown(price: Row<"prices"> | undefined): ShownRange {
  if (!price) return null;
  const { minCents, maxCents, checkedOn, yards } = price;
  return { minCents, maxCents, checkedOn, yards };
}

/** A publication day before the newest check is probably an old one that nobody updated. */
function earlierDay({ dataset }: Proposal) {
  const day = dataset.dataset[0]?.publishedOn ?? "";
  const newest = dataset.prices
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  return newest && day < newest ? { day, newest } : undefined;
}
