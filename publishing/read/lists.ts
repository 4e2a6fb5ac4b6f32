import type { Manner, Reading } from "./reading.ts";

const AS_LIST: Manner = { one: "cell", many: "cells", how: "as a list" };

/** A list without semicolons may have commas, bars or lines between its values, but none in brackets. */
const OTHER_SEPARATOR = /\s*[,|\n•·]\s*(?![^(]*\))/;
/** The same with semicolons, which then mean the same. */
const ANY_SEPARATOR = /\s*[;,|\n•·]\s*(?![^(]*\))/;

/** A list with semicolons between its values. Where there are any, a comma belongs to a value. */
export function readList(typed: string): Reading | undefined {
  return typed.includes(";") ? undefined : joined(typed, OTHER_SEPARATOR);
}

/** The same of things that have no comma in their names. */
export function readItems(typed: string): Reading | undefined {
  return joined(typed, ANY_SEPARATOR);
}

function joined(typed: string, separator: RegExp): Reading | undefined {
  const values = typed.split(separator).filter((value) => value !== "");
  const hasOthers = typed.replaceAll(";", "").split(separator).length > 1;
  return hasOthers ? { value: values.join(";"), as: AS_LIST } : undefined;
}
