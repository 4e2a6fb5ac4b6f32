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

/** The range that a city shows for a metal: cents per kg, its day, and the number of its yards; null for none. */
export type ShownRange = Pick<
  Row<"prices">,
  "minCents" | "maxCents" | "checkedOn" | "yards"
> | null;

/** A row that changes, with its name, and its changes in words that leave out the row. */
interface RowChange extends Change {
  name: string;
  texts: string[];
  /** A price that was checked again and is the same, one that moved, or any other row. */
  kind: "checked" | "moved" | "other";
}

/** The effect that publishing a proposal has now, as a terminal and the desk show it. */
export interface Preview {
  live: Live;
  /** False if everything is replaced. */
  isComparable: boolean;
  /** By table, with the number of rows to come. */
  tables: (TableChange & { rows: number })[];
  /** The number of rows of price_history.csv that are not on record. */
  newRecords: number;
  changes: RowChange[];
  /** The prices that move, with their names, the largest first. */
  moves: (Move & { name: string })[];
  /** The prices that change, by their keys. */
  ranges: { key: string; name: string; before: ShownRange; after: ShownRange }[];
  /** The changes by somebody else since, in words. */
  conflicts: (Line & { key: string })[];
  /** Each is published once its kind is accepted. */
  warnings: Warning[];
  /** The ranges that quotes make, and why some quotes count for nothing. */
  quotes: Line[];
  /** The day of publication if it lies before the newest check, with that. */
  earlierDay: { day: string; newest: string } | undefined;
}

/** The effect of a proposal, with its warnings. */
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

/** A day that lies before the newest check is most likely an old one that nobody looked at. */
function earlierDay({ dataset }: Proposal): Preview["earlierDay"] {
  const day = dataset.dataset[0]?.publishedOn ?? "";
  const newest = dataset.prices
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  return newest && day < newest ? { day, newest } : undefined;
}
