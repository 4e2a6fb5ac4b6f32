import { LOAD_PATH, loadAddress } from "./load-address.ts";
import { readKilograms } from "./quantities.ts";

/** The address of a load in which a name is a metal's slug, with its weight added to what there is of this metal. */
export function withMetal(address: string, name: string, slug: string): string {
  const fields = [...new URLSearchParams(address.slice(LOAD_PATH.length))];
  const isMeant = ([own = ""]: string[]) => own === slug || own.trim() === name;
  const weights = fields.filter(isMeant).map(([, weight]) => weight!);
  const others = fields.filter((field) => !isMeant(field));
  return loadAddress([...others, [slug, sumOf(weights)]]);
}

/** Weights as visitors type them as one, in kilograms; the first of them if one cannot be right, "" for none. */
function sumOf(texts: string[]): string {
  const [first = "", ...more] = texts.filter((text) => text !== "");
  if (more.length === 0) return first;
  const weights = [first, ...more].map(readKilograms);
  const grams = weights.map((weight) => ("value" in weight ? weight.value : Number.NaN));
  const sum = grams.reduce((a, b) => a + b);
  return Number.isNaN(sum) ? first : String(sum / 1000);
}
