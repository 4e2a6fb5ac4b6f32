import type { Manner, Reading } from "./reading.ts";

const AS_LIST: Manner = { one: "cell", many: "cells", how: "as a list" };

/** A list without semicolons may have commas, bars or lines between its values, but none in brackets. */
const OTHER_SEPARATOR = /[,|\n•·]/g;
/** The same with semicolons, which then mean the same. */
const ANY_SEPARATOR = /[;,|\n•·]/g;

/** A list with semicolons between its values. Where there are any, a comma belongs to a value. */
export function readList(typed: string): Reading | undefined {
  return typed.includes(";") ? undefined : joined(typed, OTHER_SEPARATOR);
}

/** The same of things that have no comma in their names. */
export function readItems(typed: string): Reading | undefined {
  return joined(typed, ANY_SEPARATOR);
}

function joined(typed: string, separator: RegExp): Reading | undefined {
  const hasOthers = separated(typed, OTHER_SEPARATOR).length > 1;
  const values = separated(typed, separator).filter((value) => value !== "");
  return hasOthers ? { value: values.join(";"), as: AS_LIST } : undefined;
}

/** The values of a list; what is in brackets is one of them. */
function separated(typed: string, separator: RegExp): string[] {
  const pieces = typed.match(/[^()]+[()]?|[()]/g) ?? [];
  return pieces
    .map((piece) => (piece.endsWith(")") ? piece : piece.replaceAll(separator, "\0")))
    .join("")
    .split("\0")
    .map((value) => value.trim());
}
