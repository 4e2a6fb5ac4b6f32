import { at, behind, NUMBER_WORDS } from "./numbers.ts";
import table from "./units.json" with { type: "json" };

/** Units in which things are counted: kilograms, pieces, metres or square metres. */
export type Unit = "kg" | "piece" | "m" | "m2";

/** A unit that people type, and its size in one of ours. */
export interface TypedUnit {
  /** The form written in URLs: "kg" for "kilos". */
  suffix: string;
  unit: Unit;
  times: number;
}

/** The units, by the words that people type for them. */
const UNITS: (TypedUnit & { words: string })[] = table as typeof UNITS;

const ANY = UNITS.map(({ words }) => words).join("|");
/** Units of several letters, because nobody means metres by "an m". */
const WORDS = UNITS.flatMap(({ words }) => words.split("|"))
  .filter((word) => /[a-z]{3}/.test(word) && !/each|of|pcs/.test(word))
  .join("|");

const UNIT = new RegExp(`\\s*(${ANY})(?![\\p{L}\\d²])`, "iuy");
const WORD = new RegExp(`(${WORDS})(?![\\p{L}\\d])`, "iuy");
const WHOLE = UNITS.map(({ words, ...unit }) => [new RegExp(`^(?:${words})$`, "i"), unit] as const);

/** Units of sizes, which are part of a name: "15 mm copper pipe". */
const SIZE =
  /\s*-?\s*(?:mm[2²]?|sq\s?mm|cm|inch(?:es)?|in|ft|foot|feet|l|lt|litres?|liters?|ltrs?|gal(?:lons?)?|v|volts?|a|amps?|ah|w|kw|kva|watts?|hp|phase|core|strokes?|cyl(?:inders?)?|gauge|seater|burner|doors?|wd|x4|%|["”'])(?![\p{L}\d²])/iuy;

/** The unit of things counted in words: "two taps". */
export const PIECES: TypedUnit = WHOLE.at(-1)![1];

/** Containers of any weight, and things that are containers only before "of". */
const HOLDERS =
  "bags?|buckets?|box(?:es)?|tubs?|pallets?|crates?|sacks?|handfuls?|armfuls?|bunch(?:es)?|piles?|heaps?|stacks?|barrows?|wheelbarrows?|barrow loads?|loads?";
const CARRIERS =
  "utes?|trailers?|boots?|cars?|trucks?|vans?|skips?|bins?|drums?|tins?|trolleys?|sheds?";
const LOADS = `(?:${CARRIERS})[\\s-]?(?:loads?|fulls?)`;
const SOME = `(?:(?:about|only|half|another)\\s+)*(?:an?|the|my|some|${NUMBER_WORDS}|half|couple|\\d+)(?:\\s*x)?\\s+(?:of\\s+)?(?:an?\\s+)?`;
/** "A 20 L bucket of", "half a ute load of", "a few". */
export const HELD = new RegExp(
  `(?:${SOME})?(?:(?:\\d+\\s*l(?:itres?)?|full|big|small|large|old|garbage|rubbish|bin|wheelie|milk|shopping|feed|wool|ute|trailer)\\s+){0,2}(?:${LOADS}|${HOLDERS}|${CARRIERS}|few|lots?|bits?)\\s+(?:full\\s+)?of(?:\\s*$|\\s+(?!(?:(?:scrap|metal|scrap\\s+metal|stuff|junk)$|them\\b|it\\b))(?=\\S))`,
  "iuy",
);
/** "2 bags", "a trailer load", "3 lengths": each may weigh anything. */
export const UNSAID_WEIGHT = new RegExp(
  `(?:${SOME})(?:${LOADS}|${HOLDERS}|lengths?|sticks?|rolls?|coils?|sheets?)(?:\\s+of)?(?![\\p{L}\\d])`,
  "iuy",
);
/** "Bags of", after a weight. */
export const HOLDER_OF = new RegExp(`\\s*(?:${HOLDERS}|${CARRIERS})\\s+of\\b`, "iy");
/** "Lengths of", between a number and the length of each. */
export const LENGTHS_OF =
  /\s*(?:lengths?|sticks?|pieces?|rolls?|coils?|bars?|sheets?)\s+of\s+(?=\d)/iy;

/** Reads the unit at a position, and returns it with its end; undefined if there is none. */
export function unitAt(text: string, start: number, expression = UNIT) {
  const match = at(expression, text, start);
  const unit = match && unitCalled(match[1]!);
  return unit ? { ...unit, end: start + match[0].length } : undefined;
}

/** Reads a unit without a number, which means one: "kilo of brass". */
export function unitWordAt(text: string, start: number) {
  return unitAt(text, start, WORD);
}

/** Returns the end of a size's unit ("mm") at a position; undefined if there is none. */
export function sizeUnitEnd(text: string, start: number): number | undefined {
  const end = behind(SIZE, text, start);
  return end > start ? end : undefined;
}

/** Returns the unit that a word stands for. */
export function unitCalled(word: string): TypedUnit | undefined {
  // By itself, "mt" is a metric tonne; in a text it may be a mount, or metres.
  const typed = word.trim();
  const name = typed.toLowerCase() === "mt" ? "t" : typed;
  return WHOLE.find(([words]) => words.test(name))?.[1];
}
