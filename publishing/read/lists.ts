import type { Reading } from "./reading.ts";

const AS_LIST = { noun: "cell", how: "as a list" };

/** Signs between values of a list without semicolons; in brackets they separate nothing. */
const OTHER_SEPARATOR = /[,|\n•·]/g;
/** The same signs and semicolons. */
const ANY_SEPARATOR = /[;,|\n•·]/g;

/** Reads a list without semicolons. Where there are any, a comma belongs to a value. */
export function readList(typed: string): Reading | undefined {
  return typed.includes(";") ? undefined : joined(typed, OTHER_SEPARATOR);
}

/** Reads a list of things that have no comma in their names. */
export function readItems(typed: string): Reading | undefined {
  return joined(typed, ANY_SEPARATOR);
}

function joined(typed: string, separator: RegExp): Reading | undefined {
  const hasOthers = separated(typed, OTHER_SEPARATOR).length > 1;
  const values = separated(typed, separator).filter((value) => value !== "");
  return hasOthers ? { value: values.join(";"), as: AS_LIST } : undefined;
}

/** The values of a list; text in brackets is not separated. */
function separated(typed: string, separator: RegExp): string[] {
  const pieces = typed.match(/[^()]+[()]?|[()]/g) ?? [];
  return pieces
    .map((piece) => (piece.endsWith(")") ? piece : piece.replaceAll(separator, "\0")))
    .join("")
    .split("\0")
    .map((value) => value.trim());
}
