import { expect, test } from "vitest";
import { readPhone, readWebAddress } from "../../../publishing/read/contacts.ts";
import { monthFirst, readDate } from "../../../publishing/read/dates.ts";
import { readItems, readList } from "../../../publishing/read/lists.ts";
import { readDecimal, readWhole } from "../../../publishing/read/numbers.ts";
import type { Reading } from "../../../publishing/read/reading.ts";

const check = (read: (typed: string) => Reading | undefined, cases: Record<string, unknown>) => {
  const values = Object.keys(cases).map((typed) => [typed, read(typed)?.value]);
  expect(Object.fromEntries(values)).toEqual(cases);
};

test("dates: the day comes first, and a month in letters may come anywhere", () => {
  check(readDate, {
    "2026-11-18": "2026-11-18",
    "2026/11/8": "2026-11-08",
    "2026-11-18T00:00:00.000Z": "2026-11-18",
    "18/11/2026": "2026-11-18",
    "8/1/26": "2026-01-08",
    "18.11.2026": "2026-11-18",
    "18/11/2026 09:30": "2026-11-18",
    "18-Nov-26": "2026-11-18",
    "Wed, 18 November 2026": "2026-11-18",
    "1st Sept 2026": "2026-09-01",
    "Nov 18, 2026": "2026-11-18",
    "46344": "2026-11-18",
    "Mon 18/11/2026": "2026-11-18",
    "tues. 18/11/2026": "2026-11-18",
    "Thursday, 19 Nov 2026": "2026-11-19",
    "Fri 20.11.26": "2026-11-20",
    "SAT 21-11-2026": "2026-11-21",
    "Sun  22/11/2026": "2026-11-22",
    "2026-11-18 9:30": "2026-11-18",
    "2026-11-18T09:30Z": "2026-11-18",
    "18/11/2026 9:30:15 PM": "2026-11-18",
    "18/11/2026 9:30am": "2026-11-18",
    "18 11 2026": "2026-11-18",
    "18/12/2026": "2026-12-18",
    "18/01/2026": "2026-01-18",
    "2nd Feb 2026": "2026-02-02",
    "3rd-Mar-26": "2026-03-03",
    "4th April, 2026": "2026-04-04",
    "21Nov2026": "2026-11-21",
    "November 18 2026": "2026-11-18",
    "Nov. 1st, 2026": "2026-11-01",
    "Dec 31 2026": "2026-12-31",
    "Nov 2nd, 2026": "2026-11-02",
    "Nov 3rd 2026": "2026-11-03",
    "Nov 18th 2026": "2026-11-18",
    "Nov 18 20261": undefined,
    "18/11/2026 09:30 or so": undefined,
    x46344: undefined,
    "Jan 1 2026": "2026-01-01",
    "36526": "2000-01-01",
    "73050": "2099-12-31",
    "36525": undefined,
    "73051": undefined,
    "18/0/2026": undefined,
    "18/11-2026": undefined,
    "18/11/026": undefined,
    "18 Now 2026": undefined,
    "Nov 18 26": undefined,
    "11/18/2026": undefined,
    "Nov-26": undefined,
    "18/11": undefined,
    "last week": undefined,
  });
});

test("dates without a year are the last such day, of at most 180 days ago", () => {
  check((typed) => readDate(typed, "2026-11-20"), {
    "20 Nov": "2026-11-20",
    "21 Nov": undefined,
    "1st-November": "2026-11-01",
    "24 May": "2026-05-24",
    "23 May": undefined,
    "20 Nov.": "2026-11-20",
    "20/11": "2026-11-20",
    "1-11": "2026-11-01",
    "21/11": undefined,
    "20/13": undefined,
    "20 Foo": undefined,
  });
  const inJanuary = (typed: string) => readDate(typed, "2027-01-05");
  check(inJanuary, { "28 Dec": "2026-12-28", "5 Jan": "2027-01-05", "6 Jan": undefined });
  expect(inJanuary("28 Dec")?.as?.how).toBe("without a year as the last such day");
});

test("today is the day of loading, in a file that was saved on it", () => {
  const read = (savedOn?: string) => readDate("Today", "2026-11-20", savedOn)?.value;
  expect([read("2026-11-20"), read("2026-11-19"), read()]).toEqual([
    ...["2026-11-20", undefined, undefined],
  ]);
  expect(readDate("today")).toBeUndefined();
});

test("numbers: with other marks and separators", () => {
  check(readDecimal, {
    "-33,8125": "-33.8125",
    "−33.8": "-33.8",
    "151.2°": "151.2",
    "–33.8": "-33.8",
    "-33.": "-33",
    "-.5": "-0.5",
    "1,250": undefined,
    "33.8 S": undefined,
    up: undefined,
  });
  check(readWhole, {
    "5,143,000": "5143000",
    "5 143 000": "5143000",
    "12.0": "12",
    "1,250": "1250",
    "12.00": "12",
    "12.5": undefined,
    "1,25": undefined,
    "1,2500": undefined,
    "1234,567": undefined,
    "1,2": undefined,
  });
});

