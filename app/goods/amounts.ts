// These are not in app/words/format.ts because every page loads that.
import { toCents, toDollars } from "../../worker/amounts/cents.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import { dollarRange, dollars, grouped } from "../words/format.ts";

/** A range of amounts in thousandths of a cent: grams times cents per kilogram. */
export interface Worth {
  min: number;
  max: number;
}

/** Formats cents as dollars: "$8.40"; without cents if there are none, or from $100: "$1,240". */
export function amount(cents: number): string {
  const isWhole = cents >= FEW_CENTS || cents % 100 === 0;
  return isWhole ? wholeDollars(cents) : exactDollars(cents);
}

/** Rounds thousandths of a cent to cents. */
export function inCents(exact: number): number {
  return Math.round(exact / 1000);
}

/** Formats a range of amounts in cents, "$480 – $660"; both ends with cents, or neither. */
export function amountRange(min: number, max: number, isWhole = isInDollars(max)): string {
  return dollarRange(min, max, " – ", isWhole ? wholeDollars : exactDollars);
}

const FEW_CENTS = 10_000;

/** Returns true if a range up to this many cents is shown without cents: from $100. */
export function isInDollars(maxCents: number): boolean {
  return Math.round(maxCents) >= FEW_CENTS;
}

/** Adds up worths after rounding each for display, and rounds the sum too. */
export function sum(worths: Worth[]): Worth {
  const add = (a: Worth, b: Worth) => ({ min: a.min + b.min, max: a.max + b.max });
  return asShown(worths.reduce(add, { min: 0, max: 0 }));
}

/** Rounds a worth for display, so that the amounts on a page add up to its total. */
function asShown({ min, max }: Worth): Worth {
  const unit = isInDollars(inCents(max)) ? 100_000 : 1000;
  return { min: Math.round(min / unit) * unit, max: Math.round(max / unit) * unit };
}

/** Returns the worth of a range of grams at a price in AUD per kg, rounded for display. */
export function worthAt([light, heavy]: readonly [number, number], price: PriceRange): Worth {
  return asShown({ min: light * toCents(price.minPrice), max: heavy * toCents(price.maxPrice) });
}

/** Rounds cents to whole dollars, in cents, because an estimate is no more exact: "about $11". */
export function wholeDollarCents(cents: number): number {
  return Math.round(cents / 100) * 100;
}

function exactDollars(cents: number): string {
  return dollars(toDollars(Math.round(cents))).replace(/\B(?=(\d{3})+\.)/g, ",");
}

function wholeDollars(cents: number): string {
  return `$${grouped(Math.round(toDollars(cents)))}`;
}

/** Formats grams as "60 kg" or "7.5 kg", a range as "14–27 kg". */
export function kilograms(grams: number, most = grams): string {
  const inWords = (weight: number) => grouped(weight / 1000);
  return `${inWords(grams)}${most > grams ? `–${inWords(most)}` : ""} kg`;
}
