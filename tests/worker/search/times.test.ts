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
  // Whichever word asks for yards, and however it is written.
  ["hours monday", "mon-10.00"],
  ["yard monday", "mon-10.00"],
  ["Trading Tue", "tue-10.00"],
  ["hour tmrw", "tomorrow-10.00"],
  ["SCRAPYARD 3 PM", "today-15.00"],
  ["scrapyards AT THE MOMENT", "now"],
  ["scrappy atm", "now"],
  ["scrappie atm", "now"],
  ["scrappos at the moment", "now"],
  ["OPEN Now", "now"],
  ["Open AFTER 5 SAT", "sat-17.00"],
  ["open WEEKEND", "sat-10.00"],
  // Hours that may be of the morning or the evening.
  ["open past 8", "today-20.00"],
  ["open after 9", "today-09.00"],
  ["open by 4", "today-16.00"],
  ["open by 5", "today-05.00"],
  ["open from 4", "today-16.00"],
  ["open from 5", "today-05.00"],
  ["open before 4", "today-15.30"],
  ["open before 5", "today-04.30"],
  ["open 6:45", "today-18.30"],
  ["open 7:15", "today-07.00"],
  ["open until 5", "today-16.30"],
  ["open to 5", "today-16.30"],
  ["Open TILL 5", "today-16.30"],
  ["open till 12 am monday", "mon-23.30"],
  ["open after 23", "today-23.00"],
  ["open after 24", undefined],
  // Parts of the day.
  ["open EARLY sat", "sat-08.00"],
  ["open MORNINGS", "today-09.00"],
  ["open sat lunchtime", "sat-12.00"],
  ["open NOON", "today-12.00"],
  ["open sun midday", "sun-12.00"],
  ["open AFTERNOON", "today-15.00"],
  ["open sat afternoons", "sat-13.00"],
  ["open after work", "today-17.00"],
  ["open after hours", "today-17.00"],
  ["open evening", "today-17.00"],
  ["open TONIGHT", "today-17.00"],
  ["open sat nights", "sat-17.00"],
  ["open night", "today-17.00"],
  // Amounts and prices.
  ...[
    "kg",
    "kilo",
    "km",
    "t",
    "ton",
    "m",
    "c",
    "%",
    "$",
    "a bag",
    "an hour",
    "per bag",
    "each",
  ].map((unit): [string, undefined] => [`yards at 5 ${unit}`, undefined]),
  ["yards at 20KG", undefined],
  ["opening hours", undefined],
  ["yard paying from 5 a kilo", undefined],
  ["yard offered $2.10 for cans", undefined],
  ["yards taking 20 fridges", undefined],
  ["copper price monday", undefined],
  ["backyard steel monday", undefined],
  ["yards taking sunroof and monel", undefined],
  // The first of two hours; an hour before a part of the day.
  ["open 8am to 5pm monday", "mon-08.00"],
  ["open at 4pm this afternoon", "today-16.00"],
  ["open weekend arvo", "sat-13.00"],
])("%j asks for yards open at %j", (text, time) => {
  expect(takeTime(text).time).toBe(time);
});

it.each([
  ["yards open at 3pm monday in cairns", "yards open in cairns"],
  ["yards open early in cairns", "yards open in cairns"],
  ["yards open at 5 o'clock in cairns", "yards open in cairns"],
  ["yards taking 20 fridges", "yards taking 20 fridges"],
])("of %j is left %j", (text, left) => {
  expect(takeTime(text).rest.trim().split(/\s+/).join(" ")).toBe(left);
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

it("tomorrow is that of the time zone: it is Wednesday in Sydney, and Tuesday in Greenwich", () => {
  const tuesday = Date.parse("2026-11-24T20:00Z");
  expect(onWeekday("tomorrow-10.00", "Australia/Sydney", tuesday)).toBe("thu-10.00");
  expect(onWeekday("today-17.00", "Australia/Sydney", tuesday)).toBe("wed-17.00");
});

it("is no part of a word", () => {
  const text = "yard open to 12v batteries";
  expect(takeTime(text)).toEqual({ time: undefined, rest: text });
});
