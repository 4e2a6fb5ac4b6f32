import { expect, test } from "vitest";
import { readHours } from "../../../publishing/read/hours.ts";

test.each([
  ["Mo-Fr 07:00-16:00; PH off", "Mo-Fr 07:00-16:00; PH off"],
  ["24/7", "Mo-Su 00:00-24:00"],
  ["Mo-Fr 7:00-16:00; Sa off", "Mo-Fr 07:00-16:00"],
  ["Mo-Su 08:00-18:00; We off", "Mo-Tu 08:00-18:00; Th-Su 08:00-18:00"],
  ["Mon–Fri 7am–4pm", "Mo-Fr 07:00-16:00"],
  ["7am-4pm Mon-Fri; 8am-12pm Sat", "Mo-Fr 07:00-16:00; Sa 08:00-12:00"],
  ["Mon to Fri 7.30 a.m. to 4 p.m.\nSat 8am–noon", "Mo-Fr 07:30-16:00; Sa 08:00-12:00"],
  ["Monday to Thursday: 0600-1500 & Friday: 0600-1400", "Mo-Th 06:00-15:00; Fr 06:00-14:00"],
  ["Weekdays 7-4pm, Sat 8-12pm, Sunday closed", "Mo-Fr 07:00-16:00; Sa 08:00-12:00"],
  ["Mon, Wed 9am-12pm, 1pm-3pm", "Mo 09:00-12:00,13:00-15:00; We 09:00-12:00,13:00-15:00"],
  ["Sat-Mon 8am-noon", "Mo 08:00-12:00; Sa-Su 08:00-12:00"],
  ["Mon 12am-12pm", "Mo 00:00-12:00"],
  ["Mon 12pm-1pm", "Mo 12:00-13:00"],
  ["Mon 8-8pm", "Mo 08:00-20:00"],
  ["Mon 11-12pm", "Mo 11:00-12:00"],
  ["Mon 9am-11pm", "Mo 09:00-23:00"],
  ["Mon 1-12pm", "Mo 01:00-12:00"],
  ["Mon 12:59am-1am", "Mo 00:59-01:00"],
  ["Mon 0:00-24:00", "Mo 00:00-24:00"],
  ["Wed midday to 5.59PM", "We 12:00-17:59"],
  ["Daily 9 am until 5 pm", "Mo-Su 09:00-17:00"],
  ["Weekends 9am-1pm, weekdays 7am-4pm", "Mo-Fr 07:00-16:00; Sa-Su 09:00-13:00"],
  ["Open 7 days 8am-5pm; public holidays closed", "Mo-Su 08:00-17:00; PH off"],
  // Each word for the same.
  ["Open 24/7", "Mo-Su 00:00-24:00"],
  ["24 / 7", "Mo-Su 00:00-24:00"],
  ["7 days a week 8am-5pm", "Mo-Su 08:00-17:00"],
  ["Everyday 8am-5pm", "Mo-Su 08:00-17:00"],
  ["Every day 8am-5pm", "Mo-Su 08:00-17:00"],
  ["Mon-Fri 8am till 5pm", "Mo-Fr 08:00-17:00"],
  ["Mon thru Fri 8am through 5pm", "Mo-Fr 08:00-17:00"],
  ["M-F 7am-4pm", "Mo-Fr 07:00-16:00"],
  ["Hours: Mon 7am-4pm", "Mo 07:00-16:00"],
  ["Hrs Mon from 7am-4pm", "Mo 07:00-16:00"],
  ["Mon 18:00-midnight", "Mo 18:00-24:00"],
  ["Mon 18:00-12 midnight", "Mo 18:00-24:00"],
  ["Mon 12 noon-1pm", "Mo 12:00-13:00"],
  ["Weekend 9am-1pm, weekday 7am-4pm", "Mo-Fr 07:00-16:00; Sa-Su 09:00-13:00"],
  ["Mon + Tue / Wed | Thu and Fri 7am-4pm", "Mo-Fr 07:00-16:00"],
  ["Tues. & Thurs 7am-4pm, Weds 8am-3pm", "Tu 07:00-16:00; We 08:00-15:00; Th 07:00-16:00"],
  [
    "Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays 7am-4pm",
    "Mo-Su 07:00-16:00",
  ],
  ["Tu 7am-4pm, We 7am-4pm, Th, Fr, Sa, Su 8am-1pm", "Tu-We 07:00-16:00; Th-Su 08:00-13:00"],
  ["Tue, Wed, Thur, Fri, Sat, Sun 7am-4pm", "Tu-Su 07:00-16:00"],
  ["Mo: 7am - 4pm: Tuesday 7am-4pm", "Mo-Tu 07:00-16:00"],
  ["Mon-Fri 7am-4pm Public holiday close", "Mo-Fr 07:00-16:00; PH off"],
  ["Monday 7.30 am.-4 p.m.", "Mo 07:30-16:00"],
  ["Saturday Sunday off, Monday 7am-4pm", "Mo 07:00-16:00"],
  ["Mon−Fri 7am‐4pm", "Mo-Fr 07:00-16:00"],
  ["Mon to Fri – 7am to 4pm / Sat – 8am to 12noon", "Mo-Fr 07:00-16:00; Sa 08:00-12:00"],
  ["Mon-Fri 0700 - 1600hrs", "Mo-Fr 07:00-16:00"],
  ["Mo-Fr 07:00-16:00;", "Mo-Fr 07:00-16:00"],
  ["Su 10:00-12:00;Mo-Sa 10:00-12:00", "Mo-Su 10:00-12:00"],
  ["Mo 13:00-16:00,07:00-12:00", "Mo 07:00-12:00,13:00-16:00"],
  ["Mo 07:00-12:00,12:00-16:00", "Mo 07:00-16:00"],
  // Public holidays, wherever they stand.
  ["Mo-Fr 7am-4pm; PH off, Sa 8am-noon", "Mo-Fr 07:00-16:00; Sa 08:00-12:00; PH off"],
  ["Mo-Fr 7am-4pm; PH off; Sa 8am-noon", "Mo-Fr 07:00-16:00; Sa 08:00-12:00; PH off"],
  ["Mo-Fr 07:00-16:00; PH closed", "Mo-Fr 07:00-16:00; PH off"],
  ["Mo-Fr 07:00-16:00; PH OFF", "Mo-Fr 07:00-16:00; PH off"],
  ["Mo-Fr 07:00-16:00; PH 08:00-12:00", "Mo-Fr 07:00-16:00; PH 08:00-12:00"],
  ["Mo-Su,PH 10:00-22:00", "Mo-Su 10:00-22:00; PH 10:00-22:00"],
  // The word closed before its days.
  ["Mon-Fri 9am-5pm (closed public holidays)", "Mo-Fr 09:00-17:00; PH off"],
  ["Closed Mon-Tue, Wed-Sun 9am-4pm", "We-Su 09:00-16:00"],
  ["Closed Sunday; 7am-4pm Mon-Fri", "Mo-Fr 07:00-16:00"],
  // All day, and until midnight.
  ["24/7; PH off", "Mo-Su 00:00-24:00; PH off"],
  ["24 hours", "Mo-Su 00:00-24:00"],
  ["Open 24 hrs; public holidays closed", "Mo-Su 00:00-24:00; PH off"],
  ["24 hours, 7 days", "Mo-Su 00:00-24:00"],
  ["Mon-Fri 24 hours", "Mo-Fr 00:00-24:00"],
  ["Mo-Su 06:00-00:00", "Mo-Su 06:00-24:00"],
  ["Mon-Fri 7am-12am", "Mo-Fr 07:00-24:00"],
])("%j is %s", (typed, hours) => {
  expect(readHours(typed).value).toBe(hours);
});

