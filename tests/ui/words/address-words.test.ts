import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { addressWords } from "../../../app/words/address-words.ts";
import table from "./address-words.csv?raw";

// What an address without a page may have meant. Nothing is said of those that probes ask for, or that have a number of
// somebody's; words that begin like a probe, have many consonants in a row, or no vowel but a "y", are words.
it.each<{ address: string; words: string }>(parse(table, { columns: true }))(
  "$address names “$words”",
  ({ address, words }) => {
    expect(addressWords(address)).toBe(words);
  },
);
