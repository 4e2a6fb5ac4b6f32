import { dayAfter } from "../../worker/data/local-day.ts";
import type { Row } from "./tables.ts";

/** The number of days before its own day that a range reaches: a yard's newest quote of 28 days counts. */
const REACH = 27;

/** A quote of a yard (`yardId`), in cents per kg; 0 where it does not take the metal. */
export interface GivenQuote
  extends Pick<Row<"quotes">, "yardId" | "quotedOn" | "lowCents" | "highCents"> {
  /** The yard that it counts for now. */
  yard: number;
}

/** A range, the number of its yards, and the first and the last day of their quotes. */
export type QuotedRange = Pick<
  Row<"prices">,
  "minCents" | "maxCents" | "yards" | "quotedFrom" | "checkedOn"
>;

/** True for the quote of a yard that does not take the metal. */
export function isNo({ lowCents }: Pick<GivenQuote, "lowCents">): boolean {
  return lowCents === 0;
}

/**
 * The newest of the quotes of each yard. Of two on the same day, one of which came from a merged yard, the yard's own
 * counts, or else the one from the lower id.
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
 * The quotes of a metal in a city that make its range: the newest one of each yard if it is a price, unless it is more
 * than 27 days older than the newest of all.
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

/** The range that quotes of a metal by the yards of a city make; undefined if there are none. */
export function quotedRange(quotes: GivenQuote[]): QuotedRange | undefined {
  const counted = countedQuotes(quotes);
  if (counted.length === 0) return undefined;
  const days = counted.map(({ quotedOn }) => quotedOn).sort();
  return {
    minCents: Math.min(...counted.map(({ lowCents }) => lowCents)),
    maxCents: Math.max(...counted.map(({ highCents }) => highCents)),
    yards: counted.length,
    quotedFrom: days[0]!,
    checkedOn: days.at(-1)!,
  };
}
