import { kilograms } from "../goods/amounts.ts";
import { type Good, type LoadMetal, UNIT_NAMES } from "../goods/goods.ts";
import { type LoadRow, problemOf } from "./load-row.ts";

/** A metal of a load, or goods that are paid a share of its price. */
export interface LoadLine {
  material: LoadMetal;
  /** Share of the metal's price; all of it if absent. */
  pays?: number;
  /** From light to heavy; equal if it was weighed. */
  minGrams: number;
  maxGrams: number;
  /** True if any weight in it is only approximate. */
  isAbout: boolean;
  /** The part of `maxGrams` that has no source but general knowledge. */
  weakGrams?: number;
  /** Its parts: "60 kg", "1 × car battery, about 14–27 kg". */
  parts: string[];
  /** How yards buy its parts, if not simply as the metal. */
  bought: string[];
}

/** Adds up a load by metal, and lists rows that cannot be counted, with the reasons. */
export function countLoad(rows: LoadRow[]) {
  const lines = new Map<string, LoadLine>();
  const leftOut: { name: string; title: string; reason: string }[] = [];
  for (const row of rows) {
    const found = countRow(row);
    if (!found) continue;
    if ("reason" in found) leftOut.push({ name: row.name, title: row.title, ...found });
    else addTo(lines, found);
  }
  return { lines: [...lines.values()], leftOut };
}

/** Lists the slugs that a yard must list to take the whole load. */
export function wantedOf(rows: LoadRow[]): string[] {
  const goods = rows.flatMap((row) => (row.quantity && !problemOf(row) ? (row.good ?? []) : []));
  return [...new Set(goods.map(({ listedAs }) => listedAs))].filter((slug) => slug !== "");
}

/** Returns a row's metal and weight, or the reason why it cannot be counted; undefined without an amount. */
export function countRow(row: LoadRow): LoadLine | { reason: string } | undefined {
  const { good, quantity, note } = row;
  if (!good) return { reason: note?.text ?? "We can’t look it up right now." };
  if (!quantity) return undefined;
  const problem = problemOf(row);
  if (problem || "problem" in quantity.typed) return { reason: problem ?? "" };
  const { value, most = value } = quantity.typed;
  const isWeighed = quantity.unit === "kg" || good.unit === "kg";
  const { metal, pays } = good;
  if (!metal) return { reason: "Yards don’t buy it by the price of a metal." };
  if (!isWeighed && !good.grams)
    return { reason: "No source says what one weighs. Weigh it, and choose kg." };
  const [light, heavy] = isWeighed ? [1000, 1000] : good.grams!;
  const [minGrams, maxGrams] = [Math.round(value * light), Math.round(most * heavy)];
  const isAbout = !isWeighed && good.isAbout;
  const weight = `${isAbout ? "about " : ""}${kilograms(minGrams, maxGrams)}`;
  return {
    material: metal,
    ...(pays && { pays }),
    minGrams,
    maxGrams,
    isAbout,
    ...(isAbout && good.isWeak && { weakGrams: maxGrams }),
    parts: [partOf(good, isWeighed, weight, value, most)],
    bought: good.bought ? [good.bought] : [],
  };
}

/** Describes a part of a line: "60 kg", "60 kg of fridge", "2–3 × fridge, about 136–339 kg". */
function partOf(good: Good, isWeighed: boolean, weight: string, value: number, most: number) {
  if (good.metal?.slug === good.slug) return weight;
  // "Holden Commodore VT" is a name.
  const called = good.name.replace(/^[A-Z](?=[a-z])(?!\w+ [A-Z\d])/, (letter) =>
    letter.toLowerCase(),
  );
  if (isWeighed) return `${weight} of ${called}`;
  const unit = good.unit === "piece" ? "×" : `${UNIT_NAMES[good.unit][value === 1 ? 0 : 1]} of`;
  return `${value}${most > value ? `–${most}` : ""} ${unit} ${called}, ${weight}`;
}

/** Returns the key of a line: its metal, and the share of the price that it is paid. */
export function lineKey({ material, pays = 1 }: Pick<LoadLine, "material" | "pays">): string {
  return `${material.slug} ${pays}`;
}

/** Adds to a metal's line, or starts it. */
function addTo(lines: Map<string, LoadLine>, added: LoadLine): void {
  const key = lineKey(added);
  const line = lines.get(key);
  const all = line && {
    ...line,
    minGrams: line.minGrams + added.minGrams,
    maxGrams: line.maxGrams + added.maxGrams,
    isAbout: line.isAbout || added.isAbout,
    weakGrams: (line.weakGrams ?? 0) + (added.weakGrams ?? 0),
    parts: [...line.parts, ...added.parts],
    bought: [...new Set([...line.bought, ...added.bought])],
  };
  lines.set(key, all ?? added);
}
