import { expect, test } from "vitest";
import { openingWords } from "../../app/yards/opening-times.tsx";
import { parseOpeningHours } from "../../worker/data/opening-hours.ts";

test.each([
  ["Mo-Fr 07:00-16:00; Sa 08:00-12:00", "Mon–Fri 7 am – 4 pm, Sat 8 am – 12 pm"],
  ["Tu 07:30-11:45,13:00-24:00", "Tue 7:30 am – 11:45 am and 1 pm – midnight"],
  ["Mo,We 09:00-17:00", "Mon 9 am – 5 pm, Wed 9 am – 5 pm"],
  ["Su 10:00-12:00;Mo-Sa 10:00-12:00", "Mon–Sun 10 am – 12 pm"],
  ["Sa-Mo 00:00-24:00", "Mon midnight – midnight, Sat–Sun midnight – midnight"],
])("%s is %s", (text, words) => {
  expect(openingWords(parseOpeningHours(text) ?? [])).toBe(words);
});

test.each([
  "",
  "Mo-Fr",
  "07:00-16:00",
  "Mon-Fri 07:00-16:00",
  "Mo-Fr 7:00-16:00",
  "Mo-Fr 16:00-07:00",
  "Mo-Fr 07:00-24:30",
  "Mo-Fr 07:00 - 16:00",
  "Mo-Fr 07:00-12:00; Mo 11:00-16:00",
  "Mo-Fr 07:00-16:00;",
])("%j is not valid", (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
});
