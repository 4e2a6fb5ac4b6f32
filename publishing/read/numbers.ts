import type { Reading } from "./reading.ts";

const AS_AMOUNT = { one: "price", many: "prices", how: "without signs and units" };
const AS_CENTS = { one: "price", many: "prices", how: "in cents" };
const AS_DECIMAL = { one: "number", many: "numbers", how: "with a decimal comma" };
const AS_WHOLE = { one: "number", many: "numbers", how: "without separators" };

/** Dollars per kg, such as "$7.75", "7.75 /kg", "8,5" or "85c"; undefined if it is no such amount. */
export function readDollars(typed: string): Reading | undefined {
  const number = typed
    .replace(/^(AUD|A\$|AU\$|\$)\s?/i, "")
    .replace(/\s?(AUD)?\s?(\/|per|a|p)?\s?(kg|kgs|kilo|kilogram)\.?$/i, "")
    .trim();
  const cents = /^(\d{1,5})\s?(c|cents?|¢)$/i.exec(number)?.[1];
  if (cents) return { value: (Number(cents) / 100).toFixed(2), as: AS_CENTS };
  const plain = withPoint(number.replace(/\s?(AUD|\$)$/i, ""));
  if (plain === undefined) return undefined;
  return { value: plain.value, as: plain.as ?? (plain.value === typed ? undefined : AS_AMOUNT) };
}

/** A decimal number, such as a latitude, with a decimal point; undefined if it is none. */
export function readDecimal(typed: string): Reading | undefined {
  return withPoint(typed.replace(/^[−–]/, "-").replace(/\s?°$/, ""));
}

/** A number with a decimal comma or with commas or spaces between thousands; "1,250" may be either, and is neither. */
function withPoint(text: string): Reading | undefined {
  if (/^-?\d+(\.\d*)?$/.test(text)) return { value: text.replace(/\.$/, "") };
  if (/^-?\.\d+$/.test(text)) return { value: text.replace(".", "0.") };
  const isDecimal = /^-?\d+,(\d{1,2}|\d{4,})$/.test(text);
  if (isDecimal) return { value: text.replace(",", "."), as: AS_DECIMAL };
  const isGrouped = /^-?\d{1,3}(,\d{3})+\.\d+$/.test(text);
  return isGrouped ? { value: text.replaceAll(",", ""), as: AS_WHOLE } : undefined;
}

/** A whole number, such as "5,143,000" or "12.0"; undefined if it is none. */
export function readWhole(typed: string): Reading | undefined {
  const isGrouped = /^\d{1,3}([, ]\d{3})+$/.test(typed);
  if (isGrouped) return { value: typed.replaceAll(/[, ]/g, ""), as: AS_WHOLE };
  return /^\d+\.0+$/.test(typed) ? { value: typed.replace(/\.0+$/, "") } : undefined;
}
