import { expect, it } from "vitest";
import { onWeekday, takeTime } from "../../../worker/search/times.ts";

it.each([
  ["open now", "now"],
  ["yard still open", "now"],
  ["open today", "now"],
  ["open saturday", "sat-10.00"],
  ["open Sats", "sat-10.00"],
  ["yards open on the weekend", "sat-10.00"],
  ["scrappies open wensday", "wed-10.00"],
  ["open sunday morning", "sun-09.00"],
  ["open sat arvo", "sat-13.00"],
  ["open sunday arvo", "sun-13.00"],
  ["open friday arvo", "fri-15.00"],
  ["open early", "today-07.00"],
  ["open late thurs", "thu-17.00"],
  ["yard open at lunch", "today-12.00"],
  ["open tomorrow", "tomorrow-10.00"],
  ["open 3pm monday", "mon-15.00"],
  ["open 3.30 pm monday", "mon-15.30"],
  ["open 12pm monday", "mon-12.00"],
  ["open 12 am monday", "mon-00.00"],
  ["open mon 15:45", "mon-15.30"],
  ["yards open at 6", "today-18.00"],
  ["yards open at 7", "today-07.00"],
  ["yards open from 6", "today-06.00"],
  ["open after 5", "today-17.00"],
  ["open til 5", "today-16.30"],
  ["open till 4.45pm", "today-16.30"],
  ["open before 7", "today-06.30"],
  ["opening hours", undefined],
  ["yard paying from 5 a kilo", undefined],
  ["yard offered $2.10 for cans", undefined],
  ["yards taking 20 fridges", undefined],
  ["copper price monday", undefined],
])("%j asks for yards open at %j", (text, time) => {
  expect(takeTime(text).time).toBe(time);
});

it("leaves the rest of a text", () => {
  expect(takeTime("yards open at 3pm monday in cairns").rest.split(/\s+/)).toEqual(
    "yards open in cairns".split(" "),
  );
});

it.each([
  ["today-17.00", "Australia/Perth", "tue-17.00"],
  // Over in Sydney, where it is 6 pm.
  ["today-17.00", "Australia/Sydney", "wed-17.00"],
  ["tomorrow-10.00", "Australia/Sydney", "wed-10.00"],
  ["sat-10.00", "Australia/Sydney", "sat-10.00"],
  ["now", "Australia/Sydney", "now"],
])("%s in %s is %s", (time, zone, expected) => {
  expect(onWeekday(time, zone, Date.parse("2026-11-24T07:00Z"))).toBe(expected);
});
