// Kept apart from app/words/format.ts, which every page loads.
import { dollars, grouped } from "../words/format.ts";

/** Formats cents as dollars: "$8.40"; without cents if there are none, or from $100: "$1,240". */
export function amount(cents: number): string {
  const isWhole = cents >= FEW_CENTS || cents % 100 === 0;
  return isWhole ? wholeDollars(cents) : dollars(Math.round(cents) / 100);
}

/** Rounds an exact amount in thousandths of a cent to cents. */
export function inCents(exact: number): number {
  return Math.round(exact / 1000);
}

/** Formats a range of amounts in cents, "$480 – $660"; both ends with cents, or neither. */
export function amountRange(minCents: number, maxCents: number): string {
  const inWords = (cents: number) =>
    maxCents < FEW_CENTS ? dollars(Math.round(cents) / 100) : wholeDollars(cents);
  const [low, high] = [inWords(minCents), inWords(maxCents)];
  return low === high ? low : `${low} – ${high}`;
}

const FEW_CENTS = 10_000;

function wholeDollars(cents: number): string {
  return `$${grouped(Math.round(cents / 100))}`;
}

/** Formats grams as "60 kg" or "7.5 kg", a range as "14–27 kg". */
export function kilograms(grams: number, most = grams): string {
  const inWords = (weight: number) => grouped(weight / 1000);
  return `${inWords(grams)}${most > grams ? `–${inWords(most)}` : ""} kg`;
}
