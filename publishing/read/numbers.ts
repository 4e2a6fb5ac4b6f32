import { type Figures, figuresOf, strictFiguresOf } from "../../worker/amounts/figures.ts";
import type { Manner, Reading } from "./reading.ts";

/** How figures were read that are not as they stand. */
export const AS_WRITTEN: Record<Figures["written"], Manner | undefined> = {
  point: undefined,
  comma: { one: "number", many: "numbers", how: "with a decimal comma" },
  thousands: { one: "number", many: "numbers", how: "without separators" },
};

/** A decimal number, such as a latitude, with a decimal point; undefined if it is none. */
export function readDecimal(typed: string): Reading | undefined {
  const [, sign, text = ""] = /^([-−–]?)(.*?)\s?°?$/s.exec(typed) ?? [];
  const figures = strictFiguresOf(text);
  return figures && { value: (sign && "-") + figures.value, as: AS_WRITTEN[figures.written] };
}

/** A whole number, such as "5,143,000" or "12.0"; undefined if it is none. */
export function readWhole(typed: string): Reading | undefined {
  const figures = figuresOf(typed);
  const [whole] = /^\d+(?=(\.0+)?$)/.exec(figures?.value ?? "") ?? [];
  if (!figures || whole === undefined || figures.written === "comma") return undefined;
  return { value: whole, as: AS_WRITTEN[figures.written] };
}
