import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { type OpenWeek, openNowWords, openState } from "../../../app/yard-facts/open-state.ts";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";
import table from "./open-now.csv?raw";

const CLOCKS: Record<string, number[]> = {
  Sydney: [11 * 60],
  Perth: [8 * 60],
  // Half an hour behind Sydney; its summer time began on 4 October 2026 at 2 am, 16:30 UTC.
  Adelaide: [9.5 * 60, Date.parse("2026-10-03T16:30Z") / 60_000, 10.5 * 60],
  unknown: [],
};

const days = (names: string) =>
  names
    .split(" ")
    .filter(Boolean)
    .map((name) => Date.parse(name) / 86_400_000);

/** Minutes after midnight at which a yard opens and closes on holidays; null if unknown. */
const onHolidays = (given: string) =>
  given === "" ? null : given === "closed" ? [] : given.split(" ").map(Number);

type Row = Record<"hours" | "clock" | "holidays" | "on holidays" | "at" | "words", string>;
const weekOf = (row: Row): OpenWeek => ({
  days: parseOpeningHours(row.hours)?.days ?? [],
  offsets: CLOCKS[row.clock]!,
  holidays: days(row.holidays),
  onHolidays: onHolidays(row["on holidays"]),
});

// 20 November 2026 is a Friday.
it.each<Row>(parse(table, { columns: true }))("$hours at $at in $clock: $words", (row) => {
  const state = openState(weekOf(row), Date.parse(row.at));
  // Times stay on one line.
  expect((state ? openNowWords(state) : "").replaceAll("\u00A0", " ")).toBe(row.words);
});
