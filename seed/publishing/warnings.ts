import type { Dataset, Row } from "../loader/tables.ts";
import type { Changes, PricePair, TableChange } from "./changes.ts";
import type { Live } from "./live.ts";
import { isAvailable, movesOf } from "./moves.ts";
import { amount, counted, type NameOf, percent, TABLE_NAMES } from "./names.ts";

// What looks wrong in a load although every row is valid. Each function returns lines for the operator.

/** A price that moves by more than this is named. */
const MAX_MOVE = 0.25;
/** The share of a table's rows that may go. */
const MAX_GONE = 1 / 20;
/** Days after which a price counts as old. */
export const OLD_DAYS = 90;
/** How many times the usual price of its metal a price may be, up or down. */
const MAX_FACTOR = 3;
/** How many examples are named. */
const EXAMPLES = 10;

type Price = Row<"prices">;

/** What a load is judged by. */
export interface Judged {
  live: Live;
  dataset: Dataset;
  changes: Changes;
  /** "2026-11-21". */
  today: string;
  nameOf: NameOf;
}

/**
 * Whether what is live and what is loaded can be compared: not if nothing is live, nor if one is a sample
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
    ...(isSample ? [] : oldPrices(judged)),
    ...unusualPrices(judged),
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
  return [`${lost} of ${all} ${TABLE_NAMES[name]} would be gone.`];
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
  return listed("These days of checking go back", [...prices, ...states, ...yards]);
}

function onlyDays(prices: PricePair[]): string[] {
  const isChanged = ({ before, after }: PricePair) =>
    before?.minCents !== after?.minCents || before?.maxCents !== after?.maxCents;
  if (prices.some(isChanged)) return [];
  const later = prices.filter(({ before, after }) => before!.checkedOn < after!.checkedOn).length;
  if (later === 0) return [];
  const count = counted(later, "price has", "prices have");
  return [
    `${count} a later day of checking, but not one price changes. ${later === 1 ? "Was it" : "Were they"} really checked?`,
  ];
}

function oldPrices({ dataset, today, nameOf }: Judged): string[] {
  const old = dataset.prices
    .filter((price) => isAvailable(price) && daysBetween(price.checkedOn, today) > OLD_DAYS)
    .sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  return listed(
    `${counted(old.length, "price was", "prices were")} last checked more than ${OLD_DAYS} days ago`,
    old.map((price) => `${nameOf(price)}: ${price.checkedOn}`),
  );
}

/** Prices far from the median of their metal in all cities: a slip of the decimal point, for example. */
function unusualPrices({ dataset, nameOf }: Judged): string[] {
  const groups = Map.groupBy(dataset.prices.filter(isAvailable), ({ materialId }) => materialId);
  const unusual = [...groups.values()].flatMap((prices) => {
    const low = median(prices.map(({ minCents }) => minCents));
    const high = median(prices.map(({ maxCents }) => maxCents));
    const isUnusual = ({ minCents, maxCents }: Price) =>
      isFar(minCents, low) || isFar(maxCents, high);
    return prices.filter(isUnusual).map((price) => {
      const usual = amount({ ...price, minCents: low, maxCents: high });
      return `${nameOf(price)}: ${amount(price)}, where the median is ${usual}`;
    });
  });
  const count = counted(unusual.length, "price is", "prices are");
  return listed(`${count} more than three times, or less than a third of, the usual`, unusual);
}

function isFar(cents: number, usual: number): boolean {
  return cents > usual * MAX_FACTOR || cents * MAX_FACTOR < usual;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** Days from one day to another, both as "2026-11-21". */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** A heading with examples below it; nothing if there are none. */
function listed(heading: string, examples: string[]): string[] {
  if (examples.length === 0) return [];
  const hidden = examples.length - EXAMPLES;
  const more = hidden > 0 ? [`and ${hidden.toLocaleString("en-AU")} more`] : [];
  return [[`${heading}:`, ...examples.slice(0, EXAMPLES), ...more].join("\n    ")];
}
