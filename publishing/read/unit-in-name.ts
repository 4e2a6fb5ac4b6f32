import { type Money, moneyAt, readMoney } from "../../worker/amounts/money.ts";

// The unit of prices that a header or a title says, without an amount: "Steel ($/t)", "City prices c/kg".

/** What prices may be in. */
export type PriceUnit = "$/kg" | "$/t" | "c/kg";

/** Where a unit may begin. */
const START = /(?<![\p{L}\d])(?=\p{L})|[$¢/(]/gu;
/** The most characters of a unit: "(aud $/kilogram)". */
const LONGEST = 30;

/** A header's text without the unit at its end, and that unit; undefined where it says none. */
export function withoutUnit(text: string): { name: string; unit: PriceUnit | undefined } {
  for (const { index } of text.matchAll(START)) {
    const rest = text.slice(index);
    // "Zinc & Sons (101)" ends in the id of a yard.
    if (rest.length > LONGEST || /\d/.test(rest)) continue;
    const [, inBrackets] = /^\((.*)\)$/s.exec(rest) ?? [];
    const money = readMoney(oneOf(inBrackets ?? rest));
    const isSaid = money && (inBrackets !== undefined || (money.per && !money.isUnitAlone));
    const unit = isSaid ? unitOf(money) : undefined;
    if (unit) return { name: text.slice(0, index).trim(), unit };
  }
  return { name: text, unit: undefined };
}

/** The unit besides dollars a kg that a title says anywhere, "All prices $/tonne" or "in cents"; undefined if none. */
export function unitInTitle(text: string): PriceUnit | undefined {
  const units = [...text.matchAll(START)].map(({ index }) => {
    const rest = text.slice(index, index + LONGEST);
    const money = moneyAt(oneOf(rest), 0)?.money;
    return money && (money.per || /^(¢|cents?\b)/i.test(rest)) ? unitOf(money) : undefined;
  });
  return units.find((unit) => unit && unit !== "$/kg");
}

/** One dollar or cent of a unit, as an amount is typed: "1 $/t" of "A$/MT". */
function oneOf(unit: string): string {
  return `1 ${unit.trim().replaceAll(/^a(ud?)?\s?(?=\$)|metric\s|(?<=(\/|per)\s?)m(?=t\b)/gi, "")}`;
}

function unitOf({ isCents, per }: Pick<Money, "isCents" | "per">): PriceUnit | undefined {
  if (per === "other" || (per && per.unit !== "kg")) return undefined;
  if (!per || per.times === 1) return isCents ? "c/kg" : "$/kg";
  return per.times === 1000 && !isCents ? "$/t" : undefined;
}
