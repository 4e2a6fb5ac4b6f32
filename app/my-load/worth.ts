import type { Basis, CheckedPrice } from "../../worker/data/prices.ts";
import { sum, type Worth, worthAt } from "../goods/amounts.ts";
import { paidAt } from "../goods/goods.ts";
import { type Age, ageOn, isOld, type PricesDay } from "../prices/price-age.ts";
import { isUnavailable } from "../words/format.ts";
import type { LoadLine } from "./count.ts";

/** A price of which it may be known how many yards gave it; browsers that count again do not need that. */
type KnownPrice = CheckedPrice & Partial<Pick<Basis, "yards">>;

/** A metal of a load with its price in a city. */
export interface LineWorth {
  line: LoadLine;
  /** What the line is paid a kilogram; undefined if the city has no price for its metal. */
  price: (KnownPrice & Age) | undefined;
  /** Its worth there as it is shown, even if its price is old. */
  worth: Worth | undefined;
  /** True if the total counts it: old prices are not counted. */
  isCounted: boolean;
}

/** The worth of a load in a city. */
export interface LoadWorth {
  lines: LineWorth[];
  /** Of the metals that are counted, as it is shown; undefined if none is. */
  total: Worth | undefined;
}

/** The worth of a load at some prices, by material id; `day` is what the prices are dated against. */
export function worthOf(
  lines: LoadLine[],
  prices: ReadonlyMap<number, KnownPrice>,
  day: PricesDay,
): LoadWorth {
  const priced = lines.map((line): LineWorth => {
    const found = prices.get(line.material.id);
    if (!found || isUnavailable(found))
      return { line, price: undefined, worth: undefined, isCounted: false };
    const price = { ...paidAt(found, line.pays), ...ageOn(day, found) };
    return {
      line,
      price,
      worth: worthAt([line.minGrams, line.maxGrams], price),
      isCounted: !isOld(price),
    };
  });
  const counted = priced.flatMap(({ worth, isCounted }) => (worth && isCounted ? worth : []));
  return { lines: priced, total: counted.length > 0 ? sum(counted) : undefined };
}

/** True if more than half of a load's total rests on weights that are general knowledge alone. */
export function isMostlyGuessed({ lines, total }: LoadWorth): boolean {
  const guessed = lines.map(({ line, worth, isCounted }) =>
    worth && isCounted ? (worth.max * (line.weakGrams ?? 0)) / line.maxGrams : 0,
  );
  return total !== undefined && guessed.reduce((a, b) => a + b, 0) > total.max / 2;
}
