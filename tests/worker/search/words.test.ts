import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import {
  indexedWords,
  joinedNames,
  placeName,
  spellings,
  turnedName,
} from "../../../worker/search/place-names.ts";
import {
  comparable,
  lettersIn,
  phraseOf,
  singular,
  sounds,
} from "../../../worker/search/search-words.ts";
import table from "./words.csv?raw";

const FORMS: Record<string, (given: string) => string> = {
  singular,
  phrase: phraseOf,
  compared: comparable,
  // One bit for each, from the right.
  letters: (given) => lettersIn(given).toString(2),
  sounds,
  // Those that a place's name may have.
  spellings: (given) => spellings(given).join("; "),
  name: placeName,
  joined: (given) => joinedNames(given).join("; "),
  indexed: indexedWords,
  turned: turnedName,
};

it.each<{ what: string; given: string; found: string }>(parse(table, { columns: true }))(
  "$what of “$given”: $found",
  ({ what, given, found }) => {
    expect(FORMS[what]!(given)).toBe(found);
  },
);

it("no more spellings are tried than there is use for", () => {
  expect(spellings("pt ".repeat(30)).length).toBe(8);
});
