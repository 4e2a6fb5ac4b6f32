import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import AUSTRALIAN from "./australian-numbers.json" with { type: "json" };
import { line } from "./cell-rules.ts";
import type { Reading } from "./reading.ts";
import { cleaned } from "./spreadsheets/cell-text.ts";

const AS_FIRST_PHONE = { noun: "cell", how: "with more than one phone number as the first" };
const AS_PHONE = { noun: "phone number", how: "as they are dialled" };
const AS_ZERO = { noun: "phone number", how: "with the 0 that a spreadsheet drops" };
const AS_ADDRESS = { noun: "web address", how: "with https://" };

const BETWEEN_PHONES = /\s?(?:[/;,|\n]|\bor\b|\band\b|&)\s?/i;

/** Reads a phone number; the first if there are several, or undefined if there is none. */
export function readPhone(typed: string): Reading | undefined {
  const numbers = typed
    .split(BETWEEN_PHONES)
    .map(plainPhone)
    .filter((part) => part !== "");
  const [first = "", ...more] = numbers;
  // If not, it is one number that contains a slash.
  const areAll = numbers.every((number) => number.replaceAll(/\D/g, "").length >= 6);
  const isFloat = /^\d+\.0$/.test(typed);
  const value = isPhone(first) && !isFloat ? first : inFull(first, typed);
  if (!areAll || !value) return undefined;
  if (more.length > 0) return { value, as: AS_FIRST_PHONE };
  if (/^[23478]/.test(first)) return { value, as: AS_ZERO };
  return { value, as: typed.replaceAll(/\s+/g, " ") === value ? undefined : AS_PHONE };
}

/** An Australian phone number, with or without its country code. */
export const phone = line(30).refine(isPhone, {
  error: ({ input }) =>
    /^[2-9]\d{3} ?\d{4}$/.test(String(input))
      ? `must have its area code: 02 ${input} in NSW and the ACT, 03 in Victoria and Tasmania, 07 in Queensland, 08 elsewhere`
      : "must be an Australian phone number, such as (02) 5550 1234, 0491 570 156 or 1300 975 707",
});

/** We use Australia's numbering plan alone, and not the package's plans of all countries, to keep the desk small. */
const METADATA = AUSTRALIAN as unknown as MetadataJson;
const OPTIONS = { defaultCountry: "AU", extract: false } as const;

/** True if dialling the digits of a text reaches an Australian number. */
function isPhone(text: string): boolean {
  const number = numberOf(text);
  const digits = text.replaceAll(/(?!^\+)\D/g, "");
  const national = number?.formatNational().replaceAll(/\D/g, "");
  return number !== undefined && [number.number, national].includes(digits);
}

function numberOf(text: string) {
  if (!/^[+(\d][\d() -]*$/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text, OPTIONS, METADATA);
  return number?.isValid() ? number : undefined;
}

/** The number meant by a text such as "+61 (0)8 5550 7663", with spaces unless only its digits were typed. */
function inFull(text: string, typed: string): string | undefined {
  const number = numberOf(text);
  const hasCode = /^\+?61\D*[02-9]/.test(text);
  const full = hasCode ? number?.formatInternational() : number?.formatNational();
  return full?.replaceAll(/^\d+$/.test(typed) ? /[() ]/g : /[()]/g, "");
}

/** Turns "Ph: 02.5550.1234" into "02 5550 1234". */
function plainPhone(text: string): string {
  return cleaned(text)
    .replace(/^(\d+)\.0$/, "$1")
    .replace(/^(ph|phone|tel|telephone|mob|mobile|m|t|p)\b[.:]*\s*/i, "")
    .replaceAll(/[‐‑‒–—]/g, "-")
    .replaceAll(".", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Reads a web address without a scheme; undefined if it is not one. */
export function readWebAddress(typed: string): Reading | undefined {
  const isBare = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(typed);
  return isBare ? { value: `https://${typed}`, as: AS_ADDRESS } : undefined;
}
