import { readFigures, type Typed } from "./figures.ts";

/** Units in which a visitor may give an amount. */
export type Unit = "kg" | "piece" | "m" | "m2";

/** Heaviest weight accepted in one row, in kg: anything heavier is sold by contract. */
const MAX_KILOGRAMS = 100_000;
/** Largest amount accepted in any other unit. */
const MAX_UNITS = 10_000;

/** An amount of something, in kg or another unit. */
export interface Quantity {
  /** As typed, without the unit. */
  figures: string;
  /** Undefined if none was typed. */
  unit: Unit | undefined;
  /** In the unit above; tonnes and grams already converted to kilograms. */
  typed: Typed;
}

/** Units as visitors type them, with the suffix that addresses use. */
const UNITS: { words: string[]; suffix: string; unit: Unit; times: number }[] = [
  { words: ["kgs?", "kilos?", "kilograms?"], suffix: "kg", unit: "kg", times: 1 },
  { words: ["t", "tonnes?", "tons?"], suffix: "t", unit: "kg", times: 1000 },
  { words: ["g", "gms?", "grams?"], suffix: "g", unit: "kg", times: 0.001 },
  { words: ["lbs?", "pounds?"], suffix: "lb", unit: "kg", times: 0.453_592_37 },
  { words: ["x", "×", "pcs?", "pieces?", "each"], suffix: "x", unit: "piece", times: 1 },
  { words: ["m", "metres?", "meters?", "lm"], suffix: "m", unit: "m", times: 1 },
  {
    words: ["m2", "m²", "sqm", "sq\\.? ?m(?:etres?)?", "square met(?:re|er)s?"],
    suffix: "m2",
    unit: "m2",
    times: 1,
  },
];

/** Source of a regular expression that matches any known unit. */
export const UNIT_PATTERN: string = UNITS.flatMap(({ words }) => words).join("|");

function unitCalled(word: string) {
  return UNITS.find(({ words }) => new RegExp(`^(${words.join("|")})$`, "i").test(word.trim()));
}

/** The address suffix of a unit: "kg" for "kilos"; "" if the unit is unknown. */
export function suffixOf(word: string): string {
  return unitCalled(word)?.suffix ?? "";
}

