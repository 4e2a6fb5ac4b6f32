import type { Quantity } from "../../worker/amounts/quantity.ts";
import { type Good, UNIT_NAMES } from "../goods/goods.ts";

/** Something in a load, with its field in the form. */
export interface LoadRow {
  /** Name of its field: its slug if known, otherwise as typed. */
  name: string;
  /** Name shown to visitors. */
  title: string;
  /** Null if the name means nothing, or several things. */
  good: Good | null;
  /** Undefined if none was typed. */
  quantity: Quantity | undefined;
  /** True if a number of it needs a unit in the address, because it may be counted as well. */
  needsUnit?: boolean;
  /** A note on its name: that it means nothing, or what it was counted as. */
  note?: RowNote;
}

/** A note on a row's name. */
export interface RowNote {
  text: string;
  /** The same load with each likely meaning instead. */
  choices?: { title: string; path: string }[];
  /** Where more is said. */
  link?: { title: string; path: string };
}

/** The problem with a row's amount; undefined if there is none. */
export function problemOf({ quantity, good }: LoadRow): string | undefined {
  if (!quantity) return undefined;
  if ("problem" in quantity.typed) return quantity.typed.problem;
  const { unit } = quantity;
  if (!good || !unit || unit === "kg" || unit === good.unit) return undefined;
  const [, own] = UNIT_NAMES[good.unit];
  if (good.unit === "kg" && unit === "m")
    return "This is bought by weight: weigh a metre, and type the kilograms of all of it.";
  return good.unit === "kg"
    ? "This is bought by weight: type kilograms."
    : `Count this in ${own}, or in kg.`;
}
