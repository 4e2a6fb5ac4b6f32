import type { Row } from "../derive/tables.ts";
import { type Change, isWholesale } from "./change.ts";
import { type Comparison, compare, isComparable, type TableChange } from "./comparison.ts";
import { tableOf } from "./content.ts";
import type { Live } from "./live.ts";
import { type Move, movesOf } from "./price-moves.ts";
import type { Proposal } from "./proposal.ts";
import { quoteLines } from "./quote-warnings.ts";
import { changeTexts, conflictText, namesOf } from "./row-texts.ts";
import type { Line, Warning } from "./warning-kinds.ts";
import { warningsOf } from "./warnings.ts";

/** The range that a city shows for a metal: cents per kg, its day, and the number of yards; null if it shows none. */
export type ShownRange = Pick<
  Row<"prices">,
  "minCents" | "maxCents" | "checkedOn" | "yards"
> | null;

/** A changed row with its name, and its changes in words that don't repeat the name. */
interface RowChange extends Change {
  name: string;
  texts: string[];
  /** A price that was checked again without a change, a price that moved, or any other row. */
  kind: "checked" | "moved" | "other";
}

/** The effect of publishing a proposal now, as a terminal and the desk show it. */
export interface Preview {
  live: Live;
  /** False if all data is replaced. */
  isComparable: boolean;
  /** The changes in each table, and the number of rows that it will have. */
  tables: (TableChange & { rows: number })[];
  /** The number of rows of price_history.csv that are not on record yet. */
  newRecords: number;
  changes: RowChange[];
  /** The prices that move, with their names, largest move first. */
  moves: (Move & { name: string })[];
  /** The prices that change. */
  ranges: { key: string; name: string; before: ShownRange; after: ShownRange }[];
  /** Conflicting changes that somebody else has made since, in words. */
  conflicts: (Line & { key: string })[];
  /** Warnings; each kind must be accepted before publishing. */
  warnings: Warning[];
  /** The ranges that quotes make, and the reasons why some quotes don't count. */
  quotes: Line[];
  /** The publication day and the newest check, if the check is later. */
  earlierDay: { day: string; newest: string } | undefined;
}

/** Works out the effect of a proposal, with its warnings. */
export function previewOf(proposal: Proposal, today: string): Preview {
  const { live, dataset, conflicts, newRecords } = proposal;
  const comparison = compare(proposal, today);
  const { tables, prices, nameOf } = comparison;
  const names = namesOf(live.rows);
  const added = namesOf({ ...live.rows, scrapYards: dataset.scrapYards });
  return {
    live,
    isComparable: isComparable(proposal),
    newRecords,
    tables: tables.map((table) => ({ ...table, rows: dataset[table.name].length })),
    changes: proposal.changes
      .filter((change) => !isWholesale(change))
      .map((change) => ({
        ...change,
        name: names.get(change.key) || added.get(change.key) || "",
        texts: changeTexts(change),
        kind: kindOf(change),
      })),
    moves: movesOf(prices).map((move) => ({ ...move, name: nameOf(move.after) })),
    ranges: rangesOf(comparison),
    conflicts: conflicts.map((one) => ({ key: one.key, text: conflictText(one) })),
    warnings: warningsOf(comparison),
    quotes: quoteLines(comparison),
    earlierDay: earlierDay(proposal),
  };
}

function kindOf({ key, before, after }: Change): RowChange["kind"] {
  if (tableOf(key) !== "prices" || !before || !after) return "other";
  const isSame = (name: string) => before[name] === after[name];
  if (!isSame("description")) return "other";
  if (!isSame("min") || !isSame("max")) return before.min && after.min ? "moved" : "other";
  return String(before.checked_on) < String(after.checked_on) ? "checked" : "other";
}

function rangesOf({ prices, nameOf, keyOf }: Comparison): Preview["ranges"] {
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
function earlierDay({ dataset }: Proposal): Preview["earlierDay"] {
  const day = dataset.dataset[0]?.publishedOn ?? "";
  const newest = dataset.prices
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  return newest && day < newest ? { day, newest } : undefined;
}
