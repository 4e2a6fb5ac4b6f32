import { tripCents } from "../../../worker/data/places/drive.ts";
import { inCents, sum, type Worth } from "../../goods/amounts.ts";
import { type LoadWorth, totalOf } from "../worth.ts";

/** The cost of driving, and the most that is carried at once. */
export interface Drive {
  /** Dollars per kilometre, for all trips together. */
  kmCost: number;
  /** Kilograms that fit in one trip. */
  most: number;
}

/** The worth of a load in a city, and the city's distance in a straight line. */
type WorthAway = LoadWorth & { kilometres: number };

/** Compares a city with the nearest one, over the metals with current prices in both. */
export interface Comparison {
  /** Cents more that the other city pays, between the middles of both ranges; negative if it pays less. */
  difference: number;
  /** Cost of the longer drive in cents, there and back. */
  drive: number;
  /** True if the whole trip from the visitor costs more than the load brings there, even at its best price. */
  isLoss: boolean;
  /**
   * The verdict on the drive. A city whose middle lies within the nearest one's range counts as the same: prices within
   * one city differ by as much.
   */
  verdict: "same" | "less" | "pays" | "heavier";
  /** For "heavier": the kilograms of the same mix that one trip needs to pay off; null if no weight does. */
  paysFromKilograms: number | null;
}

/** Lists the metals counted in one city but not in another, by name. */
export function uncountedIn(nearest: LoadWorth, other: LoadWorth): string[] {
  const names = nearest.lines.flatMap(({ line, isCounted }, i) =>
    isCounted && !other.lines[i]?.isCounted ? line.material.name : [],
  );
  return [...new Set(names)];
}

/**
 * Compares a city with the nearest, provided that it counts every metal counted there. Further metals are left
 * out, so that both are compared on the same ones.
 */
export function compare(nearest: WorthAway, other: WorthAway, { kmCost, most }: Drive): Comparison {
  const shared = nearest.lines.flatMap(({ isCounted, worth, line }, i) => {
    const there = other.lines[i];
    return isCounted && worth && there?.worth ? { here: worth, there: there.worth, line } : [];
  });
  const here = sum(shared.map(({ here }) => here));
  const difference = middleCents(sum(shared.map(({ there }) => there))) - middleCents(here);
  const spread = (here.max - here.min) / 2000;
  const drive = tripCents(other.kilometres - nearest.kilometres, kmCost);
  const best = other.total ? inCents(other.total.max) : 0;
  const isLoss = tripCents(other.kilometres, kmCost) > best;
  const comparison = { difference, drive, isLoss, paysFromKilograms: null };
  if (Math.abs(difference) <= spread) return { ...comparison, verdict: "same" };
  if (difference < 0) return { ...comparison, verdict: "less" };
  if (difference > drive) return { ...comparison, verdict: "pays" };
  const load = totalOf(shared, ({ line }) => (line.minGrams + line.maxGrams) / 2000);
  const enough = roundedUp((load * drive) / difference);
  return { ...comparison, verdict: "heavier", paysFromKilograms: enough <= most ? enough : null };
}

/** Returns the middle of a worth, in cents. */
export function middleCents({ min, max }: Worth): number {
  return (min + max) / 2000;
}

/** Rounds kg up to two digits, so that the drive does pay; a third digit would claim too much precision. */
export function roundedUp(kilograms: number): number {
  if (kilograms <= 0) return 0;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(kilograms)) - 1);
  return Math.ceil(kilograms / unit) * unit;
}
