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
export function amountRange(minCents: number, maxCents: number): string {
  const isWhole = shownUnit(maxCents) > 1;
  return dollarRange(minCents, maxCents, " – ", isWhole ? wholeDollars : exactDollars);
}

const FEW_CENTS = 10_000;

/** Cents to which a range of amounts up to this many is shown: one, or from $100 a hundred. */
function shownUnit(maxCents: number): number {
  return Math.round(maxCents) < FEW_CENTS ? 1 : 100;
}

const NOTHING: Worth = { min: 0, max: 0 };

/** The sum of amounts as they are shown, rounded as it is shown itself. */
export function sum(amounts: Worth[]): Worth {
  return asShown(amounts.reduce((a, b) => ({ min: a.min + b.min, max: a.max + b.max }), NOTHING));
}

/** An amount rounded as it is shown, so that whoever adds up what a page says gets what the page says. */
export function asShown({ min, max }: Worth): Worth {
  const unit = shownUnit(inCents(max)) * 1000;
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
  return dollars(Math.round(cents) / 100);
}

function wholeDollars(cents: number): string {
  return `$${grouped(Math.round(cents / 100))}`;
}

/** Formats grams as "60 kg" or "7.5 kg", a range as "14–27 kg". */
export function kilograms(grams: number, most = grams): string {
  const inWords = (weight: number) => grouped(weight / 1000);
  return `${inWords(grams)}${most > grams ? `–${inWords(most)}` : ""} kg`;
}
