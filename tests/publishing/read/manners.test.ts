import { expect, test } from "vitest";
import { readPhone, readWebAddress } from "../../../publishing/read/contacts.ts";
import { monthFirst, readDate } from "../../../publishing/read/dates.ts";
import { readItems, readList } from "../../../publishing/read/lists.ts";
import {
  cityNames,
  gradeNames,
  materialNames,
  readCode,
  readName,
  readSlug,
  stateNames,
} from "../../../publishing/read/names.ts";
import { readDecimal, readWhole } from "../../../publishing/read/numbers.ts";
import { differenceLines, type Reading } from "../../../publishing/read/reading.ts";

/** What cells mean, and in which manner they were read where that is said: "2026-11-18, as day/month/year". */
const check = (read: (typed: string) => Reading | undefined, cases: Record<string, unknown>) => {
  const meanings = Object.keys(cases).map((typed) => {
    const reading = read(typed);
    return [typed, reading && [reading.value, reading.as?.how].filter(Boolean).join(", ")];
  });
  expect(Object.fromEntries(meanings)).toEqual(cases);
};

test("dates: each way in which they were read, and what is none", () => {
  check(readDate, {
    "2026-11-18": "2026-11-18",
    "18/11/2026": "2026-11-18, as day/month/year",
    "18 11 26": "2026-11-18, as day/month/year",
    "18/11/2026 9:30:15.5 pm": "2026-11-18, as day/month/year",
    "Wed. 18/11/2026": "2026-11-18, as day/month/year",
    "118/11/2026": undefined,
    "18/11-2026": undefined,
    "18/11/20261": undefined,
    "18/12/2026": "2026-12-18, as day/month/year",
    "18/1/2026": "2026-01-18, as day/month/year",
    "18/13/2026": undefined,
    "18/0/2026": undefined,
    "2026-0-18": undefined,
    "2026-13-18": undefined,
    "3 Jan 2026": "2026-01-03, with the month in letters",
    "December 3rd, 2026": "2026-12-03, with the month in letters",
    "3 Foo 2026": undefined,
  });
});

test("numbers of days: from 2000 to 2099", () => {
  check(readDate, {
    "36525": undefined,
    "36526": "2000-01-01, as Excel's number of a day",
    "73050": "2099-12-31, as Excel's number of a day",
    "73051": undefined,
  });
});

test("a day with the month first is named only where it is another day between two", () => {
  const other = (day: string, from = "2026-01-01", to = "2026-12-31") => monthFirst(day, from, to);
  const line = (day: string) => ` (with the month first it would be ${day})`;
  expect(other("2026-03-12")).toBe(line("2026-12-03"));
  expect(other("2026-03-13")).toBe("");
  expect(other("2026-03-03")).toBe("");
  expect(other("2026-03-11", "2026-11-03", "2026-11-03")).toBe(line("2026-11-03"));
  expect(other("2026-03-11", "2026-11-04", "2026-12-31")).toBe("");
  expect(other("2026-03-11", "2026-01-01", "2026-11-02")).toBe("");
});

test("numbers: each way in which they were read", () => {
  check(readDecimal, { "-.5": "-0.5", "–33.5 °": "-33.5", "12-": undefined });
  check(readWhole, {
    "5,143,000": "5143000, without separators",
    "1,2345": undefined,
    "x5,143": undefined,
    "5,143x": undefined,
    "12.00": "12",
    "12.05": undefined,
  });
});

test("phones: each way in which they were read", () => {
  check(readPhone, {
    "(02) 5550 1234": "(02) 5550 1234",
    "(02)  5550\n1234": undefined,
    "(02)  5550 1234": "(02) 5550 1234",
    "02–5550–1234": "02-5550-1234, as they are dialled",
    "Tel. 02 5550 1234": "02 5550 1234, as they are dialled",
    "02.5550.1234": "02 5550 1234, as they are dialled",
    "491570156": "0491570156, with the 0 that a spreadsheet drops",
    "61255501234": "+61255501234, as they are dialled",
    "02 5550 1234 and 0491 570 156": "02 5550 1234, with more than one phone number as the first",
    "491570156; 02 5550 1234": "0491 570 156, with more than one phone number as the first",
    // Six digits are a number, fewer are a part of one.
    "131 234 / 131235": "131 234, with more than one phone number as the first",
    "131 234 / 13123": undefined,
    "491570156.0": "0491 570 156, with the 0 that a spreadsheet drops",
    "1300975707.0": "1300 975 707, as they are dialled",
    "+61 (0)8 5550 7663": "+61 8 5550 7663, as they are dialled",
    "": undefined,
  });
});

