import type { Page } from "../page.ts";
import { withoutGrouping } from "./amounts-shown.ts";

const KILOGRAMS: Record<string, number> = {
  kg: 1,
  pound: 0.45359237,
  lb: 0.45359237,
  t: 1000,
  tonne: 1000,
  g: 0.001,
};

/** The dollars for a kilogram that an address of the form for offers holds; NaN if nobody can tell. */
export function perKilogram(fields: URLSearchParams): number {
  const total = dollarsIn(fields.get("total") ?? "");
  if (fields.get("total")) {
    const [, weight, unit = "kg"] =
      /^([\d.]+) ?(kg|lb|t|g)?$/.exec(withoutGrouping(fields.get("kg") ?? "")) ?? [];
    return total / (Number(weight) * KILOGRAMS[unit]!);
  }
  const offer = withoutGrouping(fields.get("offer") ?? "");
  const [, money = "", unit = "kg"] =
    /^(.*?)(?: ?(?:\/|per|a) ?(kg|lb|pound|t|tonne|g))?$/.exec(offer) ?? [];
  return dollarsIn(money) / KILOGRAMS[unit]!;
}

function dollarsIn(text: string): number {
  const [, figures, cents] = /^\$?([\d.]+) ?(c)?$/.exec(withoutGrouping(text)) ?? [];
  return Number(figures) / (cents ? 100 : 1);
}

/** The dollars for a kilogram on which a page gives its verdict, or "asks" if it gives none, or asks first. */
export function judged({ main }: Page): number | "asks" {
  const verdict = main
    .headings(2)
    .find((heading) => /^(Below|Within|Above) the range$/.test(heading));
  if (!verdict) return "asks";
  const answer = main.section(verdict).words;
  const before = answer.slice(0, answer.indexOf(verdict));
  if (before.includes("Did you mean")) return "asks";
  const said = answer.slice(answer.indexOf(verdict));
  const [, dollars = ""] = /\$([\d,.]+) a kilogram/.exec(said) ?? /\$([\d,.]+)/.exec(said) ?? [];
  return Number(dollars.replaceAll(",", ""));
}
