import { dayAfter } from "../../worker/data/local-day.ts";

/** How many days before its own day a range reaches: a yard's newest quote of 28 days counts. */
const REACH = 27;

/**
 * What a yard said on a day ("2026-11-21"), in cents per kg; 0 where it does not take the metal. `yardId` was asked, and
 * `yard` is what it belongs to now.
 */
export interface GivenQuote {
  yardId: number;
  yard: number;
  quotedOn: string;
  lowCents: number;
  highCents: number;
}

/** A range and what it rests on: how many yards, and the first and the last day of their quotes. */
export interface QuotedRange {
  minCents: number;
  maxCents: number;
  /** Null of a price that rests on none. */
  yards: number | null;
  quotedFrom: string | null;
  checkedOn: string;
}

/** Whether a quote says that the yard does not take the metal. */
export function isNo({ lowCents }: Pick<GivenQuote, "lowCents">): boolean {
  return lowCents === 0;
}

/**
 * The newest of the quotes of each yard. Where a yard that was merged into another and that other said something on the
 * same day, the other counts, and else the one with the lower id.
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
 * The quotes of a metal in a city that make its range: of each yard its newest one if that is a price, unless it is
 * older than 27 days on the day of the newest of all.
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
