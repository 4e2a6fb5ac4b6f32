import fillers from "./fillers.txt?raw";
import words from "./small-words.json";

// Words of a search that name no metal, place or thing: requests, and words to ignore. Each counts in the
// singular and the plural.

/** A request in a search, in addition to the things that it names. */
export type Want = keyof typeof words.wants;

/**
 * Phrases by the request that they make, things that we don't list, and some that next to a thing are its colour, or
 * part of it: "gold taps", "pipe with solder".
 */
export const { wants: WANTS, unlisted: UNLISTED, colours: COLOURS } = words;

/** Words and phrases to ignore wherever they occur; hardly any is a place. "Can" alone is a can. */
export const FILLERS = fillers.split(",").map((phrase) => phrase.trim());
