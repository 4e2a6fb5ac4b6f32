import { type Good, UNIT_NAMES } from "../goods/goods.ts";
import type { Quantity } from "../words/quantities.ts";

/** Something in a load, with its field in the form. */
export interface LoadRow {
  /** Of its field: the slug of what it is, else what was typed. */
  name: string;
  /** What it is called, as it is shown. */
  title: string;
  /** Null if its name means nothing, or several things. */
  good: Good | null;
  /** Undefined if none was typed. */
  quantity: Quantity | undefined;
  /** Whether a number of it needs its unit in the address, because it may be counted, too. */
  needsUnit?: boolean;
  /** What is said of its name: that it means nothing, or what it was counted as. */
  note?: RowNote;
}

/** What is said of a row's name. */
export interface RowNote {
  text: string;
  /** The same load with what may be meant instead. */
  choices?: { title: string; path: string }[];
  /** Where more is said. */
  link?: { title: string; path: string };
}

/** What is wrong with the number of a row; undefined if nothing is. */
export function problemOf({ quantity, good }: LoadRow): string | undefined {
  if (!quantity) return undefined;
  if ("problem" in quantity.typed) return quantity.typed.problem;
  const { unit } = quantity;
  if (!good || !unit || unit === "kg" || unit === good.unit) return undefined;
  const [, own] = UNIT_NAMES[good.unit];
  return good.unit === "kg"
    ? "This is bought by weight: type kilograms."
    : `Count this in ${own}, or in kg.`;
}
