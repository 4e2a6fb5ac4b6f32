import type { Reading } from "./reading.ts";

const AS_LIST = { noun: "cell", how: "as a list" };

/** Characters that separate the values of a list without semicolons, except inside brackets. */
const OTHER_SEPARATOR = /[,|\n•·]/g;
/** The same characters, and semicolons. */
const ANY_SEPARATOR = /[;,|\n•·]/g;

/** Reads a list without semicolons. In a list with semicolons, commas belong to the values. */
export function readList(typed: string): Reading | undefined {
  return typed.includes(";") ? undefined : joined(typed, OTHER_SEPARATOR);
}

/** Reads a list of things whose names have no commas. */
export function readItems(typed: string): Reading | undefined {
  return joined(typed, ANY_SEPARATOR);
}

function joined(typed: string, separator: RegExp): Reading | undefined {
  const hasOthers = separated(typed, OTHER_SEPARATOR).length > 1;
  const values = separated(typed, separator).filter((value) => value !== "");
  return hasOthers ? { value: values.join(";"), as: AS_LIST } : undefined;
}

/** The values of a list; text in brackets is not split. */
function separated(typed: string, separator: RegExp): string[] {
  const pieces = typed.match(/[^()]+[()]?|[()]/g) ?? [];
  return pieces
    .map((piece) => (piece.endsWith(")") ? piece : piece.replaceAll(separator, "\0")))
    .join("")
    .split("\0")
    .map((value) => value.trim());
}
