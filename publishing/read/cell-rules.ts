import { z } from "zod";
import { toCents } from "../../worker/amounts/cents.ts";

// The rules for single cells, after cleaning (cell-text.ts). Messages are for whoever edits the file.

const NO_CHARACTER = /[\p{Noncharacter_Code_Point}\p{Cs}]/u;

/** A UTF-8 letter, such as é or ’, that a program misread as Windows-1252. */
const MISREAD = /[ÂÃ][\u0080-\u00bf]|â€[\u0080-\u2122]/;

/** One line of text. */
export function line(max: number) {
  return paragraphs(max).refine((cell) => !cell.includes("\n"), "must be one line");
}

/** Text that may have several lines. */
export function paragraphs(max: number) {
  return z
    .string()
    .min(1, "must be filled in")
    .max(max, `must be ${max} characters or fewer`)
    .refine((cell) => !MISREAD.test(cell), {
      error: ({ input }) =>
        `must not hold "${MISREAD.exec(String(input))?.[0]}", which is a letter read wrongly: type it again`,
    })
    .refine((cell) => !NO_CHARACTER.test(cell), {
      error: ({ input }) => noCharacterMessage(String(input)),
    });
}

/** The message on a code in a text that is not a character and that feeds cannot contain; "" if there is none. */
export function noCharacterMessage(text: string): string {
  const code = NO_CHARACTER.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return "";
  return `must not contain U+${code.toString(16).toUpperCase()}, which is no character: type the text again without it`;
}

/** Text that matches an expression; `form` describes it, as in "must be {form}". */
export function pattern(expression: RegExp, form: string, max = 80) {
  return line(max).regex(expression, `must be ${form}`);
}

export const email = line(120).refine(
  (cell) => z.email().safeParse(cell).success,
  "must be an email address, such as office@your-yard.com.au",
);

/** A cell that may be empty, which is read as null. */
export function optional<T extends z.ZodType>(cell: T) {
  return z.preprocess((value) => (value === "" ? null : value), cell.nullable());
}

/** A whole number from `min` to `max`, without leading zeros. */
export function whole(min: number, max: number) {
  return number(min, max, /^(0|[1-9]\d*)$/, "a whole number");
}

/** A number from `min` to `max`. */
function number(min: number, max: number, form = /^-?\d+(\.\d+)?$/, noun = "a number") {
  const isValid = (cell: string) => form.test(cell) && Number(cell) >= min && Number(cell) <= max;
  return z.string().refine(isValid, `must be ${noun} from ${min} to ${max}`).transform(Number);
}

/** A day as spreadsheets write it when they mistake a range of whole dollars for one. */
const DAY =
  /^(\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}[- ][a-z]{3}([- ]\d{2,4})?|[a-z]{3}-\d{2})$/i;

/** Dollars per kg, read as whole cents. */
export const cents = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,2})?$/, {
    error: ({ input }) => {
      const cell = String(input);
      if (DAY.test(cell)) return "is a day, which a spreadsheet makes of 8-9; type 8 to 9";
      if (/\/t$/.test(cell)) return "is less than a cent a kg; is it dollars a kg, or a tonne?";
      const tenths = /^0?\.(\d{3})$/.exec(cell)?.[1];
      const tonne = tenths ? `; of a tonne type ${Number(tenths)}/t` : "";
      return `must be dollars per kg such as 8.50, at most two decimals${tonne}`;
    },
  })
  .transform((cell) => toCents(Number(cell)));

/** Dollars per kg above 0, because a record without a price is useless. */
export const positiveCents = cents.refine((value) => value > 0, "must be more than 0");

export const id = whole(1, 2_147_483_647);
export const latitude = number(-44, -9);
export const longitude = number(112, 154);
export const slug = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lower-case letters and digits with single hyphens, such as mount-isa",
);
export const stateCode = pattern(/^[A-Z]{2,3}$/, "two or three capital letters such as NSW");
export const date = z
  .string()
  .pipe(z.iso.date("must be a real date such as 2026-11-20 or 20/11/2026"));
export const url = line(300).refine(
  isWebAddress,
  "must be a full web address that starts with https:// or http://",
);
export const timeZone = z
  .string()
  .refine(isTimeZone, "must be an IANA time zone such as Australia/Sydney");
export const flag = z
  .string()
  .regex(/^(yes|no|true|false|1|0)$/i, "must be true or false")
  .transform((cell) => /^(yes|true|1)$/i.test(cell));

/** Values separated by semicolons. */
export function list<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .max(3_000, "must be 3000 characters or fewer")
    .transform((cell) => cell.split(";").map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ""))
    .pipe(
      z.array(item).min(1, "must have at least one value").max(40, "must have 40 values or fewer"),
    )
    .refine(isDistinct, "must not repeat a value");
}

function isDistinct(values: unknown[]): boolean {
  return new Set(values.map((value) => String(value).toLowerCase())).size === values.length;
}

function isWebAddress(cell: string): boolean {
  if (/\s/.test(cell) || !/^https?:\/\//i.test(cell) || !URL.canParse(cell)) return false;
  const { hostname, username } = new URL(cell);
  return hostname.includes(".") && username === "";
}

function isTimeZone(cell: string): boolean {
  try {
    // Offsets such as "+10:00" and "UTC" are rejected, because they have no daylight saving.
    return cell.includes("/") && new Intl.DateTimeFormat("en-AU", { timeZone: cell }) !== null;
  } catch {
    return false;
  }
}
