import type { Dataset } from "../../worker/data/dataset.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { WORLD_OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import type { CheckedPrice } from "../../worker/data/prices.ts";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { worldParts } from "../../worker/data/world-mix.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { daysBetween, isUnavailable, longMonth, shortMonthOf } from "../words/format.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";
import { mostCommon } from "./basis.ts";
import { ageOn, isAgeSaid, type PricesDay } from "./price-age-words.ts";

// Sentences on world prices. Each names its months, and none looks ahead.

/** Puts a material's `world` into words: "copper", "60% copper and 40% zinc". */
export function worldName(world: string): string {
  const parts = worldParts(world);
  return parts
    .map(({ series, share }) => {
      const name = series.replaceAll("-", " ");
      return parts.length > 1 ? `${Math.round(share * 100)}% ${name}` : name;
    })
    .join(" and ");
}

/** Names a world price with its month: "World price of 60% copper and 40% zinc, May 2026". */
export function worldPriceName(slug: string, world: string, month: string): string {
  // Materials' slugs use the American spelling, the series do not.
  const isItself = world === slug || (slug === "aluminum" && world === "aluminium");
  return `World price${isItself ? "" : ` of ${worldName(world)}`}, ${longMonth(month)}`;
}

/** The age of a month today, "6 months ago", and if its price is too old to compare with today's. */
export function worldAge({ month }: WorldMonth): { words: string; isOld: boolean } {
  const today = dayIn(NATIONAL_TIME_ZONE);
  const number = monthNumber(month);
  const ago = monthNumber(today.slice(0, 7)) - number;
  const words = ago < 1 ? "this month" : ago === 1 ? "last month" : `${ago} months ago`;
  const days = daysBetween(`${isoMonth(number + 1)}-01`, today);
  return { words, isOld: days > WORLD_OLD_AFTER_DAYS };
}

/**
 * A sentence on how a world price moved after a price was checked: "From May 2026 to Aug 2026, after this price was
 * checked, the world price of copper rose 6%."; "" if no later month is known, or the last is old.
 * @param checkedOn the day or month of the check, YYYY-MM-DD or YYYY-MM
 * @param after the event in words: "this price was checked"
 */
export function sinceWords(
  world: string,
  months: WorldMonth[],
  checkedOn: string,
  after: string,
): string {
  const from = months.find(({ month }) => month === checkedOn.slice(0, 7));
  const to = months.at(-1);
  if (!from || !to || to.month <= from.month || worldAge(to).isOld) return "";
  const span = `From ${shortMonthOf(from.month)} to ${shortMonthOf(to.month)}`;
  const percent = Math.round((to.audPerKg / from.audPerKg - 1) * 100);
  const moved = `${percent > 0 ? "rose" : "fell"} ${Math.abs(percent)}%`;
  return `${span}, after ${after}, the world price of ${worldName(world)} ${percent ? moved : "hardly moved"}.`;
}

/** Months of world prices to look through for a recorded one: two years, and two months because the record lags. */
const RECENT = 26;

/** Shares that have a name, in per cent. */
const NAMED_SHARES: [share: number, name: string][] = [
  [25, "a quarter of"],
  [33, "a third of"],
  [50, "half"],
  [67, "two thirds of"],
  [75, "three quarters of"],
];

/**
 * A sentence on the share of a world price that yards pay, in the mean of the cities: "Yards pay about half the world
 * price of copper."; undefined if no recent month has both prices.
 * @param months world prices, earliest first
 */
export function shareWords(
  world: string,
  months: WorldMonth[],
  recorded: Pick<PriceMonth, "month" | "middlePrice">[],
): string | undefined {
  const yards = new Map(recorded.map(({ month, middlePrice }) => [month, middlePrice]));
  const last = months.slice(-RECENT).findLast(({ month }) => yards.has(month));
  if (!last) return undefined;
  const percent = Math.round((yards.get(last.month)! / last.audPerKg) * 100);
  const named = NAMED_SHARES.find(([share]) => Math.abs(share - percent) <= 4)?.[1];
  return `Yards pay about ${named ?? `${percent}% of`} the world price of ${worldName(world)}.`;
}

/** Replaces the share if that is unknown, so that nobody expects a yard to pay the world price. */
const WHY_LESS = "Yards pay less: cleaning, freight and their own margin come off.";
const OLDER = "the older of these prices were checked";
const INVENTED = "The yards’ prices here are invented, and the world prices are real.";

/**
 * Sentences that put a material's world price beside the prices of yards: the share that yards pay, the age of the
 * latest month, the move since the month when most of the prices that are no longer new were checked, and for
 * sample data that the prices are invented.
 * @param months world prices, at least one, earliest first
 * @param recorded monthly prices of yards
 */
export function besidePrices(
  world: string,
  months: WorldMonth[],
  recorded: Pick<PriceMonth, "month" | "middlePrice">[],
  prices: CheckedPrice[],
  day: PricesDay,
  dataset: Pick<Dataset, "isSample"> | undefined,
): string {
  const due = prices.filter((price) => !isUnavailable(price) && isAgeSaid(ageOn(day, price)));
  const month = mostCommon(due.map(({ checkedOn }) => checkedOn.slice(0, 7)));
  const sentences = [
    shareWords(world, months, recorded) ?? WHY_LESS,
    `Our latest figure is from ${worldAge(months.at(-1)!).words}.`,
    month && sinceWords(world, months, month, OLDER),
    dataset?.isSample && INVENTED,
  ];
  return sentences.filter(Boolean).join(" ");
}