test("phones: the first of two, without words, and with the 0 that spreadsheets drop", () => {
  check(readPhone, {
    // Each first digit that a number has after the 61.
    ...Object.fromEntries([2, 3, 4, 7, 8].map((i) => [`61${i}55501234`, `+61${i}55501234`])),
    "61 8 5550 7663": "+61 8 5550 7663",
    "+61 08 5550 7663": "+61 8 5550 7663",
    "611300975707": "1300975707",
    "2 5550 1234": "02 5550 1234",
    "\u202a0755504417\u202c": "0755504417",
    // No Australian number can be these.
    "0000000000": undefined,
    "02 5550 12345": undefined,
    "+0255501234": undefined,
    "+64 9 300 1234": undefined,
    "(02) 5550 1234": "(02) 5550 1234",
    "Ph: 02.5550.1234": "02 5550 1234",
    "02 5550 1234 / 0491 570 156": "02 5550 1234",
    "0491 570 156 or (02) 5550 1234": "0491 570 156",
    "491570156": "0491570156",
    "5550 1234": undefined,
    "02-5550–1234": "02-5550-1234",
    "T 02 5550 1234": "02 5550 1234",
    "Mobile: 0491 570 156": "0491 570 156",
    "mob.0491 570 156": "0491 570 156",
    "p: 02 5550 1234": "02 5550 1234",
    "m 0491 570 156": "0491 570 156",
    "Telephone 02  5550  1234": "02 5550 1234",
    "Tel 02 5550 1234": "02 5550 1234",
    "Phone 02 5550 1234": "02 5550 1234",
    "02 5550 1234, 02 5550 1235": "02 5550 1234",
    "02 5550 1234; 02 5550 1235": "02 5550 1234",
    "02 5550 1234 and 02 5550 1235": "02 5550 1234",
    "02 5550 1234 & 02 5550 1235": "02 5550 1234",
    "02 5550 1234 | 02 5550 1235": "02 5550 1234",
    "02 5550 1234 OR 02 5550 1235": "02 5550 1234",
    "02 5550 1234/": "02 5550 1234",
    "+61 2 5550 1234": "+61 2 5550 1234",
    "255501234": "0255501234",
    "155501234": undefined,
    "4915701567": undefined,
    "131 234": "131 234",
    "13123": undefined,
    "02 5550 1234/5": undefined,
    "612555012345": undefined,
    "02 5550 1234 / 1235": undefined,
    "02 5550 1234 ext 5": undefined,
    "call us": undefined,
  });
});

test("web addresses: with or without a scheme", () => {
  check(readWebAddress, {
    "www.yard.example": "https://www.yard.example",
    "yard.example/contact": "https://yard.example/contact",
    "Yard.Example": "https://Yard.Example",
    "my-yard.com.au:8080": "https://my-yard.com.au:8080",
    "yard.au?x=1": "https://yard.au?x=1",
    "yard.au#a": "https://yard.au#a",
    "yard.au/": "https://yard.au/",
    "yard.a": undefined,
    yard: undefined,
    "yard.au/a b": undefined,
    "see yard.au": undefined,
    "the police": undefined,
    "javascript:alert(1)": undefined,
  });
});

test("lists: commas, bars and lines are separators, except in brackets", () => {
  check(readItems, {
    "Copper;Brass": undefined,
    "Copper, Brass; Steel": "Copper;Brass;Steel",
    "Tin; Lead; Zinc, Copper": "Tin;Lead;Zinc;Copper",
    "Copper\nBrass | Steel": "Copper;Brass;Steel",
    "Batteries (car, truck), Steel": "Batteries (car, truck);Steel",
  });
  check(readList, {
    "Bin hire, Collection": "Bin hire;Collection",
    "Pick-up, free; Bins": undefined,
  });
});

test.each([
  ["2026-03-11", "2026-11-03"],
  ["2026-11-03", "2026-03-11"],
  // The same day, no day, or not within the time.
  ["2026-04-04", undefined],
  ["2026-03-13", undefined],
  ["2026-01-12", "2026-12-01"],
  ["2026-02-01", "2026-01-02"],
  ["2026-01-01", undefined],
])("%s may be %s with the month first", (day, other) => {
  const said = other ? ` (with the month first it would be ${other})` : "";
  expect(monthFirst(day, "2026-01-02", "2026-12-01")).toBe(said);
  // There is no thirteenth month, however late the last day is.
  expect(monthFirst("2026-03-13", "2026-01-02", "2027-12-01")).toBe("");
});
