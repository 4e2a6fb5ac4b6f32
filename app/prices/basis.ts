import type { Basis, PriceRange } from "../../worker/data/prices.ts";
import { dollarRange, shortDate } from "../words/format.ts";
import { type Age, ageOn, type PricesDay } from "./price-age-words.ts";

const ONE_YARD = "one yard";
const FEW = ["one", "two", "three", "four"];

/** A price with its number of yards, if it comes from quotes. */
type Founded = PriceRange & Omit<Basis, "basis"> & { checkedOn: string };

/**
 * The basis of a price in words: "4 yards, one of them by itself, 12–19 Nov", or without days if all yards were asked on
 * the day of the check; "one yard said $9.20". Undefined if the price was typed as a range.
 */
export function basisWords(price: Founded): string | undefined {
  const { yards, quotedFrom, checkedOn } = price;
  if (!yards || !quotedFrom) return undefined;
  if (yards === 1) return oneYardSaid(price);
  const days = quotedFrom === checkedOn ? "" : `, ${dayRange(quotedFrom, checkedOn)}`;
  return `${yards} yards${bySelf(price)}${days}`;
}

/** Says how many of several yards gave their price themselves; "" if none did. */
function bySelf({ yards, selfQuoted = 0 }: Founded): string {
  if (selfQuoted === 0) return "";
  if (selfQuoted === yards) return ", each by itself";
  const themselves = selfQuoted === 1 ? "itself" : "themselves";
  return `, ${FEW[selfQuoted - 1] ?? selfQuoted} of them by ${themselves}`;
}

/** A price with its basis in words. */
export function withBasis<Price extends Founded>(price: Price): Price & Pick<Age, "said"> {
  return price.yards === null ? price : { ...price, said: basisWords(price) };
}

/** A price's age, with its basis in words. */
export function ageWithBasis(day: PricesDay, price: Founded): Age {
  const age = ageOn(day, price);
  return price.yards === null ? age : { ...age, said: basisWords(price) };
}

/** The day of a price and its basis, "19 Nov 2026 (4 yards, 12–19 Nov)"; undefined without a day. */
export function datedWords({ checked, said }: Partial<Age>): string | undefined {
  return checked && said ? `${checked} (${said})` : checked;
}

/** The day and basis that most of these prices share, in words; never a single yard's basis, which names an amount. */
export function sharedWords(prices: Partial<Age>[]): string | undefined {
  const shareable = prices.filter(({ said }) => !said?.startsWith(ONE_YARD));
  return mostCommon(shareable.flatMap((price) => datedWords(price) ?? []));
}

/** "one yard said $9.20", or a range; "one yard itself said $9.20" if it did so without being asked. */
export function oneYardSaid(price: PriceRange & Pick<Basis, "selfQuoted">): string {
  const range = dollarRange(price.minPrice, price.maxPrice, " to ");
  return `${ONE_YARD} ${price.selfQuoted ? "itself said" : "said"} ${range}`;
}

/** "One price comes from a single yard."; "" if none does. */
export function saysOneYard(prices: Pick<Basis, "yards">[]): string {
  const count = prices.filter(({ yards }) => yards === 1).length;
  if (count === 0) return "";
  return `${count === 1 ? "One price comes" : `${count} prices come`} from a single yard.`;
}

/** "12–19 Nov", or "28 Oct–4 Nov"; the year is shown beside it. */
function dayRange(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => shortDate(day).replace(/ \d{4}$/, ""));
  return `${from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : first}–${last}`;
}

/** The most frequent value, or the first of several; undefined for an empty list. */
export function mostCommon<Value>(values: Value[]): Value | undefined {
  const times = new Map<Value, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  const most = Math.max(...times.values());
  return values.find((value) => times.get(value) === most);
}
