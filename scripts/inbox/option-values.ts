import { emailAddress } from "../../app/forms/form-validation.ts";
import { UsageError } from "../run.ts";
import type { NumberedTable } from "./entries.ts";

// What an option's value must be. Each throws a UsageError that names the option and what it found.

/** The first and the last of some numbers of messages or reports. */
export type NumberRange = readonly [first: number, last: number];

/** One of the choices; undefined if the option is not there. */
export function choice<Choice extends string>(
  option: string,
  given: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (given === undefined) return undefined;
  const found = choices.find((name) => name === given);
  if (found) return found;
  throw new UsageError(`--${option} must be ${EITHER.format(choices)} (found "${given}").`);
}

/** "messages, reports or subscribers". */
const EITHER = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** A whole number from 1 to `most`. */
export function wholeNumber(option: string, given: string, most: number): number {
  const number = /^[1-9]\d*$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= most) return number;
  throw new UsageError(
    `--${option} must be a whole number from 1 to ${most.toLocaleString("en-AU")} (found "${given}").`,
  );
}

/** The name of a file. */
export function fileName(given: string): string {
  if (given.trim() !== "") return given;
  throw new UsageError("--out needs the name of a file.");
}

/** "12,15,20-31" as ranges. */
export function numberRanges(table: NumberedTable, option: string, given: string): NumberRange[] {
  return given.split(",").map((part): NumberRange => {
    const [, first, last] = /^\s*([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?\s*$/.exec(part) ?? [];
    const range = [Number(first), Number(last ?? first)] as const;
    if (first !== undefined && range[0] <= range[1]) return range;
    throw new UsageError(
      `--${option} must be ${table.slice(0, -1)} numbers, such as 12 or 12,15,20-31 (found "${given}").`,
    );
  });
}

/** An email address, in lower case as it is stored. */
export function subscriberAddress(given: string): string {
  const { success, data = "" } = emailAddress.safeParse(given);
  if (success) return data.toLowerCase();
  throw new UsageError(
    `--delete-subscriber must be an email address, such as a@b.com (found "${given}").`,
  );
}

/** A day as YYYY-MM-DD. */
export function dayOf(given: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(given) : Number.NaN;
  // February 30 would be read as March 2.
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(given)) return given;
  throw new UsageError(`--delete-before must be a day, such as 2026-01-31 (found "${given}").`);
}
