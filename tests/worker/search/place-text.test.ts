import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { readingsOf, streetsIn } from "../../../worker/search/place-text.ts";
import {
  isInAustralia,
  parsePosition,
  positionIn,
  positionText,
} from "../../../worker/search/position.ts";
import table from "./places-in-texts.csv?raw";

// A street needs a number and a place, and no words that are other words, too; a position may be written as phones and
// maps do, and is rounded to a hundredth of a degree.
const FINDERS: Record<string, (text: string) => string | undefined> = {
  street: (text) => {
    const words = text.split(" ");
    const [first] = streetsIn(words);
    return first && words.slice(...first).join(" ");
  },
  position: (text) => {
    const point = parsePosition(text);
    return point && `${point.lat},${point.lon}`;
  },
  "position in": (text) => {
    const found = positionIn(text);
    return found && text.slice(found.start, found.end);
  },
  "in Australia": (text) => {
    const [lat = 0, lon = 0] = text.split(" ").map(Number);
    return String(isInAustralia({ lat, lon }));
  },
  // Ever shorter names, by what is said of where they are.
  readings: (text) =>
    readingsOf(text)
      .map(({ name }) => name)
      .join("; ") || undefined,
};

it.each<{ what: string; given: string; found: string }>(parse(table, { columns: true }))(
  "$what “$given”: $found",
  ({ what, given, found }) => {
    expect(FINDERS[what]!(given) ?? "none").toBe(found);
  },
);

it("a reading has the states and postcodes that the rest of the text names", () => {
  const states = ["NSW"];
  expect(readingsOf("near NSW 2830").slice(-2)).toEqual([
    { name: "2830", states, postcodes: [] },
    { name: "nsw", states: [], postcodes: ["2830"] },
  ]);
});

it("a position in an address is rounded to a hundredth of a degree", () => {
  expect(positionText({ lat: -32.2541, lon: 148.6151 })).toBe("-32.25,148.62");
});