test("web addresses and lists: each way in which they were read", () => {
  check(readWebAddress, {
    "Yard.Example:8080/a?b=c": "https://Yard.Example:8080/a?b=c, with https://",
    "yard.e": undefined,
    "at yard.example": undefined,
    "yard.example of ours": undefined,
  });
  check(readItems, {
    Copper: undefined,
    "Copper;Brass": undefined,
    "Copper;Brass;Lead, Zinc": "Copper;Brass;Lead;Zinc, as a list",
    "Copper,, Brass,": "Copper;Brass, as a list",
    "Copper • Brass · Lead": "Copper;Brass;Lead, as a list",
  });
  check(readList, { "Bins, Scales": "Bins;Scales, as a list", "Bins; Scales, big": undefined });
});

test("names: by all that a row is called, as a slug or a code", () => {
  const states = [
    { code: "nsw", name: "New South Wales" },
    { code: "TAS", name: "Tasmania" },
  ];
  check(readName(stateNames(states)), {
    NSW: "NSW",
    "new south wales": "NSW, as a code",
    tas: "TAS, as a code",
    Victoria: undefined,
  });
  const cities = [
    { slug: "perth", name: "Perth", state: "WA" },
    { slug: "mount-isa", name: "Mount Isa", state: "QLD" },
  ];
  check(readName(cityNames(cities)), {
    "mount-isa": "mount-isa",
    "Mount Isa": "mount-isa, as a slug",
    "Perth WA": "perth, as a slug",
    "Perth TAS": undefined,
    "/perth/": undefined,
  });
  const metals = [
    { slug: "copper", name: "Copper", aliases: "cu;red", grade: "" },
    { slug: "lead", name: "Lead", aliases: "", grade: "" },
    { slug: "brass", name: "Brass", aliases: "", grade: "No. 2, clean" },
    { slug: "steel", name: "Steel", aliases: "", grade: "Not No. 1" },
  ];
  const synonyms = [
    { word: "Pipe", leads_to: "copper", is_exact: "y" },
    { word: "Old tap", leads_to: "brass", is_exact: "false" },
    { word: "Lead", leads_to: "copper", is_exact: "" },
    { word: "Ute", leads_to: "/cars/", is_exact: "" },
  ];
  check(readName(materialNames(metals, synonyms)), {
    cu: "copper, as a slug",
    Red: "copper, as a slug",
    pipe: "copper, as a slug",
    Lead: "lead, as a slug",
    Ute: undefined,
    "Brass #2": "brass, as a slug",
    "No 2 brass": undefined,
    "2 Brass": "brass, as a slug",
    "Brass no. 2": "brass, as a slug",
    "Brass #1": undefined,
    "Copper 2": undefined,
    "Steel 1": undefined,
    "Old tap": "brass, as a slug",
    "": undefined,
  });
  check(readName(gradeNames(metals, synonyms)), {
    pipe: "copper, as a slug",
    "Brass #2": "brass, as a slug",
    Lead: "lead, as a slug",
    // It leads to brass, and brings another price.
    "Old tap": "",
    Ute: undefined,
    Tap: undefined,
  });
  check(readCode, { nsw: "NSW", Wa: "WA", n: undefined, nsww: undefined });
  check(readSlug, {
    "mount-isa": "mount-isa",
    "Mount Isa West": "mount-isa-west, as a slug",
    "Mount  Isa": undefined,
    "Mount Isa!": undefined,
  });
});

test("what was read in one manner is one line, with how often and the first of them", () => {
  const as = { one: "date", many: "dates", how: "as day/month/year" };
  const difference = (line: number, column: string, typed: string, value: string) => {
    return { file: "prices.csv", line, column, typed, value, as };
  };
  const [sixty, more] = ["x".repeat(60), "x".repeat(61)];
  expect(
    differenceLines([
      difference(3, "checked_on", "8/1/26", "2026-01-08"),
      difference(4, "other", sixty, ""),
      difference(5, "checked_on", "9/1/26", "2026-01-09"),
      difference(6, "another", more, more),
    ]),
  ).toEqual([
    'prices.csv checked_on: read 2 dates as day/month/year, such as "8/1/26" as "2026-01-08" on line 3',
    `prices.csv other: read 1 date as day/month/year, "${sixty}" as empty on line 4`,
    `prices.csv another: read 1 date as day/month/year, "${sixty}…" as "${sixty}…" on line 6`,
  ]);
});
