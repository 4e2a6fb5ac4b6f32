import { toCents, toDollars } from "../../worker/amounts/cents.ts";
import { dayIn } from "../../worker/data/local-day.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Place } from "../../worker/search/places.ts";

/** AUD with two decimals: 8 becomes "$8.00". */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/** "$8.00 – $11.00", "$8.00" where both ends are the same, or "Price unavailable" for a missing or zero price. */
export function priceRange(price: PriceRange | undefined): string {
  if (!price || isUnavailable(price)) return "Price unavailable";
  return dollarRange(price.minPrice, price.maxPrice);
}

/** A range in dollars, "$8.00 – $11.00", or one amount where both ends read the same. */
export function dollarRange(low: number, high: number, between = " – ", inWords = dollars): string {
  return [...new Set([low, high].map(inWords))].join(between);
}

/** A short range, "$7.55–10.40", or one amount where both ends read the same. */
export function shortRange({ minPrice, maxPrice }: PriceRange): string {
  return dollarRange(minPrice, maxPrice, "–").replace("–$", "–");
}

/** True for a placeholder price: 0 means unavailable. */
export function isUnavailable({ minPrice, maxPrice }: PriceRange): boolean {
  return minPrice === 0 || maxPrice === 0;
}

/** The mean of the lowest and highest price in AUD per kg, to the cent, half a cent up. */
export function midpoint({ minPrice, maxPrice }: PriceRange): number {
  const cents = toCents(minPrice) + toCents(maxPrice);
  return toDollars(Math.round(cents / 2));
}

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

// Use only the short forms in browsers, whose month names and time zone may differ from the server's.

/** Today in a time zone, "Saturday 21 November 2026". */
export function today(timeZone: string): string {
  return dateInWords(dayIn(timeZone), { ...DAY, weekday: "long" }).replace(",", "");
}

/** The number of days ahead that we look for a clock change. */
const DAYS_AHEAD = 14;

/**
 * Minutes that a time zone is ahead of UTC. If its clocks change in the next 14 days, two more numbers follow:
 * the minute since 1970 when they do, and the minutes ahead from then on.
 */
export function clockOffsets(timeZone: string): number[] {
  const format = dateFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  const at = (minute: number) => Date.parse(`${format.format(minute * 60_000)}Z`) / 60_000 - minute;
  let before = Math.floor(Date.now() / 60_000);
  let after = before + DAYS_AHEAD * 24 * 60;
  const [now, then] = [at(before), at(after)];
  if (now === then) return [now];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (at(middle) === now) before = middle;
    else after = middle;
  }
  return [now, after, then];
}

/** "Tue 26 Jan" from "2027-01-26". */
export function shortWeekday(isoDay: string): string {
  const format = { weekday: "short", day: "numeric", month: "short" } as const;
  return dateInWords(isoDay, format).replace(",", "");
}

/** Days from one day to another (both YYYY-MM-DD); negative if the first is later. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** "7 January" from "2027-01-07". */
export function longDay(isoDay: string): string {
  return dateInWords(isoDay, { day: "numeric", month: "long" });
}

/** "21 November 2026" from "2026-11-21". */
export function longDate(isoDay: string): string {
  return dateInWords(isoDay, DAY);
}

// We don't use Intl: browsers and the Worker abbreviate September differently.
const SHORT_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "Nov 2026"; `month` counts from 0. */
function shortMonth(year: number, month: number): string {
  return `${SHORT_MONTHS[month]} ${year}`;
}

/** "21 Nov 2026" from "2026-11-21". Safe in browsers. */
export function shortDate(isoDay: string): string {
  const [year = 0, month = 0, day = 0] = isoDay.split("-").map(Number);
  return `${day} ${shortMonth(year, month - 1)}`;
}

/** "Nov 2026" from "2026-11". Safe in browsers. */
export function shortMonthOf(isoMonth: string): string {
  const [year = 0, month = 0] = isoMonth.split("-").map(Number);
  return shortMonth(year, month - 1);
}

/** "November 2026" from "2026-11". */
export function longMonth(isoMonth: string): string {
  return dateInWords(isoMonth, { month: "long", year: "numeric" });
}

/** "May 15, 2025" from "2025-05-15": the date format of the terms and conditions. */
export function termsDate(isoDay: string): string {
  return dateInWords(isoDay, DAY, "en-US");
}

/** Formats an ISO day or month. */
function dateInWords(
  isoDate: string,
  options: Intl.DateTimeFormatOptions,
  locale = "en-AU",
): string {
  return dateFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(isoDate));
}

// Creating a format takes a hundred times as long as using it.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, ...Object.values(options)].join();
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

/** A place as visitors and addresses write it: "Dubbo NSW 2830". */
export function placeLabel({ name, state, postcode }: Pick<Place, "name" | "state" | "postcode">) {
  return [name, state, postcode].filter(Boolean).join(" ");
}

/** "council area" or "region"; undefined for a town or suburb. */
export function areaKind({ area }: Pick<Place, "area">): string | undefined {
  return area === "council" ? "council area" : (area ?? undefined);
}

/** A state's name for use in a sentence: "the Northern Territory", but "Tasmania". */
export function stateInSentence(name: string): string {
  return name.endsWith("Territory") ? `the ${name}` : name;
}

let numbers: Intl.NumberFormat | undefined;

/** A number with thousands separators and at most three decimals, "1,240.5". Safe in browsers. */
export function grouped(value: number): string {
  // `toLocaleString` creates a format on each call, which takes fifteen times as long.
  numbers ??= new Intl.NumberFormat("en-AU");
  return numbers.format(value);
}

/** "about 12 km"; whole kilometres, at least one. */
export function aboutKilometres(kilometres: number): string {
  return `about ${grouped(Math.max(1, Math.round(kilometres)))} km`;
}

/** A phone number's tel: link. */
export function phoneHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** A phone number's digits, with a plus before a country code and without a 0 after Australia's. */
export function dialled(phone: string): string {
  const digits = phone.replace(/(?!^\+)\D/g, "");
  return digits.replace(/^\+?610?(\d{9,10})$/, "+61$1");
}

/** A website's address without protocol, "www." and trailing slash. */
export function websiteText(url: string): string {
  return url
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
}

/** A city's slug, for links from directory cards: "gold-coast" for "Gold Coast". */
export function citySlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** "Sydney’s", "Rivers’". */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
