import { daysBetween } from "../../app/format.ts";
import { OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import type { Row } from "../derive/tables.ts";
import { isAvailable } from "./moves.ts";
import { amount, counted, listed, type NameOf } from "./names.ts";

// What looks wrong in a folder's prices on their own, whatever is live.

/** How many times the usual price of its metal a price may be, up or down. */
const MAX_FACTOR = 3;

type Price = Row<"prices">;

/** Prices that were last checked long before a day, "2026-11-21". */
export function oldPrices(prices: Price[], today: string, nameOf: NameOf): string[] {
  const old = prices
    .filter((price) => isAvailable(price) && daysBetween(price.checkedOn, today) > OLD_AFTER_DAYS)
    .sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  return listed(
    `${counted(old.length, "price was", "prices were")} last checked more than ${OLD_AFTER_DAYS} days ago`,
    old.map((price) => `${nameOf(price)}: ${price.checkedOn}`),
  );
}

/** Prices far from the median of their metal in all cities: a slip of the decimal point, for example. */
export function unusualPrices(all: Price[], nameOf: NameOf): string[] {
  const groups = Map.groupBy(all.filter(isAvailable), ({ materialId }) => materialId);
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
  return listed(`${count} more than three times or less than a third of the usual price`, unusual);
}

function isFar(cents: number, usual: number): boolean {
  return cents > usual * MAX_FACTOR || cents * MAX_FACTOR < usual;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
