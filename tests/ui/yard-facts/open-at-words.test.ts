import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { openAtWords } from "../../../app/yard-facts/open-at-words.ts";
import table from "./open-at-words.csv?raw";

const THEN = {
  day: "2026-11-28",
  minute: 780,
  open: 0,
  known: 9,
  holiday: 0,
  unknown: 0,
  latest: null,
  first: null,
  next: null,
};
const YARDS: Record<string, object> = {
  latest: { latest: { name: "Ash Metals", minute: 750 } },
  first: { first: { name: "Elm Metals", minute: 840 } },
  next: { next: { name: "Elm Metals", day: "2026-11-30", minute: 420 } },
};

// Numbers of yards, those of YARDS that are known, and the sentences about them.
type Said = Record<"open" | "known" | "holiday" | "unknown", number> & {
  named: string;
  words: string;
};

it.each<Said>(parse(table, { columns: true, cast: true }))(
  "$open open of $known ($named), $holiday on holiday and $unknown unknown become: $words",
  ({ named, words, ...counts }) => {
    const some = Object.assign({}, counts, ...named.split(" ").map((name) => YARDS[name]));
    const said = openAtWords({ ...THEN, ...some }, "near Perth").replaceAll("\u00A0", " ");
    expect(said).toBe(`Sat 28 Nov, 1 pm: ${words}`);
  },
);

it("the sentence names no place if there is none, and there is no sentence without yards", () => {
  expect(openAtWords({ ...THEN, open: 2 }, "")).toContain("2 of the 9 whose hours we know are");
  expect(openAtWords({ ...THEN, known: 0, unknown: 2 }, "")).toContain(
    "the hours of 2 yards: ring",
  );
  expect(openAtWords({ ...THEN, known: 0 }, "")).toBe("");
});
