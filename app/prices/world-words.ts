import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { WORLD_OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import { worldParts } from "../../worker/data/world-mix.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { daysBetween, shortMonthOf } from "../words/format.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";

// Sentences on world prices, for beside what yards pay. Each names its months, and none looks ahead.

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

/** How old the last of some months is today: "6 months ago", and whether it is too old to compare with today. */
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
 * @param checkedOn YYYY-MM-DD
 * @param after whose checking it was: "this price was checked"
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
  const words = moveWords(to.audPerKg / from.audPerKg - 1);
  return `${span}, after ${after}, the world price of ${worldName(world)} ${words}.`;
}

function moveWords(by: number): string {
  const percent = Math.round(by * 100);
  if (percent === 0) return "hardly moved";
  return `${percent > 0 ? "rose" : "fell"} ${Math.abs(percent)}%`;
}
