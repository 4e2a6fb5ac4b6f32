import { expect, test } from "vitest";
import { readPhone, readWebAddress } from "../../../publishing/read/contacts.ts";
import { readDate } from "../../../publishing/read/dates.ts";
import { readItems, readList } from "../../../publishing/read/lists.ts";
import { readDecimal, readDollars, readWhole } from "../../../publishing/read/numbers.ts";
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
    "11/18/2026": undefined,
    "Nov-26": undefined,
    "18/11": undefined,
    "last week": undefined,
  });
});

test("prices: with signs and units, but not with another one", () => {
  check(readDollars, {
    "7.75": "7.75",
    "$7.75": "7.75",
    "A$ 7.75": "7.75",
    "7.75 /kg": "7.75",
    "$7.75 per kg": "7.75",
    "7.75 AUD": "7.75",
    "8,5": "8.5",
    ".85": "0.85",
    "1,250.00": "1250.00",
    "1,250,000.50": "1250000.50",
    "85c": "0.85",
    "85 c/kg": "0.85",
    "1,250": undefined,
    "$775/t": undefined,
    "7.50-8.00": undefined,
    "-1": "-1",
  });
});

test("numbers: with other marks and separators", () => {
  check(readDecimal, {
    "-33,8125": "-33.8125",
    "−33.8": "-33.8",
    "151.2°": "151.2",
    up: undefined,
  });
  check(readWhole, {
    "5,143,000": "5143000",
    "5 143 000": "5143000",
    "12.0": "12",
    "1,2": undefined,
  });
});

test("phones: the first of two, without words, and with the 0 that spreadsheets drop", () => {
  check(readPhone, {
    "61255501234": "+61255501234",
    "(02) 5550 1234": "(02) 5550 1234",
    "Ph: 02.5550.1234": "02 5550 1234",
    "02 5550 1234 / 0491 570 156": "02 5550 1234",
    "0491 570 156 or (02) 5550 1234": "0491 570 156",
    "491570156": "0491570156",
    "5550 1234": "5550 1234",
    "02 5550 1234 ext 5": undefined,
    "call us": undefined,
  });
});

test("web addresses: with or without a scheme", () => {
  check(readWebAddress, {
    "www.yard.example": "https://www.yard.example",
    "yard.example/contact": "https://yard.example/contact",
    "the police": undefined,
    "javascript:alert(1)": undefined,
  });
});

test("lists: commas, bars and lines are separators, except in brackets", () => {
  check(readItems, {
    "Copper;Brass": undefined,
    "Copper, Brass; Steel": "Copper;Brass;Steel",
    "Copper\nBrass | Steel": "Copper;Brass;Steel",
    "Batteries (car, truck), Steel": "Batteries (car, truck);Steel",
  });
  check(readList, {
    "Bin hire, Collection": "Bin hire;Collection",
    "Pick-up, free; Bins": undefined,
  });
});
