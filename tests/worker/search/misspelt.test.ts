import { expect, it } from "vitest";
import { correctedWords, distanceOf } from "../../../worker/search/misspelt.ts";
import { lettersIn } from "../../../worker/search/search-words.ts";
import type { Vocabulary } from "../../../worker/search/vocabulary.ts";

/** A text with its unknown words corrected by these. */
function corrected(text: string, known: string[], unknown = text.split(" ")) {
  const words = new Map(known.map((word) => [word, lettersIn(word)]));
  return correctedWords({ words } as unknown as Vocabulary, text.split(" "), unknown)?.join(" ");
}

it.each([
  // One letter wrong, missing or too many, or two swapped.
  ["coppar", "copper"],
  ["coper", "copper"],
  ["coopper", "copper"],
  ["cpoper", "copper"],
  ["brozne", "bronze"],
  // Two from eight letters on, and one more if they sound alike.
  ["alumniun", "aluminium"],
  ["radaiter", "radiator"],
  ["radxatxr", "radiator"],
  ["rxdxatxr", undefined],
  ["coxxer", undefined],
  ["baxtexy", undefined],
  ["alluminniium", "aluminium"],
  ["elamenoum", undefined],
  // A word of four letters is what is meant, one of three is not.
  ["zincc", "zinc"],
  ["tinne", undefined],
  // Neither short ones nor numbers are corrected.
  ["lead", undefined],
  ["leed", undefined],
  ["copp3r", undefined],
  // What is typed in the plural is read in the plural.
  ["coppars", "coppers"],
  ["battarys", "batteries"],
  ["batterys", "batteries"],
  ["leeads", "leads"],
  ["styrens", "styrenes"],
  ["tools", undefined],
])("%s is corrected to %s", (typed, expected) => {
  const known = [
    "copper",
    "bronze",
    "aluminium",
    "radiator",
    "battery",
    "leads",
    "zinc",
    "tin",
    "styrene",
  ];
  expect(corrected(typed, known)).toBe(expected);
});

it("only the words that nobody knows are corrected, in their places", () => {
  const known = ["copper", "radiator"];
  expect(corrected("coppar radiater dubbo", known, ["radiater", "dubbo"])).toBe(
    "coppar radiator dubbo",
  );
  expect(corrected("coppar", known, [])).toBeUndefined();
  expect(corrected("zzzzzz", known)).toBeUndefined();
});

it("the most similar word is taken, the first of two that are as similar", () => {
  expect(corrected("cuble", ["coble", "cable"])).toBe("coble");
  expect(corrected("cuble", ["cable", "coble"])).toBe("cable");
  // "Fram" is as near to "frag" as to "frame", but "frams" is nearer to "frame".
  expect(corrected("frams", ["frag", "frame"])).toBe("frames");
});

it.each([
  ["copper", "copper", 0],
  ["copper", "coppre", 1],
  ["copper", "ocpper", 1],
  ["copper", "cppoer", 2],
  ["copper", "xcpper", 2],
  ["copper", "oxpper", 2],
  ["copper", "coppes", 1],
  ["copper", "cope", 2],
  ["ab", "ba", 1],
  ["abcd", "badc", 3],
])("%s and %s are %i apart", (a, b, distance) => {
  expect(distanceOf(a, b)).toBe(distance);
});

it.each([
  // English words are no misspellings, however near.
  ["sewing", "swing"],
  ["train", "drain"],
  ["shire", "hire"],
  ["found", "pound"],
  ["battle", "bottle"],
  ["walker", "walter"],
  // Another first letter is another word, unless both sound alike.
  ["xopper", "copper"],
  ["bopper", "copper"],
  // What is not typed to its end is not another word that sounds like it.
  ["cataly", "cattle"],
])("%s is not corrected to %s", (typed, known) => {
  expect(corrected(typed, [known, "catalytic"])).toBeUndefined();
});

it("a word of another first letter is corrected where it sounds the same", () => {
  expect(corrected("kopper", ["copper"])).toBe("copper");
  expect(corrected("kables", ["cable"])).toBe("cables");
});
