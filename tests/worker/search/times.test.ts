import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { onWeekday, takeTime } from "../../../worker/search/times.ts";
import table from "./times.csv?raw";

// When yards have to be open, and what is left of the text for its other words. Without a word that asks for yards a
// day or an hour asks for nothing, but for a load.
it.each<{ typed: string; time: string; left: string }>(parse(table, { columns: true }))(
  "“$typed” asks for yards open at $time, and leaves “$left”",
  ({ typed, time, left }) => {
    const found = takeTime(typed);
    expect([found.time ?? "", found.rest.trim().split(/\s+/).join(" ")]).toEqual([time, left]);
    expect(found.rest).toHaveLength(typed.length);
  },
);

it.each([
  ["today-17.00", "Australia/Perth", "2026-11-24T07:00Z", "tue-17.00"],
  // Over in Sydney, where it is 6 pm.
  ["today-17.00", "Australia/Sydney", "2026-11-24T07:00Z", "wed-17.00"],
  ["tomorrow-10.00", "Australia/Sydney", "2026-11-24T07:00Z", "wed-10.00"],
  ["sat-10.00", "Australia/Sydney", "2026-11-24T07:00Z", "sat-10.00"],
  ["now", "Australia/Sydney", "2026-11-24T07:00Z", "now"],
  // Wednesday in Sydney, and Tuesday in Greenwich.
  ["tomorrow-10.00", "Australia/Sydney", "2026-11-24T20:00Z", "thu-10.00"],
  ["today-17.00", "Australia/Sydney", "2026-11-24T20:00Z", "wed-17.00"],
])("%s in %s at %s is %s", (time, zone, moment, expected) => {
  expect(onWeekday(time, zone, Date.parse(moment))).toBe(expected);
});
