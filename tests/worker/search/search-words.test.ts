import { expect, it } from "vitest";
import {
  comparable,
  lettersIn,
  phraseOf,
  singular,
  sounds,
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
  ["Mt. Isa", "mt isa"],
  ["O’Connor's  Hill", "oconnors hill"],
  [" (Café) ", "cafe"],
  ["ST KILDA", "st kilda"],
  ["Dubbo N.S.W., P.O. Box", "dubbo nsw po box"],
  ["1.5 kg. a", "1 5 kg a"],
])("%j is compared as %j", (text, expected) => {
  expect(comparable(text)).toBe(expected);
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
