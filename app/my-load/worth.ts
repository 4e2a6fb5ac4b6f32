import type { Basis, CheckedPrice } from "../../worker/data/prices.ts";
import { amountRange, inCents, kilograms, sum, type Worth, worthAt } from "../goods/amounts.ts";
import { paidAt } from "../goods/goods.ts";
import { type Age, ageOn, isOld, type PricesDay } from "../prices/price-age-words.ts";
import { isUnavailable } from "../words/format.ts";
import type { LoadLine } from "./count.ts";

/** A price and, if known, how many yards gave it; browsers recount without that number. */
type KnownPrice = CheckedPrice & Partial<Pick<Basis, "yards">>;

/** A metal of a load with its price in a city. */
export interface LineWorth {
  line: LoadLine;
  /** The price per kilogram of the line; undefined if the city has none for its metal. */
  price: (KnownPrice & Age) | undefined;
  /** The metal's worth there, rounded for display, even at an old price. */
  worth: Worth | undefined;
  /** True if the total counts it: old prices are not counted. */
  isCounted: boolean;
}

/** The worth of a load in a city. */
export type LoadWorth = ReturnType<typeof worthOf>;

/**
 * Values a load at prices by material id; `day` is the day that their age is counted from. The total of the counted
 * metals is rounded for display, and undefined if none is counted.
 */
export function worthOf(
  lines: LoadLine[],
  prices: ReadonlyMap<number, KnownPrice>,
  day: PricesDay,
) {
  const priced = lines.map((line): LineWorth => {
    const found = prices.get(line.material.id);
    if (!found || isUnavailable(found))
      return { line, price: undefined, worth: undefined, isCounted: false };
    const price = { ...paidAt(found, line.pays), ...ageOn(day, found) };
    const worth = worthAt([line.minGrams, line.maxGrams], price);
    return { line, price, worth, isCounted: !isOld(price) };
  });
  const counted = priced.flatMap(({ worth, isCounted }) => (worth && isCounted ? worth : []));
  return { lines: priced, total: counted.length > 0 ? sum(counted) : undefined };
}

/** Returns true if more than half of a load's total rests on weights that are general knowledge alone. */
export function isMostlyGuessed({ lines, total }: LoadWorth): boolean {
  const guessed = totalOf(lines, ({ line, worth, isCounted }) =>
    worth && isCounted ? (worth.max * (line.weakGrams ?? 0)) / line.maxGrams : 0,
  );
  return total !== undefined && guessed > total.max / 2;
}

/** Formats a worth as a range of amounts, "$480 – $660". */
export function worthInWords({ min, max }: Worth, isWhole?: boolean): string {
  return amountRange(inCents(min), inCents(max), isWhole);
}

/** Formats a load's weight: "78 kg", "about 74–87 kg". */
export function weightWords(lines: LoadLine[]): string {
  const light = totalOf(lines, ({ minGrams }) => minGrams);
  const heavy = totalOf(lines, ({ maxGrams }) => maxGrams);
  if (!lines.some(({ isAbout }) => isAbout)) return kilograms(light, heavy);
  // "About 73.495 kg" claims what no one knows.
  const rounded = (grams: number) => (heavy < 10_000 ? grams : Math.round(grams / 100) * 100);
  return `about ${kilograms(rounded(light), rounded(heavy))}`;
}

/** Adds up a number of each of some things. */
export function totalOf<T>(things: T[], numberOf: (thing: T) => number): number {
  return things.reduce((total, thing) => total + numberOf(thing), 0);
}
