import { expect, test } from "vitest";
import type { CsvFile, CsvFiles } from "../../../publishing/read/header.ts";
import { differenceLines } from "../../../publishing/read/reading.ts";
import { type KnownCells, understand } from "../../../publishing/read/understand.ts";

type Cells = Record<string, string>;

const TABLES = [
  ...["dataset", "states", "cities", "materials", "prices", "price_history", "scrap_yards"],
  ...["quotes", "synonyms", "things", "items", "places", "todos"],
];

/** The meanings of the cells of a row, and the remarks on them. */
function meaning(table: string, typed: Cells, known?: KnownCells) {
  const files = TABLES.map((name): [string, CsvFile] => {
    const rows = name === table ? [{ line: 2, cells: { ...typed }, typed }] : [];
    return [name, { name: `${name}.csv`, rows, problems: [] }];
  });
  const all = Object.fromEntries(files) as CsvFiles;
  const lines = differenceLines(understand(all, known));
  return { cells: all[table as keyof CsvFiles].rows[0]!.cells, lines };
}

test("names may be those of what is live, and a file's own count before them", () => {
  const known = { cities: [{ slug: "sydney", name: "Sydney", state: "NSW" }] };
  expect(meaning("prices", { city_slug: "Sydney" }, known)).toEqual({
    cells: { city_slug: "sydney" },
    lines: ['prices.csv city_slug: read 1 name as a slug, "Sydney" as "sydney" on line 2'],
  });
  expect(meaning("prices", { city_slug: "Sydney" }).cells).toEqual({ city_slug: "Sydney" });
});

test("every column is read as what it holds, whichever file it is in", () => {
  const known = { materials: [{ slug: "copper", name: "Copper" }] };
  const cases: [string, Cells, Cells][] = [
    [
      "scrap_yards",
      { merged_into: "1,250", latitude: "-33,8125", longitude: "151,25", listed: "n" },
      { merged_into: "1250", latitude: "-33.8125", longitude: "151.25", listed: "false" },
    ],
    [
      "cities",
      { id: "13.0", population: "5,143,000", lat: "-33,8125", lon: "151,25" },
      { id: "13", population: "5143000", lat: "-33.8125", lon: "151.25" },
    ],
    [
      "states",
      { regulator_url: "www.police.example" },
      { regulator_url: "https://www.police.example" },
    ],
    ["synonyms", { leads_to: "Copper" }, { leads_to: "copper" }],
    ["things", { counts_as: "Copper" }, { counts_as: "copper" }],
    ["items", { slug: "Car Body", counts_as: "Copper" }, { slug: "car-body", counts_as: "copper" }],
    ["quotes", { how: "Rang" }, { how: "rang" }],
  ];
  for (const [table, typed, cells] of cases)
    expect(meaning(table, typed, known).cells).toMatchObject(cells);
});

test("a closure says how its days were read, the last one too", () => {
  expect(meaning("scrap_yards", { closed: "2026-12-20 to 6 Jan 2027" }).lines).toEqual([
    'scrap_yards.csv closed: read 1 date with the month in letters, "2026-12-20 to 6 Jan 2027" as "2026-12-20..2027-01-06" on line 2',
  ]);
});

test("yes and no may be one letter, and nothing else is either", () => {
  const flag = (is_sample: string) => meaning("dataset", { is_sample }).cells.is_sample;
  expect(["y", "T", "N", "f", "by", "yn", "of", "yes"].map(flag)).toEqual([
    ...["true", "true", "false", "false", "by", "yn", "of", "yes"],
  ]);
});

test("words for nothing are empty cells, where a cell may be empty", () => {
  const phone = (typed: string) => meaning("scrap_yards", { phone: typed }).cells.phone;
  for (const typed of [
    ...["n/a", "NA", "n.a.", "-", "--", "–", "——", "$-", "$ -", "nil", "None", "null", "TBA", "??"],
    "unknown",
  ])
    expect(phone(typed)).toBe("");
  for (const typed of ["nila", "a-", "$", "not known"]) expect(phone(typed)).toBe(typed);
  expect(meaning("scrap_yards", { name: "n/a" }).cells.name).toBe("n/a");
  expect(meaning("scrap_yards", { phone: "tbc" }).lines).toEqual([
    'scrap_yards.csv phone: read 1 cell as empty, "tbc" as empty on line 2',
  ]);
});

test.each([
  ["20/12/2026 to 6 Jan 2027 Christmas", "2026-12-20..2027-01-06 Christmas"],
  ["24 December 2026 – 3/1/2027", "2026-12-24..2027-01-03"],
  ["2026-12-20..2027-01-06 Christmas", "2026-12-20..2027-01-06 Christmas"],
  ["25/12/2026 Christmas Day", "2026-12-25..2026-12-25 Christmas Day"],
  ...["to", "until", "till", "til", "thru", "through", "-", "–", "—", "..", "Until"].map((to) => [
    `20/11/2026 ${to} 6/12/2026 (renovations)`,
    "2026-11-20..2026-12-06 renovations",
  ]),
  ["20/11/2026-6/12/2026: works", "2026-11-20..2026-12-06 works"],
  ["From Mon 20 Nov 2026 to Dec 6th, 2026 for works", "2026-11-20..2026-12-06 works"],
  ["28/12/2026 - stocktake", "2026-12-28..2026-12-28 stocktake"],
  ["25/12/2026 and 26/12/2026", "2026-12-25..2026-12-26"],
  // Days that would be lost in a reason are refused as they were typed.
  ...[
    ...["25/12/2026 and 28/12/2026", "25/12/2026 to Friday", "25/12/2026 until further notice"],
    ...["25/12/2026, 28/12/2026", "25/12/2026 Christmas until 6 Jan", "25/12/2026 for 2 weeks"],
    ...["25/12/2026 to 6 Jan", "25/12/2026 works, not January 3", "24/12/20261"],
  ].map((typed) => [typed, typed]),
  ["Christmas", "Christmas"],
])("the days of a closure may be typed as %s", (closed, value) => {
  expect(meaning("scrap_yards", { closed }).cells.closed).toBe(value);
});

test.each([
  ...[
    ["800", "0800"],
    ["200", "0200"],
    ["0800", "0800"],
  ],
  ...["2000", "700", "80"].map((typed) => [typed, typed]),
])(
  "a postcode that a spreadsheet took for a number has its 0 again, and no other: %s",
  (typed, value) => {
    expect(meaning("places", { postcode: typed! }).cells.postcode).toBe(value);
  },
);

test("readings in one manner are one line, with how often and the first of them", () => {
  const as = { noun: "date", how: "as day/month/year" };
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
