import { expect, test } from "vitest";
import { openSummary } from "../../../app/hours/open-summary.ts";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";

// Friday, Saturday and Sunday, 20 to 22 November 2026, in Sydney's summer time.
const [FRIDAY_8AM, FRIDAY_5PM, SATURDAY_9AM, SATURDAY_2PM, SUNDAY] = [
  "2026-11-19T21:00Z",
  "2026-11-20T06:00Z",
  "2026-11-20T22:00Z",
  "2026-11-21T03:00Z",
  "2026-11-22T01:00Z",
].map((moment) => Date.parse(moment)) as [number, number, number, number, number];

const yard = (name: string, hours: string | null, holidays: number[] = []) => ({
  name,
  hours: hours === null ? null : { week: weekOf(hours, holidays) },
});
const weekOf = (hours: string, holidays: number[]) => ({
  days: parseOpeningHours(hours)?.days ?? [],
  offsets: [11 * 60],
  holidays,
  onHolidays: null,
});

const ASH = yard("Ash Metals", "Mo-Fr 07:30-16:30; Sa 08:00-13:00");
const ELM = yard("Elm Scrap", "Mo-Fr 08:00-17:00");
const OAK = yard("Oak Recycling", "Mo-Fr 08:00-16:00");
const ALWAYS = yard("Fir Traders", "Mo-Su 00:00-24:00");
const UNKNOWN = yard("Fig Salvage", null);
const IN_WORDS = { name: "Gum Traders", hours: { week: null } };

test.each([
  [[ASH, ELM], FRIDAY_8AM, "Both yards in Dubbo are open now."],
  [[ASH, ELM], SATURDAY_9AM, "1 of 2 yards in Dubbo is open now: Ash Metals, until 1 pm."],
  [[ELM, ASH], SATURDAY_9AM, "1 of 2 yards in Dubbo is open now: Ash Metals, until 1 pm."],
  [[ASH, ELM, OAK], FRIDAY_8AM, "All 3 yards in Dubbo are open now."],
  [[ASH, ELM, yard("Sal", "Sa 09:00-10:00")], FRIDAY_8AM, "2 of 3 yards in Dubbo are open now."],
  [[ASH, ELM], SUNDAY, "All closed today. Ash Metals opens tomorrow 7:30 am."],
  [[ASH, ELM], SATURDAY_2PM, "All closed. Ash Metals opens Monday 7:30 am."],
  [
    [ELM, OAK, UNKNOWN],
    SATURDAY_2PM,
    "All whose hours we know are closed today. Two open Monday 8 am.",
  ],
  [[ELM], FRIDAY_8AM, "The yard in Dubbo is open now, until 5 pm."],
  [[ASH], FRIDAY_5PM, "The yard in Dubbo is closed now. It opens tomorrow 8 am."],
  [
    [IN_WORDS, UNKNOWN, ELM],
    SUNDAY,
    "The yard in Dubbo whose hours we know is closed today. It opens tomorrow 8 am.",
  ],
  [[ELM, ASH, OAK], FRIDAY_5PM, "All closed. Ash Metals opens tomorrow 8 am."],
  [
    [ASH, ELM, OAK, yard("Yew", "Mo 07:30-08:00")],
    SUNDAY,
    "All closed today. Two open tomorrow 7:30 am.",
  ],
  [
    [ASH, ELM, OAK, UNKNOWN],
    SATURDAY_9AM,
    "1 of 3 yards in Dubbo whose hours we know is open now: Ash Metals, until 1 pm.",
  ],
  [[ASH, ELM], FRIDAY_8AM - 7_200_000, "All closed. Ash Metals opens at 7:30 am."],
  [[ELM], FRIDAY_8AM - 7_200_000, "The yard in Dubbo is closed now. It opens 8 am."],
  [[ALWAYS], SUNDAY, "The yard in Dubbo is open 24 hours."],
  [[ASH, ALWAYS], SUNDAY, "1 of 2 yards in Dubbo is open now: Fir Traders, 24 hours."],
  [[UNKNOWN, IN_WORDS], FRIDAY_8AM, null],
  [[], FRIDAY_8AM, null],
])("%j at %d", (yards, moment, words) => {
  // Times stay on one line.
  expect(openSummary(yards, "in Dubbo", moment)?.replaceAll("\u00A0", " ") ?? null).toBe(words);
});

test("on a public holiday nobody is called closed, and the day before it says so", () => {
  const holiday = Date.parse("2026-11-20") / 86_400_000;
  const ash = yard("Ash Metals", "Mo-Fr 07:30-16:30", [holiday]);
  const words = "It is a public holiday today: ring first.";
  expect(openSummary([ash, UNKNOWN], "in Dubbo", FRIDAY_5PM)).toBe(words);
  // In another state, which has no holiday then.
  expect(openSummary([ash, ELM], "near Albury", FRIDAY_5PM)).toBe(words);
  expect(openSummary([ash], "in Dubbo", FRIDAY_8AM - 86_400_000 / 2)).toBe(
    "The yard in Dubbo is closed now. It opens tomorrow (public holiday: ring first).",
  );
});
