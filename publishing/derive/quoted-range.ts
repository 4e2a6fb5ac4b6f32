import { dayAfter } from "../../worker/data/local-day.ts";
import type { Row } from "./tables.ts";

/** The number of days that a range reaches back from its own day, so that a yard's newest quotes of 28 days count. */
const REACH = 27;

/** A quote by a yard (`yardId`), in cents per kg; 0 if it does not take the metal. */
export interface GivenQuote
  extends Pick<Row<"quotes">, "yardId" | "quotedOn" | "lowCents" | "highCents" | "how"> {
  /** The yard that it counts for now. */
  yard: number;
}

/** A range, the number of its yards, how many of them gave it themselves, and the first and last day of their quotes. */
export type QuotedRange = Pick<
  Row<"prices">,
  "minCents" | "maxCents" | "yards" | "selfQuoted" | "quotedFrom" | "checkedOn"
>;

/** True if the quote says that the yard does not take the metal. */
export function isNo({ lowCents }: Pick<GivenQuote, "lowCents">): boolean {
  return lowCents === 0;
}

/**
 * The newest quote of each yard. If there are several on the same day because of a merger, the yard's own counts, or
 * else the one from the lowest id.
 */
export function newestQuotes<Quote extends GivenQuote>(quotes: Quote[]): Quote[] {
  const byYard = new Map<number, Quote>();
  for (const quote of quotes) {
    const known = byYard.get(quote.yard);
    if (!known || isNewer(quote, known)) byYard.set(quote.yard, quote);
  }
  return [...byYard.values()];
}

/**
 * The quotes that make the range of a metal in a city: each yard's newest, if it is a price no more than 27 days older
 * than the newest of all.
 */
export function countedQuotes<Quote extends GivenQuote>(quotes: Quote[]): Quote[] {
  const newest = newestQuotes(quotes).filter((quote) => !isNo(quote));
  const last = newest.reduce((day, { quotedOn }) => (quotedOn > day ? quotedOn : day), "");
  return newest.filter(({ quotedOn }) => quotedOn >= dayAfter(last, -REACH));
}

function isNewer(one: GivenQuote, other: GivenQuote): boolean {
  if (one.quotedOn !== other.quotedOn) return one.quotedOn > other.quotedOn;
  const isOwn = ({ yardId, yard }: GivenQuote) => yardId === yard;
  return isOwn(one) || (!isOwn(other) && one.yardId < other.yardId);
}

/** The range that the quotes of a city's yards make for a metal; undefined if none counts. */
export function quotedRange(quotes: GivenQuote[]): QuotedRange | undefined {
  const counted = countedQuotes(quotes);
  if (counted.length === 0) return undefined;
  const days = counted.map(({ quotedOn }) => quotedOn).sort();
  return {
    minCents: Math.min(...counted.map(({ lowCents }) => lowCents)),
    maxCents: Math.max(...counted.map(({ highCents }) => highCents)),
    yards: counted.length,
    selfQuoted: counted.filter(({ how }) => how === "yard").length,
    quotedFrom: days[0]!,
    checkedOn: days.at(-1)!,
  };
}
