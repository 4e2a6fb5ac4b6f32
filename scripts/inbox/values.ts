import { z } from "zod";
import { emailAddress } from "../../app/forms/form-validation.ts";
import { countedWords } from "../../worker/data/searches.ts";

// What the values of options must be.

/** "a, b or c". */
export const EITHER = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** What an option says if its value is something else; the option's name comes before it. */
export function must(be: string) {
  return { error: ({ input }: { input?: unknown }) => `must be ${be} (found "${input}").` };
}

/** One of some words. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices, must(EITHER.format(choices))).optional();
}

/** A whole number from 1 to `most`. */
export function wholeNumber(most: number) {
  const isValid = (given: string) => /^[1-9]\d*$/.test(given) && Number(given) <= most;
  const message = must(`a whole number from 1 to ${most.toLocaleString("en-AU")}`);
  return z.string().refine(isValid, message).transform(Number).optional();
}

/** The first and the last of some numbers of messages or reports. */
export type NumberRange = readonly [first: number, last: number];

/** "12,15,20-31" as ranges; NaN for what is none. */
function rangesOf(given: string): NumberRange[] {
  return given.split(",").map((part) => {
    const [, first, last] = /^\s*([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?\s*$/.exec(part) ?? [];
    return [Number(first), Number(last ?? first)];
  });
}

/** Numbers of messages or reports, as ranges. */
export function numbersOf(entry: "message" | "report") {
  const isValid = (given: string) => rangesOf(given).every(([first, last]) => first <= last);
  const message = must(`${entry} numbers, such as 12 or 12,15,20-31`);
  return z.string().refine(isValid, message).transform(rangesOf).optional();
}

/** An address in lower case, as addresses are stored. */
export const subscriber = z
  .string()
  .refine(
    (given) => emailAddress.safeParse(given).success,
    must("an email address, such as a@b.com"),
  )
  .transform((given) => emailAddress.parse(given).toLowerCase());

/** A word as searches are counted. */
export const search = z
  .string()
  .transform((given) => given.trim().toLowerCase())
  .refine((word) => countedWords([word]).length > 0, must("a word that is listed"));
