import { type Figures, figuresOf, strictFiguresOf } from "../../worker/amounts/figures.ts";
import type { Manner, Reading } from "./reading.ts";

/** How to describe each way of reading figures; undefined if they were read exactly as written. */
export const AS_WRITTEN: Record<Figures["written"], Manner | undefined> = {
  point: undefined,
  comma: { noun: "number", how: "with a decimal comma" },
  thousands: { noun: "number", how: "without separators" },
};

/** Reads a decimal number, such as a latitude; undefined if it is not one. */
export function readDecimal(typed: string): Reading | undefined {
  const [, sign, text = ""] = /^([-−–]?)(.*?)\s?°?$/s.exec(typed) ?? [];
  const figures = strictFiguresOf(text);
  return figures && { value: (sign && "-") + figures.value, as: AS_WRITTEN[figures.written] };
}

/** Reads a whole number, such as "5,143,000" or "12.0"; undefined if it is not one. */
export function readWhole(typed: string): Reading | undefined {
  const figures = figuresOf(typed);
  const [whole] = /^\d+(?=(\.0+)?$)/.exec(figures?.value ?? "") ?? [];
  if (!figures || whole === undefined || figures.written === "comma") return undefined;
  return { value: whole, as: AS_WRITTEN[figures.written] };
}
