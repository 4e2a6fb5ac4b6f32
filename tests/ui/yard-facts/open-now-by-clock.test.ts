import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { openSummary, type TimedYard } from "../../../app/yard-facts/open-now-by-clock.tsx";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";
import table from "./open-summaries.csv?raw";

const weekOf = (hours: string, holidays: number[]) => ({
  days: parseOpeningHours(hours)?.days ?? [],
  offsets: [11 * 60],
  holidays,
  onHolidays: null,
});
const yard = (name: string, hours: string, holidays: number[] = []) => ({
  name,
  hours: { week: weekOf(hours, holidays) },
});

const ASH = yard("Ash Metals", "Mo-Fr 07:30-16:30; Sa 08:00-13:00");
const ELM = yard("Elm Scrap", "Mo-Fr 08:00-17:00");
const YARDS: Record<string, TimedYard> = {
  Ash: ASH,
  Elm: ELM,
  Oak: yard("Oak Recycling", "Mo-Fr 08:00-16:00"),
  Always: yard("Fir Traders", "Mo-Su 00:00-24:00"),
  Early: yard("Yew", "Mo 07:30-08:00"),
  Saturday: yard("Sal", "Sa 09:00-10:00"),
  Unknown: { name: "Fig Salvage", hours: null },
  InWords: { name: "Gum Traders", hours: { week: null } },
};

// 20 to 22 November 2026, in Sydney's summer time.
const MOMENTS: Record<string, string> = {
  "Friday 6 am": "2026-11-19T19:00Z",
  "Friday 8 am": "2026-11-19T21:00Z",
  "Friday 5 pm": "2026-11-20T06:00Z",
  "Saturday 9 am": "2026-11-20T22:00Z",
  "Saturday 2 pm": "2026-11-21T03:00Z",
  Sunday: "2026-11-22T01:00Z",
};
const at = (moment: string) => Date.parse(MOMENTS[moment]!);

// Those of YARDS, one of MOMENTS, and the summary, which is empty if there is none.
test.each<Record<"yards" | "moment" | "words", string>>(parse(table, { columns: true }))(
  "the summary of $yards on $moment is $words",
  ({ moment, words, ...names }) => {
    const yards = names.yards.split(" ").flatMap((name) => YARDS[name] ?? []);
    // Times stay on one line.
    expect(openSummary(yards, "in Dubbo", at(moment))?.replaceAll("\u00A0", " ") ?? "").toBe(words);
  },
);

test("on a public holiday no yard is called closed, and the day before names the holiday", () => {
  const holiday = Date.parse("2026-11-20") / 86_400_000;
  const ash = yard("Ash Metals", "Mo-Fr 07:30-16:30", [holiday]);
  const words = "It is a public holiday today: ring first.";
  expect(openSummary([ash, YARDS.Unknown!], "in Dubbo", at("Friday 5 pm"))).toBe(words);
  // One of the yards is in a state without that holiday.
  expect(openSummary([ash, ELM], "near Albury", at("Friday 5 pm"))).toBe(words);
  expect(openSummary([ash], "in Dubbo", at("Friday 8 am") - 86_400_000 / 2)).toBe(
    "The yard in Dubbo is closed now. It opens tomorrow (public holiday: ring first).",
  );
});
