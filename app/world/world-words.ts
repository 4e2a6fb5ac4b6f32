import type { Dataset } from "../../worker/data/dataset.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { WORLD_OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import { worldParts } from "../../worker/data/world-mix.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { daysBetween, dollars, longMonth, shortMonthOf } from "../words/format.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";

// Sentences on world prices, for beside what yards pay. Each names its months, and none looks ahead.

/** Shown beside a world price, so that nobody expects it from a yard. */
export const WHY_LESS =
  "Yards pay less: cleaning, freight, alloys and their own margin come off it.";

const INVENTED = "The yards’ prices here are invented, and the world prices are real.";

/** Joins sentences on world prices; beside a sample's prices, adds that those are invented. "" without sentences. */
export function besidePrices(
  sentences: string[],
  dataset: Pick<Dataset, "isSample"> | undefined,
): string {
  const said = sentences.filter((sentence) => sentence !== "");
  return [...said, ...(said.length > 0 && dataset?.isSample ? [INVENTED] : [])].join(" ");
}

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

/** "The world price of copper was $18.84 a kilogram in May 2026, 2 months ago."; undefined without months, or if old. */
export function latestWords(world: string, months: WorldMonth[]): string | undefined {
  const last = months.at(-1);
  const age = last && worldAge(last);
  if (!age || age.isOld) return undefined;
  return `The world price of ${worldName(world)} was ${dollars(last.audPerKg)} a kilogram in ${longMonth(last.month)}, ${age.words}.`;
}

/** A yard's price with the world prices of its metal. */
export interface Checked {
  world: string;
  months: WorldMonth[];
  /** YYYY-MM-DD. */
  checkedOn: string;
}

/**
 * Sentences on how world prices moved after some prices were checked: "From May 2026 to Aug 2026, after this
 * price was checked, the world price of copper rose 6%."; "" if no later month is known, or the last is old.
 * @param after whose checking it was: "this price was checked"
 */
export function sinceWords(prices: Checked[], after: string): string {
  const spans = Map.groupBy(prices.flatMap(moveOf), ({ span }) => span);
  return [...spans]
    .map(([span, moves]) => {
      const said = new Map(moves.map(({ world, words }) => [world, words]));
      // A mix needs no sentence if its metals have theirs.
      const all = [...said].filter(([world]) => {
        const parts = worldParts(world);
        return parts.length === 1 || !parts.every(({ series }) => said.has(series));
      });
      const words = all.map(([world, words]) => `of ${worldName(world)} ${words}`).join(", that ");
      return `${span}, after ${after}, the world price ${words}.`;
    })
    .join(" ");
}

/** The change of a world price from the month of a price to the latest; empty if no later month is known, or it is old. */
function moveOf({ world, months, checkedOn }: Checked) {
  const from = months.find(({ month }) => month === checkedOn.slice(0, 7));
  const to = months.at(-1);
  if (!from || !to || to.month <= from.month || worldAge(to).isOld) return [];
  const span = `From ${shortMonthOf(from.month)} to ${shortMonthOf(to.month)}`;
  return [{ world, span, words: moveWords(to.audPerKg / from.audPerKg - 1) }];
}

function moveWords(by: number): string {
  const percent = Math.round(by * 100);
  if (percent === 0) return "hardly moved";
  return `${percent > 0 ? "rose" : "fell"} ${Math.abs(percent)}%`;
}

/** Months in a row that need both prices. */
const MONTHS = 3;

/**
 * "Yards here paid about 43–58% of the world price of copper from Mar 2026 to May 2026."; undefined unless three
 * months in a row have both a record and a world price.
 */
export function shareWords(
  world: string,
  months: WorldMonth[],
  recorded: { month: string; minPrice: number; maxPrice: number }[],
): string | undefined {
  const prices = new Map(months.map(({ month, audPerKg }) => [month, audPerKg]));
  const both = recorded.flatMap(({ month, minPrice, maxPrice }) => {
    const audPerKg = prices.get(month);
    return audPerKg ? [{ month, minPrice, maxPrice, audPerKg }] : [];
  });
  const last = both.slice(-MONTHS);
  const [first, end] = [last[0], last.at(-1)];
  if (!first || !end || last.length < MONTHS) return undefined;
  if (monthNumber(end.month) - monthNumber(first.month) !== MONTHS - 1) return undefined;
  const sum = (of: "minPrice" | "maxPrice" | "audPerKg") =>
    last.reduce((sum, month) => sum + month[of], 0);
  const [low, high] = (["minPrice", "maxPrice"] as const).map((side) =>
    Math.round((sum(side) / sum("audPerKg")) * 100),
  );
  const share = low === high ? `${low}%` : `${low}–${high}%`;
  return `Yards here paid about ${share} of the world price of ${worldName(world)} from ${shortMonthOf(first.month)} to ${shortMonthOf(end.month)}.`;
}
