/** True for a month such as "2026-11". */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** Months from January of the year 0 to a month ("2026-11"), so that consecutive months differ by 1. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

/** The inverse of `monthNumber`: a month such as "2026-11". */
export function isoMonth(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}`;
}
