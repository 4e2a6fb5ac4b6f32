import fillers from "./fillers.txt?raw";
import words from "./small-words.json";

// Words of a search that name no metal, place or thing: requests, and words to ignore. Each counts in the
// singular and the plural.

/** A request in a search, besides the things that it names. */
export type Want = keyof typeof words.wants;

/**
 * Phrases by the request that they make, things that we list nowhere, and some that beside a thing are its colour, or
 * on it: "gold taps", "pipe with solder".
 */
export const { wants: WANTS, unlisted: UNLISTED, colours: COLOURS } = words;

/** Words and phrases to ignore, wherever they occur; hardly one is a place. "Can" alone is a can. */
export const FILLERS = fillers.split(",").map((phrase) => phrase.trim());
