import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { correctedWords, distanceOf } from "../../../worker/search/misspelt.ts";
import { lettersIn } from "../../../worker/search/search-words.ts";
import type { Vocabulary } from "../../../worker/search/vocabulary.ts";
import table from "./misspelt.csv?raw";

/** A text with its unknown words corrected by these. */
function corrected(text: string, known: string[], unknown = text.split(" ")) {
  const words = new Map(known.map((word) => [word, lettersIn(word)]));
  return correctedWords({ words } as unknown as Vocabulary, text.split(" "), unknown)?.join(" ");
}

const KNOWN = "copper bronze aluminium radiator battery leads zinc tin styrene";

it.each<{ typed: string; known: string; corrected: string }>(parse(table, { columns: true }))(
  "$typed is corrected to: $corrected",
  ({ typed, known, corrected: right }) => {
    expect(corrected(typed, (known || KNOWN).split(" ")) ?? "").toBe(right);
  },
);

it("only the words that nobody knows are corrected, in their places", () => {
  const known = ["copper", "radiator"];
  expect(corrected("coppar radiater dubbo", known, ["radiater", "dubbo"])).toBe(
    "coppar radiator dubbo",
  );
  expect(corrected("coppar", known, [])).toBeUndefined();
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
