import type { Row } from "../derive/tables.ts";
import type { Change } from "./change.ts";
import { isWholesale } from "./change.ts";
import type { TableChange } from "./changes.ts";
import { tableOf } from "./content.ts";
import { isComparable, type Judged, judge } from "./judged.ts";
import type { Live } from "./live.ts";
import { type Move, movesOf } from "./moves.ts";
import type { Proposal } from "./proposal.ts";
import { quoteLines } from "./quote-warnings.ts";
import { changeTexts, conflictText, namesOf } from "./row-names.ts";
import type { Line, Warning } from "./warning.ts";
import { warningsOf } from "./warnings.ts";

/** What a city shows for a metal, in cents per kg, with the day it is of and how many yards it rests on; null for nothing. */
export type ShownRange = Pick<
  Row<"prices">,
  "minCents" | "maxCents" | "checkedOn" | "yards"
> | null;

/** A row that changes, with its name and what becomes of it in words that leave out which row it is. */
interface RowChange extends Change {
  name: string;
  texts: string[];
  /** A price that was checked again and is the same, one that moved, or any other row. */
  kind: "checked" | "moved" | "other";
}

/** What publishing a proposal would do to what is live at this moment: a terminal and the desk show the same. */
export interface Preview {
  live: Live;
  /** Whether what is live can be compared with it: otherwise everything is replaced. */
  isComparable: boolean;
  /** By table, with how many rows it will have. */
  tables: (TableChange & { rows: number })[];
  /** Rows of price_history.csv that are not on record. */
  newRecords: number;
  changes: RowChange[];
  /** The prices that move, with their names, the largest first. */
  moves: (Move & { name: string })[];
  /** What becomes of prices, by their keys. */
  ranges: { key: string; name: string; before: ShownRange; after: ShownRange }[];
  /** What somebody else changed since, in words. */
  conflicts: (Line & { key: string })[];
  /** What looks wrong: it is published once its kind is accepted. */
  warnings: Warning[];
  /** What the quotes make, and why some of them count for nothing. */
  quotes: Line[];
  /** The day of publication if it lies before the newest check, with that. */
  earlierDay: { day: string; newest: string } | undefined;
}

/** What a proposal would do, and what looks wrong in it. */
export function previewOf(proposal: Proposal, today: string): Preview {
  const { live, dataset, conflicts, newRecords } = proposal;
  const judged = judge(proposal, today);
  const { changes, nameOf } = judged;
  const names = namesOf(live.rows);
  const added = namesOf({ ...live.rows, scrapYards: dataset.scrapYards });
  return {
    ...{ live, isComparable: isComparable(proposal), newRecords },
    tables: changes.tables.map((table) => ({ ...table, rows: dataset[table.name].length })),
    changes: proposal.changes
      .filter((change) => !isWholesale(change))
      .map((change) => ({
        ...change,
        name: names.get(change.key) || added.get(change.key) || "",
        ...{ texts: changeTexts(change), kind: kindOf(change) },
      })),
    moves: movesOf(changes.prices).map((move) => ({ ...move, name: nameOf(move.after) })),
    ranges: rangesOf(judged),
    conflicts: conflicts.map((one) => ({ key: one.key, text: conflictText(one) })),
    warnings: warningsOf(judged),
    quotes: quoteLines(judged),
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

function rangesOf({ changes, nameOf, keyOf }: Judged): Preview["ranges"] {
  return changes.prices.flatMap(({ before, after }) => {
    const price = (after ?? before)!;
    if (JSON.stringify(shown(before)) === JSON.stringify(shown(after))) return [];
    const about = { key: keyOf(price), name: nameOf(price) };
    return [{ ...about, before: shown(before), after: shown(after) }];
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
  const days = dataset.prices.map(({ checkedOn }) => checkedOn);
  const newest = days.reduce((a, b) => (a > b ? a : b), "");
  return day < newest ? { day, newest } : undefined;
}
