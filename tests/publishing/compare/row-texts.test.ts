import { expect, test } from "vitest";
import type { Fields } from "../../../publishing/compare/content.ts";
import type { KeptChange } from "../../../publishing/compare/published-changes.ts";
import {
  changeLines,
  conflictText,
  publicationText,
  rowName,
  rowText,
  undoingLines,
} from "../../../publishing/compare/row-texts.ts";

const PRICE = { min: 850, max: 1100, description: "Clean", checked_on: "2026-11-18" };
const YARD = { id: 7, name: "Bluegum", address: "1 Ingot Street", city_slug: "adelaide" };

const FACTS = { publication: 14, note: "Perth round", by: "kim" };
const PUBLISHED: KeptChange = {
  ...{ ...FACTS, publishedAt: Date.UTC(2026, 10, 21, 6), key: "yards/7" },
  ...{ before: { phone: "1" }, after: { phone: "2" } },
};
const BY_KIM = "14 “Perth round” by kim, 21 November 2026 at 5:00 pm";

const COPPER = "prices/sydney/copper";
const SAID = "quotes/7/copper/2026-11-20";

const QUOTE = { low: 820, high: 890, how: "rang", by: "Kim", note: "Clean,  dry\nand bare" };

test.each([
  [COPPER, PRICE, "$8.50 to $11.00, checked 2026-11-18"],
  [COPPER, { ...PRICE, min: 0, max: 0 }, "no price, checked 2026-11-18"],
  [COPPER, null, "no row"],
  ["yards/7", YARD, "Bluegum, 1 Ingot Street, adelaide"],
  ["synonyms/ute", { word: "ute", leads_to: "/a/" }, 'word "ute", leads_to "/a/"'],
  [SAID, QUOTE, '$8.20 to $8.90, rang, by Kim, "Clean, dry and bare"'],
  [SAID, { ...QUOTE, high: 820, how: null, by: null, note: null }, "$8.20"],
])("a row of %s says %j as %j", (key, row, text) => {
  expect(rowText(key, row)).toBe(text);
  // It is called by its key and what it says, or last said.
  if (row) expect(rowName({ key, before: null, after: row })).toBe(`${key} ${text}`);
  if (row) expect(rowName({ key, before: row, after: null })).toBe(`${key} ${text}`);
});

test("a change is a line for each field of a row that stays, and one line of any other", () => {
  const before = { phone: null, services: ["Bins", "Scales"], description: "a\n\nb" };
  const after = { phone: "1300", services: [], description: "x".repeat(61) };
  expect(changeLines({ key: "yards/7", before, after }, "Bluegum")).toEqual([
    'yards/7 Bluegum: phone empty → "1300"',
    'yards/7 Bluegum: services "Bins; Scales" → ""',
    `yards/7 Bluegum: description "a b" → "${"x".repeat(60)}…"`,
  ]);
  const sixty = { description: "x".repeat(60) };
  expect(changeLines({ key: "yards/7", before: {}, after: sixty })).toEqual([
    `yards/7: description empty → "${"x".repeat(60)}"`,
  ]);
  const [added, gone] = [
    { key: "yards/7", before: null, after: YARD },
    { key: "yards/7", before: YARD, after: null },
  ];
  expect([added, gone].flatMap((one) => changeLines(one, "Bluegum"))).toEqual([
    "yards/7 is new: Bluegum, 1 Ingot Street, adelaide",
    "yards/7 is gone: Bluegum, 1 Ingot Street, adelaide",
  ]);
});

test("a price is told as a whole, with its description only where that changes", () => {
  const key = COPPER;
  const after = { ...PRICE, max: 1200 };
  expect(changeLines({ key, before: PRICE, after })).toEqual([
    `${key}: $8.50 to $11.00, checked 2026-11-18 → $8.50 to $12.00, checked 2026-11-18`,
  ]);
  expect(changeLines({ key, before: PRICE, after: { ...after, description: null } })).toEqual([
    `${key}: $8.50 to $11.00, checked 2026-11-18, description "Clean" → $8.50 to $12.00, checked 2026-11-18, description empty`,
  ]);
});

test("a publication is its number, its note if it has one, who made it and when", () => {
  expect(publicationText({ ...PUBLISHED, note: null })).toBe(
    "14 by kim, 21 November 2026 at 5:00 pm",
  );
});

test("a change that takes back publications names each of them once, in their order", () => {
  const change = {
    key: "yards/7",
    before: { phone: "2", name: "B" },
    after: { phone: "1", name: "A" },
  };
  const earlier = { ...PUBLISHED, publication: 12, note: null, by: "lee" };
  expect(undoingLines([{ change, undone: [PUBLISHED, PUBLISHED, earlier] }])).toEqual([
    `yards/7: phone "2" → "1", which undoes publication ${BY_KIM}; 12 by lee, 21 November 2026 at 5:00 pm`,
    `yards/7: name "B" → "A", which undoes publication ${BY_KIM}; 12 by lee, 21 November 2026 at 5:00 pm`,
  ]);
});

const THEIRS = "yours is $8.50 to $11.00, checked 2026-11-18";

test.each([
  [
    COPPER,
    PRICE,
    { ...PRICE, min: 900 },
    `${THEIRS}; theirs is $9.00 to $11.00, checked 2026-11-18`,
  ],
  [
    ...[COPPER, PRICE, { ...PRICE, description: "Old" }],
    `${THEIRS}, description "Clean"; theirs is $8.50 to $11.00, checked 2026-11-18, description "Old"`,
  ],
  [COPPER, PRICE, null, `${THEIRS}, description "Clean"; theirs is no row`],
  ["yards/7", null, YARD, "yours is no row; theirs is Bluegum, 1 Ingot Street, adelaide"],
  ["yards/7", YARD, null, "yours is Bluegum, 1 Ingot Street, adelaide; theirs is no row"],
  [
    ...["yards/7", { name: "A", phone: "1" }, { name: "B" }],
    'yours is name "A", phone "1"; theirs is name "B"',
  ],
] as [string, Fields | null, Fields | null, string][])(
  "a conflict about %s has both values: %j and %j",
  (key, mine, theirs, text) => {
    expect(conflictText({ key, mine, theirs })).toBe(text);
    expect(conflictText({ key, mine, theirs, last: PUBLISHED })).toBe(
      `${text} in publication ${BY_KIM}`,
    );
  },
);
