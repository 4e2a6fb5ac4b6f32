import { daysBetween } from "../../app/words/format.ts";
import { OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import type { Row } from "../derive/tables.ts";
import { monthFirst } from "../read/dates.ts";
import { priceQuestion } from "../read/price-cells.ts";
import { counted } from "../read/problems.ts";
import type { Comparison } from "./comparison.ts";
import { amount } from "./formats.ts";
import { isAvailable } from "./price-moves.ts";
import { type Warning, warning } from "./warning-kinds.ts";

// Warnings about prices on their own, whatever was live before.

/** A price that is this many times the usual price of its metal, or less than one over this, gets a warning. */
const MAX_FACTOR = 3;

type Price = Row<"prices">;
type About = Comparison["about"];

/** Warns of prices that were last checked too long before `today` ("2026-11-21"). */
export function oldPrices(prices: Price[], today: string, about: About): Warning[] {
  const old = prices
    .filter((price) => isAvailable(price) && daysBetween(price.checkedOn, today) > OLD_AFTER_DAYS)
    .sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  return warning(
    "old",
    `${counted(old.length, "price was", "prices were")} last checked more than ${OLD_AFTER_DAYS} days ago`,
    old.map((price) => {
      const { checkedOn: day } = price;
      return about(price, `: ${day}${monthFirst(day, day, today)}`);
    }),
  );
}

/** Warns of prices outside their metal's range in materials.csv; they may be in cents, or dollars a tonne. */
export function implausiblePrices(
  prices: Price[],
  materials: Row<"materials">[],
  about: About,
): Warning[] {
  const ranges = new Map(materials.map((material) => [material.id, material]));
  const lines = prices.filter(isAvailable).flatMap((price) => {
    const { materialId, minCents: lowCents, maxCents: highCents } = price;
    const metal = ranges.get(materialId);
    const question = metal && priceQuestion({ lowCents, highCents }, metal);
    return question ? [about(price, `: ${question}`)] : [];
  });
  const count = counted(lines.length, "price is", "prices are");
  return warning(
    "range",
    `${count} outside the plausible range of the metal in materials.csv; amounts are dollars per kg`,
    lines,
  );
}

/**
 * Warns of changed prices far from the metal's median over all cities, for example because of a misplaced decimal
 * point.
 */
export function unusualPrices(changed: Price[], all: Price[], about: About): Warning[] {
  const groups = Map.groupBy(all.filter(isAvailable), ({ materialId }) => materialId);
  const unusual = changed.filter(isAvailable).flatMap((price) => {
    const prices = groups.get(price.materialId) ?? [];
    const low = median(prices.map(({ minCents }) => minCents));
    const high = median(prices.map(({ maxCents }) => maxCents));
    if (!isFar(price.minCents, low) && !isFar(price.maxCents, high)) return [];
    const usual = amount({ minCents: low, maxCents: high });
    return [about(price, `: ${amount(price)}, where the median is ${usual}`)];
  });
  const count = counted(unusual.length, "price is", "prices are");
  return warning(
    "range",
    `${count} more than three times or less than a third of the usual price`,
    unusual,
  );
}

function isFar(cents: number, usual: number): boolean {
  return cents > usual * MAX_FACTOR || cents * MAX_FACTOR < usual;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
