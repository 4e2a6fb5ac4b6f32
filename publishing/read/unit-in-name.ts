import { type Money, moneyAt, readMoney } from "../../worker/amounts/money.ts";

// Headers and titles give units of prices without an amount: "Steel ($/t)", "City prices c/kg".

/** The units of prices. */
export type PriceUnit = "$/kg" | "$/t" | "c/kg";

/** The positions at which a unit may begin. */
const START = /(?<![\p{L}\d])(?=\p{L})|[$¢/(]/gu;
/** The maximum length of a unit: "(aud $/kilogram)". */
const LONGEST = 30;

/** A header's text without the unit at its end, and the unit; undefined if there is none. */
export function withoutUnit(text: string): { name: string; unit: PriceUnit | undefined } {
  for (const { index } of text.matchAll(START)) {
    const rest = text.slice(index);
    // "Zinc & Sons (101)" ends in a yard id.
    if (rest.length > LONGEST || /\d/.test(rest)) continue;
    const [, inBrackets] = /^\((.*)\)$/s.exec(rest) ?? [];
    const money = readMoney(oneOf(inBrackets ?? rest));
    const isSaid = money && (inBrackets !== undefined || (money.per && !money.isUnitAlone));
    const unit = isSaid ? unitOf(money) : undefined;
    if (unit) return { name: text.slice(0, index).trim(), unit };
  }
  return { name: text, unit: undefined };
}

/**
 * A unit other than dollars per kg in a title, such as "All prices $/tonne" or "in cents"; undefined if there is none.
 */
export function unitInTitle(text: string): PriceUnit | undefined {
  const units = [...text.matchAll(START)].map(({ index }) => {
    const rest = text.slice(index, index + LONGEST);
    const money = moneyAt(oneOf(rest), 0)?.money;
    return money && (money.per || /^(¢|cents?\b)/i.test(rest)) ? unitOf(money) : undefined;
  });
  return units.find((unit) => unit && unit !== "$/kg");
}

/** A unit as one of its amounts: "1 $/t" for "A$/MT". */
function oneOf(unit: string): string {
  return `1 ${unit.trim().replaceAll(/^a(ud?)?\s?(?=\$)|metric\s|(?<=(\/|per)\s?)m(?=t\b)/gi, "")}`;
}

function unitOf({ isCents, per }: Pick<Money, "isCents" | "per">): PriceUnit | undefined {
  if (per === "other" || (per && per.unit !== "kg")) return undefined;
  if (!per || per.times === 1) return isCents ? "c/kg" : "$/kg";
  return per.times === 1000 && !isCents ? "$/t" : undefined;
}
