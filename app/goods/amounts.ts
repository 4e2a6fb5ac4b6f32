// Kept apart from app/words/format.ts, which every page loads.
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

/** Rounds an exact amount in thousandths of a cent to cents. */
export function inCents(exact: number): number {
  return Math.round(exact / 1000);
}

/** Formats a range of amounts in cents, "$480 – $660"; both ends with cents, or neither. */
export function amountRange(min: number, max: number, isWhole = isInDollars(max)): string {
  return dollarRange(min, max, " – ", isWhole ? wholeDollars : exactDollars);
}

const FEW_CENTS = 10_000;

/** True if a range of amounts up to this many cents is shown without cents: from $100. */
export function isInDollars(maxCents: number): boolean {
  return Math.round(maxCents) >= FEW_CENTS;
}

const NOTHING: Worth = { min: 0, max: 0 };

/** The sum of amounts as they are shown, rounded as it is shown itself. */
export function sum(amounts: Worth[]): Worth {
  return asShown(amounts.reduce((a, b) => ({ min: a.min + b.min, max: a.max + b.max }), NOTHING));
}

/** An amount rounded as it is shown, so that whoever adds up what a page says gets what the page says. */
export function asShown({ min, max }: Worth): Worth {
  const unit = isInDollars(inCents(max)) ? 100_000 : 1000;
  return { min: Math.round(min / unit) * unit, max: Math.round(max / unit) * unit };
}

/** What grams from light to heavy are worth at a price in AUD per kg, as it is shown. */
export function worthAt([light, heavy]: readonly [number, number], price: PriceRange): Worth {
  // A price as whole cents, as the database holds it.
  const cents = (dollars: number) => Math.round(dollars * 100);
  return asShown({ min: light * cents(price.minPrice), max: heavy * cents(price.maxPrice) });
}

/** Rounds cents to whole dollars, "about $11": what is only estimated, before it is added to anything. */
export function toDollars(cents: number): number {
  return Math.round(cents / 100) * 100;
}

function exactDollars(cents: number): string {
  return dollars(Math.round(cents) / 100).replace(/\B(?=(\d{3})+\.)/g, ",");
}

function wholeDollars(cents: number): string {
  return `$${grouped(Math.round(cents / 100))}`;
}

/** Formats grams as "60 kg" or "7.5 kg", a range as "14–27 kg". */
export function kilograms(grams: number, most = grams): string {
  const inWords = (weight: number) => grouped(weight / 1000);
  return `${inWords(grams)}${most > grams ? `–${inWords(most)}` : ""} kg`;
}
