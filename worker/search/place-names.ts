import placeWords from "./place-words.json" with { type: "json" };
import { comparable, sounds } from "./search-words.ts";

// The spelling of places' names. Publishing uses the same functions for the index as the site does for visitors' texts.

/** Words in places' names, each with the short forms used on maps and envelopes. */
const SHORT_FORMS = new Map(Object.entries(placeWords.shortForms));

/** The words that a short form may stand for: "port" and "point" for "pt". */
const LONG_FORMS = Map.groupBy(
  [...SHORT_FORMS].flatMap(([long, shorts]) => shorts.map((short) => ({ short, long }))),
  ({ short }) => short,
);

/** The maximum number of ways to read a name that has several short forms. */
const MAX_SPELLINGS = 8;

/**
 * The words that a word of a name may mean: "port" and "point" for "pt", or the word itself if it isn't a short form.
 */
export function spelledOut(word: string): string[] {
  return LONG_FORMS.get(word)?.map(({ long }) => long) ?? [word];
}

/** The ways to read a name with its short forms spelt out, likeliest first: "port augusta" for "Pt. Augusta". */
export function spellings(name: string): string[] {
  const words = comparable(name).split(" ").map(spelledOut);
  return words.reduce((starts, word) =>
    starts.flatMap((start) => word.map((each) => `${start} ${each}`)).slice(0, MAX_SPELLINGS),
  );
}

/** Normalises a place's name for comparing: "Mt. Isa" becomes "mount isa". */
export function placeName(name: string): string {
  return spellings(name)[0]!;
}

/** The words of a name, both spelt out and shortened. */
export function indexedWords(name: string): string {
  const words = placeName(name).split(" ");
  return [...words, ...words.flatMap((word) => SHORT_FORMS.get(word) ?? [])].join(" ");
}

/** The word under which a whole name is found, wherever it has spaces: "+mclarenvale". */
export function joinedName(name: string): string {
  return `+${name.replaceAll(" ", "")}`;
}

/** The words under which a name may be found whole; a short form at its beginning may be joined: "mtisa". */
export function joinedNames(name: string): string[] {
  const joined = spellings(name).map(joinedName);
  const short = [...LONG_FORMS.keys()].filter(
    (short) => short.length > 1 && joined[0]!.startsWith(`+${short}`),
  );
  const parted = short.flatMap((form) =>
    spelledOut(form).map((long) => `+${long}${joined[0]!.slice(form.length + 1)}`),
  );
  return [...new Set([...joined, ...parted])];
}

/** A name with its compass point moved to the other end: "brunswick east" for "east brunswick"; "" if it has none. */
export function turnedName(name: string): string {
  const [, before, first] = /^(north|south|east|west|upper|lower) (.+)$/.exec(name) ?? [];
  const [, last, after] = /^(.+) (north|south|east|west|upper|lower)$/.exec(name) ?? [];
  return before ? `${first} ${before}` : after ? `${after} ${last}` : "";
}

/** The sounds of a place's words, each in alphabetical order because two letters may have been swapped. */
export function placeSounds(name: string): string[] {
  return sounds(placeName(name))
    .split(" ")
    .filter(Boolean)
    .map((sound) => [...sound].sort().join(""));
}
