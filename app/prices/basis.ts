import type { Basis, PriceRange } from "../../worker/data/prices.ts";
import { dollarRange, shortDate } from "../words/format.ts";
import { mostCommon } from "./most-common.ts";
import { type Age, ageOn, type PricesDay } from "./price-age.ts";

const ONE_YARD = "one yard said";

/** A price of which it may be known how many yards gave it. */
export type Founded = PriceRange & Pick<Basis, "yards" | "quotedFrom"> & { checkedOn: string };

/**
 * What a price rests on: "4 yards, 12–19 Nov", or without days if all of them said it on the day of checking; "one yard
 * said $9.20". Undefined if it was typed as a range.
 */
export function foundation(price: Founded): string | undefined {
  const { yards, quotedFrom, checkedOn } = price;
  if (!yards || !quotedFrom) return undefined;
  if (yards === 1) return oneYardSaid(price);
  const days = quotedFrom === checkedOn ? "" : `, ${dayRange(quotedFrom, checkedOn)}`;
  return `${yards} yards${days}`;
}

/** A price with what it rests on in words. */
export function withBasis<Price extends Founded>(price: Price): Price & Pick<Age, "said"> {
  return price.yards === null ? price : { ...price, said: foundation(price) };
}

/** A price's age, with what it rests on in words. */
export function ageWithBasis(day: PricesDay, price: Founded): Age {
  const age = ageOn(day, price);
  return price.yards === null ? age : { ...age, said: foundation(price) };
}

/** When a price was checked and what it rests on, "19 Nov 2026 (4 yards, 12–19 Nov)"; undefined without a day. */
export function datedWords({ checked, said }: Partial<Age>): string | undefined {
  return checked && said ? `${checked} (${said})` : checked;
}

/** The day and basis that most of some prices share, in words; never what one yard said, which has its amount in it. */
export function sharedWords(prices: Partial<Age>[]): string | undefined {
  const shareable = prices.filter(({ said }) => !said?.startsWith(ONE_YARD));
  return mostCommon(shareable.flatMap((price) => datedWords(price) ?? []));
}

/** "one yard said $9.20", or a range. */
export function oneYardSaid({ minPrice, maxPrice }: PriceRange): string {
  return `${ONE_YARD} ${dollarRange(minPrice, maxPrice, " to ")}`;
}

/** "One price comes from a single yard."; "" if none does. */
export function saysOneYard(prices: Pick<Basis, "yards">[]): string {
  const count = prices.filter(({ yards }) => yards === 1).length;
  if (count === 0) return "";
  return `${count === 1 ? "One price comes" : `${count} prices come`} from a single yard.`;
}

/** "12–19 Nov", or "28 Oct–4 Nov"; the year stands beside it. */
function dayRange(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => shortDate(day).replace(/ \d{4}$/, ""));
  return `${from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : first}–${last}`;
}