const FRACTIONS: Record<string, string> = { "½": "1/2", "¼": "1/4", "¾": "3/4" };
/** "1/2", "1 1/2"; but "1/2 inch" is a size, and "18/8" a steel. */
const FRACTION =
  /(?<![\d/])(?:(\d+)\s+(?:and\s+)?)?([13])\/([24])(?![\d/]|\s*(?:inch|in\b|["”]))/gi;

const NUMBER_WORDS =
  "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred".split(
    " ",
  );
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 100];
/** Units that are words; nobody means metres by "an m". */
const UNIT_WORDS = UNITS.flatMap(({ words }) => words.filter((word) => /[a-z]{2}/.test(word))).join(
  "|",
);
/** "Half a tonne", "a quarter of a tonne", "one and a half kilos". */
const PART = new RegExp(
  `(?:\\b(\\w+)\\s+and\\s+)?(?:\\b(?:an?|one)\\s+)?\\b(half|quarter|three[\\s-]quarters?)(?:\\s+of)?(?:\\s+an?)?\\s+(?=(?:${UNIT_WORDS})\\b)`,
  "gi",
);
const A_UNIT = new RegExp(`\\ban?\\s+(?=(?:${UNIT_WORDS})\\b)`, "gi");
const COUNT_WORD = new RegExp(`^(${NUMBER_WORDS.join("|")})\\s+(?=\\S)`, "i");
const MEASURE_WORD = new RegExp(`\\b(${NUMBER_WORDS.join("|")})\\s+(?=(?:${UNIT_WORDS})\\b)`, "gi");

/**
 * Rewrites the amount in a text in figures: "half a tonne of steel" becomes "0.5 tonne of steel", "two taps" "2x
 * taps".
 */
export function amountInFigures(text: string): string {
  return text
    .trim()
    .replaceAll(/[½¼¾]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .replaceAll(
      /(?:\b(?:about|approx(?:imately)?\.?|roughly|around|nearly|maybe)\s+|~\s*)(?=\d)/gi,
      "",
    )
    .replaceAll(FRACTION, (_, whole: string | undefined, over: string, under: string) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replaceAll(PART, (_, whole: string | undefined, part: string) => {
      const share = /half/i.test(part) ? 0.5 : /three/i.test(part) ? 0.75 : 0.25;
      return `${numberCalled(whole) + share} `;
    })
    .replace(/^(?:half\s+a\s+dozen)\s+(?:of\s+)?(?=\S)/i, "6x ")
    .replace(/^(?:an?\s+|one\s+)?dozen\s+(?:of\s+)?(?=\S)/i, "12x ")
    .replace(/^(?:an?\s+)?(?:couple|pair)\s+(?:of\s+)?(?=\S)/i, "2x ")
    .replaceAll(MEASURE_WORD, (_, word: string) => `${numberCalled(word)} `)
    .replace(A_UNIT, "1 ")
    .replace(COUNT_WORD, (_, word: string) => `${numberCalled(word)}x `)
    .trim();
}

/** The number that a word or figures stand for; 0 for anything else. */
function numberCalled(word = ""): number {
  return NUMBERS[NUMBER_WORDS.indexOf(word.toLowerCase())] ?? (Number(word) || 0);
}

/**
 * Parses an amount such as "60", "7.5 kg", "1,500", "2 t", "3 pieces" or "12 m".
 * @param usual the unit of a bare number
 */
export function readQuantity(text: string, usual: Unit): Quantity {
  const trimmed = text.trim();
  const [, figures = "", word = ""] = /^([-−–]?[\d.,\s]*)(.*)$/s.exec(trimmed) ?? [];
  const known = unitCalled(word);
  if (word && !known) return { figures: trimmed, unit: undefined, typed: notANumber(usual) };
  const { unit, times = 1 } = known ?? {};
  const number = figures.trim();
  const typed = amountOf(number, unit ?? usual, times);
  // Tonnes stay as typed, because the field is in kilograms.
  return { figures: times === 1 ? number : trimmed, unit, typed };
}

function amountOf(figures: string, unit: Unit, times: number): Typed {
  const isWeight = unit === "kg";
  if (/^[-−–]/.test(figures)) {
    return { problem: `${isWeight ? "A weight" : "A number"} can’t be negative.` };
  }
  const value = readFigures(figures) * times;
  if (Number.isNaN(value)) return notANumber(unit);
  if (isWeight && value > MAX_KILOGRAMS)
    return { problem: "We go up to 100 t. For more, ask yards for a quote." };
  if (!isWeight && value > MAX_UNITS)
    return { problem: "We go up to 10,000. For more, ask yards for a quote." };
  if (unit === "piece" && !Number.isInteger(value)) return notANumber(unit);
  if (isWeight ? Math.round(value * 1000) > 0 : value > 0) return { value };
  return { problem: isWeight ? "Type more than 0 kg." : "Type more than 0." };
}

function notANumber(unit: Unit): Typed {
  if (unit === "kg") return { problem: "Type a weight in kilograms, such as 60 or 7.5." };
  if (unit === "piece") return { problem: "Type a whole number, such as 2." };
  return { problem: `Type a number of ${unit === "m" ? "metres" : "square metres"}, such as 12.` };
}

/** Default cost per kilometre in dollars: the Tax Office's rate for a car in 2025–26. */
export const KM_COST = 0.88;

/** Parses a cost per kilometre, 0 to 10 dollars: "0.88" or "$1.20". */
export function readKmCost(text: string): Typed {
  const dollars = readFigures(text.trim().replace(/^\$\s*/, ""));
  return dollars <= 10
    ? { value: dollars }
    : { problem: "Type an amount from 0 to 10 dollars, such as 0.88." };
}