test.each([
  ...["By appointment", "7am–4pm", "M-F 7-4", "Mon-Fri 8:00-4:30", "Fri 10pm-2am", "Money 7am-4pm"],
  ...["Mon-Fri 7am-4pm, Sat by appointment", "PH off", "Mon-Fri", "Mon-Fri 7am-4pm, Mon 8am-2pm"],
  ...[
    "Mon 0am-4pm",
    "Mon 7am-13pm",
    "Mon 7:60-16:00",
    "Mon 7:00-24:01",
    "Mon 7am-7am",
    "Mon 7am-4",
  ],
  ...["Mon 7:00-16", "Mon 7-16:00", "Mon-Suney 7am-4pm"],
  ...["Mon 7am", "Mon -4pm", "Mon 7:00-4pm-5pm extra", "", "Mo-Fr 16:00-07:00", "Mo 7am-4pm off"],
  ...["Mo-Fr 07:00-12:00; We 13:00-16:00", "Mo-Fr 07:00-12:00; Mo 11:00-16:00", "Mon-Fri 24/7"],
  ...["Mon-Fri 7am-4pm; PH by appointment", "Mon 7:00-12:00,11:59-16:00", "Daily off Sun 8am-5pm"],
  // Never open through lunch by mistake.
  ...["Mon-Fri 7am-4pm, lunch 12pm-12.30pm", "Mon-Fri 7am-4pm (closed 12pm-1pm)"],
  ...["Mon-Fri 7am-4pm, 12pm-1pm closed", "Mon-Fri 7am-4pm, 12pm-1pm"],
  ...["Closed Sun, Mon, Tue 9am-5pm", "Mon to Fri 8.30am - 5pm; Sat 9 - 1"],
])("%j stays as words, because nobody can be sure", (typed) => {
  expect(readHours(typed).value).toBe(typed);
});

test("words of several lines are one line", () => {
  expect(readHours("By appointment\nRing us").value).toBe("By appointment; Ring us");
});
