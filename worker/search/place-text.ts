import placeWords from "./place-words.json" with { type: "json" };
import { comparable } from "./search-words.ts";

// The parts of a text for a place: a street, a name, a state, a postcode, the country.

/** The names of the states and territories by their codes. */
export const STATE_NAMES: Readonly<Record<string, string>> = placeWords.states;

/** One way to read a text: a name or postcode, with the states and postcodes next to it. */
export interface PlaceReading {
  /** As `comparable` returns it. */
  name: string;
  /** Codes. */
  states: string[];
  postcodes: string[];
}

/** States' codes, by the code or name in lower case. */
const STATE_CODES = new Map(
  Object.entries(STATE_NAMES).flatMap(([code, name]) =>
    [code, name].map((typed) => [typed.toLowerCase(), code] as const),
  ),
);
const REGION = `(${[...STATE_CODES.keys()].join("|")}|\\d{4}|australia|aust?|cbd)`;
const BEFORE = new RegExp(`^${REGION} (?=.)`);
const AFTER = new RegExp(` ${REGION}$`);
/** Words before a place. */
const LEADING = /^(?:(?:near|nearby|in|at|around|from|close to|next to) (?:to )?)+(?=.)/;

/** The maximum number of ways to read a text, and of texts that may name its place. */
const [MAX_READINGS, MAX_TEXTS] = [16, 8];

/** The ways to read the text of a place, those with the longest names first; empty if it has no words. */
export function readingsOf(text: string): PlaceReading[] {
  const name = comparable(text).replace(LEADING, "");
  if (name === "") return [];
  const cut = [...without(AFTER, { name, states: [], postcodes: [] })];
  return cut
    .flatMap((reading) => [...without(BEFORE, reading)])
    .sort((a, b) => b.name.length - a.name.length)
    .slice(0, MAX_READINGS);
}

/** The reading, and those without the states, postcodes or country at one end of its name. */
function* without(region: RegExp, reading: PlaceReading): Generator<PlaceReading> {
  yield reading;
  const [whole, said = ""] = region.exec(reading.name) ?? [];
  if (!whole) return;
  const code = STATE_CODES.get(said);
  yield* without(region, {
    name: reading.name.replace(region, ""),
    states: code ? [...reading.states, code] : reading.states,
    postcodes: /\d/.test(said) ? [...reading.postcodes, said] : reading.postcodes,
  });
}

/** Kinds of streets; those in the second set are also other words, and never end an address. */
const STREETS = new Set(placeWords.streets);
const OTHERS = new Set(placeWords.otherStreets);
/** Words before "drive" and "circuit" that turn them into things. */
const OF_THINGS = new Set(placeWords.beforeThings);
const UNITS = new Set(placeWords.units);
const DIRECTIONS = new Set(placeWords.directions);
const NUMBER = /^\d{1,5}[a-z]?$/;
const MAX_NAME = 4;

/**
 * The spans of a text's words that may be a street or a box: unit, number, name and kind, or just a name and its kind
 * ("high st fremantle"), those that end first before the others. One is a street only if a place follows, or else if
 * it has a number and the text ends with it: that is for callers to check ("St Marys", "8 bridge rd", "high st").
 */
export function streetsIn(words: string[]): [start: number, end: number][] {
  const box = words.findIndex(
    (word, i) => /^(box|bag)$/.test(word) && /^\d+$/.test(words[i + 1] ?? ""),
  );
  if (box > 0) return [[box - 1, box + 2]];
  return words.flatMap((word, i): [number, number][] => {
    const isOther = OTHERS.has(word);
    if (!(isOther || STREETS.has(word)) || OF_THINGS.has(words[i - 1] ?? "")) return [];
    const number = words.findLastIndex((before, at) => at < i && NUMBER.test(before));
    const hasNumber = number >= 0 && i - number > 1 && i - number <= MAX_NAME + 1;
    const isLast = i === words.length - 1;
    if (!hasNumber && (i === 0 || i - 1 === number || isLast || isOther)) return [];
    if (isLast && isOther) return [];
    const start = hasNumber ? beginning(words, number) : i - 1;
    const ends = DIRECTIONS.has(words[i + 1] ?? "") ? [i + 1, i + 2] : [i + 1];
    return ends.map((end) => [start, end]);
  });
}

/** The first word of a street's number, given its last one: "unit" in "unit 3 45". */
function beginning(words: string[], number: number): number {
  const before = words[number - 1] ?? "";
  return number > 0 && (NUMBER.test(before) || UNITS.has(before))
    ? beginning(words, number - 1)
    : number;
}

/**
 * The texts that may name the place in a text: the text itself and, if it is an address, the part after or before its
 * street.
 */
export function placeTexts(text: string): string[] {
  const typed = comparable(text).split(" ");
  const streets = streetsIn(typed);
  const [start] = streets[0] ?? [];
  // An address may have no kind of street: "5 Broadway, Glebe".
  const afterComma = /^\s*\d[^,]*,(.*\w.*)$/.exec(text)?.[1];
  const texts = [
    text,
    ...(afterComma ? [afterComma] : []),
    ...streets.map(([, end]) => typed.slice(end).join(" ")),
    ...(start ? [typed.slice(0, start).join(" ")] : []),
  ];
  return texts.filter((each) => each.trim() !== "").slice(0, MAX_TEXTS);
}

/** The words of a place that is being typed, without a street and number or "near" before it. */
export function unfinishedPlace(text: string): string {
  const typed = comparable(text).replace(LEADING, "").split(" ");
  const street = streetsIn(typed).find(([start]) => /\d/.test(typed[start] ?? ""));
  return typed.slice(street?.[1]).join(" ") || typed.join(" ");
}
