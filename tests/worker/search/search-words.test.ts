import { expect, it } from "vitest";
import {
  comparable,
  indexedWords,
  lettersIn,
  phraseOf,
  singular,
  sounds,
  typedWords,
} from "../../../worker/search/search-words.ts";

it.each([
  ["wires", "wire"],
  ["batteries", "battery"],
  ["torches", "torch"],
  ["brushes", "brush"],
  ["brasses", "brass"],
  ["boxes", "box"],
  // No plurals.
  ["brass", "brass"],
  ["bus", "bus"],
  ["chassis", "chassis"],
  ["gas", "gas"],
  ["apparatus", "apparatus"],
  ["diesel", "diesel"],
  ["chest", "chest"],
])("the singular of %s is %s", (word, expected) => {
  expect(singular(word)).toBe(expected);
});

it.each([
  ["abs", "abs"],
  ["cans", "can"],
  ["tyres", "tyre"],
  ["Old  Batteries & taps", "old battery tap"],
])("the phrase of %j is %j", (text, phrase) => {
  expect(phraseOf(text)).toBe(phrase);
});

it.each([
  ["Mt. Isa", "mount isa"],
  ["O’Connor's  Hill", "oconnors hill"],
  [" (Café) ", "cafe"],
  ["ST KILDA", "saint kilda"],
])("%j is compared as %j", (text, expected) => {
  expect(comparable(text)).toBe(expected);
});

it.each([
  ["Mt Isa", "mt isa mount"],
  ["Saint Kilda", "saint kilda st"],
  ["Dubbo", "dubbo"],
])("%s is found by %j", (name, words) => {
  expect(indexedWords(name)).toBe(words);
});

it("the sounds of a name leave out what has none", () => {
  expect(sounds("Parramatta")).toBe(sounds("Paramata"));
  expect(sounds("Dubbo 2830 Orange")).toBe(`${sounds("Dubbo")} ${sounds("Orange")}`);
  expect(sounds("2830")).toBe("");
  // The first of two ways to say it.
  expect(sounds("Richmond")).toBe("RXMNT");
});

it.each([
  ["", 0],
  ["a", 0b10],
  ["cab", 0b1110],
  ["bb", 0b100],
])("the letters in %j are bits", (word, bits) => {
  expect(lettersIn(word)).toBe(bits);
});

it("a text is searched for by all of its words; the first is none of a region", () => {
  expect(typedWords("  Alice springs, NT ")).toEqual({
    whole: { word: "alice", others: [" springs ", " nt "] },
    begun: { word: "alice", others: [" springs ", " nt"] },
  });
  expect(typedWords("2830")).toEqual({
    whole: { word: "2830", others: [] },
    begun: { word: "2830", others: [] },
  });
  expect(typedWords(" –, ")).toBeUndefined();
});
