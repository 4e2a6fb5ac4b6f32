import type { PriceRange } from "../worker/data/types.ts";

/** AUD with two decimals: 8 becomes "$8.00". */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/** "$8.00 – $11.00", or "Price unavailable" where there is no price or it is 0. */
export function priceRange(price: PriceRange | undefined): string {
  if (!price || isUnavailable(price)) return "Price unavailable";
  return `${dollars(price.minPrice)} – ${dollars(price.maxPrice)}`;
}

/** Whether a price stands for "not known". */
export function isUnavailable({ minPrice, maxPrice }: PriceRange): boolean {
  return minPrice === 0 || maxPrice === 0;
}

/** Half-way between the lowest and the highest price, AUD per kg; half a cent counts up. */
export function midpoint({ minPrice, maxPrice }: PriceRange): number {
  const cents = Math.round(minPrice * 100) + Math.round(maxPrice * 100);
  return Math.round(cents / 2) / 100;
}

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

// Dates are formatted on the server alone: a browser's own month names and time zone may differ.

/** Today in a time zone, "Saturday 21 November 2026". */
export function today(timeZone: string): string {
  return dateFormat("en-AU", { ...DAY, weekday: "long", timeZone })
    .format(new Date())
    .replace(",", "");
}

/** The month that it is in a time zone, "2026-11". */
export function monthNow(timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return dateFormat("sv-SE", { year: "numeric", month: "2-digit", timeZone }).format(new Date());
}

/** "21 November 2026" from "2026-11-21". */
export function longDate(isoDay: string): string {
  return dateFormat("en-AU", { ...DAY, timeZone: "UTC" }).format(new Date(isoDay));
}

/** "May 15, 2025" from "2025-05-15": the way in which the terms write their date. */
export function termsDate(isoDay: string): string {
  return dateFormat("en-US", { ...DAY, timeZone: "UTC" }).format(new Date(isoDay));
}

// Making a format takes a hundred times as long as using it. There are as many as Australia has time
// zones, and a few.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, ...Object.values(options)].join();
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

/** A tel: address: digits, and a plus at the start. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, "")}`;
}

/** A website as people say it: no protocol, no "www." and no slash at the end. */
export function websiteText(url: string): string {
  return url
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/$/, "");
}

/** The last path segment that a directory card links a city name to: "Gold Coast" is "gold-coast". */
export function citySlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
