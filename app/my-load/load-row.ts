import type { Quantity } from "../../worker/amounts/quantity.ts";
import { type Good, UNIT_NAMES } from "../goods/goods.ts";

/** Something in a load, with its field in the form. */
export interface LoadRow {
  /** Name of its field: its slug if known, otherwise as typed. */
  name: string;
  /** Name shown to visitors. */
  title: string;
  /** This is null if the name means nothing or several things. */
  good: Good | null;
  /** Undefined if none was typed. */
  quantity: Quantity | undefined;
  /** True if a number needs a unit in the URL, because the good may be counted or weighed. */
  needsUnit?: boolean;
  /** Says that the name means nothing, or names the good that it was counted as. */
  note?: RowNote;
}

/** A note on a row's name. */
export interface RowNote {
  text: string;
  /** The same load with each likely meaning instead. */
  choices?: { title: string; path: string }[];
  /** A page with more about the good, or to read instead. */
  link?: { title: string; path: string };
}

/** Returns the problem with a row's amount; undefined if there is none. */
export function problemOf({ quantity, good }: LoadRow): string | undefined {
  if (!quantity) return undefined;
  if ("problem" in quantity.typed) return quantity.typed.problem;
  const { unit } = quantity;
  if (!good || !unit || unit === "kg" || unit === good.unit) return undefined;
  if (good.unit !== "kg") return `Count this in ${UNIT_NAMES[good.unit][1]}, or in kg.`;
  return unit === "m"
    ? "This is bought by weight: weigh a metre, and type the kilograms of all of it."
    : "This is bought by weight: type kilograms.";
}
