import type { Live } from "../apply/live.ts";
import type { Dataset } from "../derive/tables.ts";
import type { Changes, PricePair, TableChange } from "./changes.ts";
import { isAvailable, movesOf } from "./moves.ts";
import { amount, counted, listed, type NameOf, percent, tableName } from "./names.ts";
import { oldPrices, unusualPrices } from "./price-warnings.ts";

// What looks wrong in a publication even though every row is valid. Each function returns lines for the operator.

/** A price that moves by more than this is named. */
const MAX_MOVE = 0.25;
/** The share of a table's rows whose removal is worth a warning. */
const MAX_GONE = 1 / 20;

/** What the warnings about a publication are based on. */
export interface Judged {
  live: Live;
  dataset: Dataset;
  changes: Changes;
  /** "2026-11-21". */
  today: string;
  nameOf: NameOf;
}

/**
 * Whether what is live and what is to be published can be compared: not if nothing is live, nor if one is a sample
 * and the other is not.
 */
export function isComparable({ live, dataset }: Pick<Judged, "live" | "dataset">): boolean {
  return live.state.isSample === dataset.dataset[0]?.isSample;
}

/** What looks wrong, a text for each kind of mistake. */
export function warningsOf(judged: Judged): string[] {
  const { live, dataset, changes } = judged;
  const isSample = dataset.dataset[0]?.isSample === true;
  const replacesReal = live.state.isSample === false && isSample;
  return [
    ...(replacesReal ? ["Sample data would replace real data."] : []),
    ...(isComparable(judged)
      ? [
          ...largeMoves(judged),
          ...changes.tables.flatMap((table) => gone(table, changes.prices)),
          ...earlierDays(judged),
          ...onlyDays(changes.prices),
        ]
      : []),
    // Nobody checks the prices of a sample.
    ...(isSample ? [] : oldPrices(dataset.prices, judged.today, judged.nameOf)),
    ...unusualPrices(dataset.prices, judged.nameOf),
  ];
}

function largeMoves({ changes, nameOf }: Judged): string[] {
  const large = movesOf(changes.prices).filter(({ change }) => Math.abs(change) > MAX_MOVE);
  const count = counted(large.length, "price moves", "prices move");
  return listed(
    `${count} by more than a quarter`,
    large.map(
      ({ before, after, change }) =>
        `${nameOf(after)}: ${amount(before)} → ${amount(after)} (${percent(change)})`,
    ),
  );
}

/** Rows that go; a price that becomes unavailable counts as gone. */
function gone({ name, before, removed }: TableChange, prices: PricePair[]): string[] {
  const isPrices = name === "prices";
  const available = prices.filter((pair) => isAvailable(pair.before));
  const all = isPrices ? available.length : before;
  const lost = isPrices ? available.filter(({ after }) => !isAvailable(after)).length : removed;
  if (lost === 0 || lost / all < MAX_GONE) return [];
  return [`${lost} of ${all} ${tableName(name)} would be gone.`];
}

function earlierDays({ live, dataset, changes, nameOf }: Judged): string[] {
  const prices = changes.prices.flatMap(({ before, after }) => {
    if (!before || !after || after.checkedOn >= before.checkedOn) return [];
    return [`${nameOf(after)}: ${before.checkedOn} → ${after.checkedOn}`];
  });
  const days = new Map(live.rows.states.map(({ code, checkedOn }) => [code, checkedOn]));
  const states = dataset.states.flatMap(({ code, checkedOn }) => {
    const before = days.get(code) ?? "";
    return checkedOn < before ? [`the rules of ${code}: ${before} → ${checkedOn}`] : [];
  });
  const yardDays = new Map(live.rows.scrapYards.map(({ id, checkedOn }) => [id, checkedOn]));
  const yards = dataset.scrapYards.flatMap(({ id, name, checkedOn }) => {
    const before = yardDays.get(id);
    return before && checkedOn && checkedOn < before ? [`${name}: ${before} → ${checkedOn}`] : [];
  });
  return listed("These checking dates go back", [...prices, ...states, ...yards]);
}

function onlyDays(prices: PricePair[]): string[] {
  const isChanged = ({ before, after }: PricePair) =>
    before?.minCents !== after?.minCents || before?.maxCents !== after?.maxCents;
  if (prices.some(isChanged)) return [];
  const later = prices.filter(({ before, after }) => before!.checkedOn < after!.checkedOn).length;
  if (later === 0) return [];
  const count = counted(later, "price has", "prices have");
  return [
    `${count} a later checking date, but no price changes. ${later === 1 ? "Was it" : "Were they"} really checked?`,
  ];
}
