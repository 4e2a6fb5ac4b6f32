import { utimesSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openFolder, readWhole } from "../../../publishing/commands/folder.ts";
import { ROUND_HELP } from "../../../publishing/read/plain-table.ts";
import type { DataError } from "../../../publishing/read/problems.ts";
import { writeFolder } from "../data-folder.ts";
import { type Cell, workbookFile } from "./workbook-file.ts";

// Prices and quotes as people lay them out, in files as Excel, Numbers, Google Sheets and LibreOffice save them. All of
// these are imitated, as those programs write text; tests/publishing/commands/round.test.ts has a workbook that LibreOffice
// itself saved.

const TODAY = "2026-11-20";

interface Saved {
  how: string;
  /** The lines of a CSV file, or the sheets of a workbook, or its bytes. */
  lines: string | Record<string, Cell[][]> | Uint8Array;
  /** "prices.csv" unless told. */
  name?: string;
  /** What is read, such as "sydney copper 829-1100 2026-11-18", with the id of a yard in quotes. */
  rows?: string[];
  /** A part of what is said of it. */
  note?: string;
  /** A part of why it is refused. */
  problem?: string;
}

/** A file of prices without any. */
const NO_PRICES = "city_slug,material_slug,min,max,checked_on\n";

/** What a folder with this file says of prices or quotes, and of the file. */
async function read({ lines, name = "prices.csv" }: Saved) {
  const bytes =
    typeof lines === "string" || lines instanceof Uint8Array ? lines : workbookFile(lines);
  const folder = writeFolder(
    (data) => {
      Object.assign(data.cities[2]!, { lat: "-42.881", lon: "147.325" });
      for (const word of ["Burnt copper", "Irony copper"])
        data.synonyms.push({ word, leads_to: "copper", title: "", is_exact: "" });
    },
    { "prices.csv": /prices/i.test(name) ? null : NO_PRICES, [name]: bytes },
  );
  utimesSync(path.join(folder, name), Date.parse(TODAY) / 1000, Date.parse(TODAY) / 1000);
  const { rows, notes } = readWhole(await openFolder(folder), TODAY);
  const prices = rows.prices.map((row) => {
    return `${row.city_slug} ${row.material_slug} ${row.min}-${row.max} ${row.checked_on}`;
  });
  const quotes = rows.quotes.map((row) => {
    return `${row.yard_id} ${row.material_slug} ${row.low}-${row.high} ${row.quoted_on}`;
  });
  const yards = rows.scrap_yards.map(({ accepted_materials: taken }) => taken?.join("; ") ?? "");
  return { rows: [...prices, ...quotes], notes: notes.join("\n"), yards, quotes: rows.quotes };
}

const crlf = (...lines: string[]) => `${lines.join("\r\n")}\r\n`;
const lf = (...lines: string[]) => `${lines.join("\n")}\n`;
const quotesFile = { name: "quotes.csv" };
const BOTH = ["sydney copper 829-1100 2026-11-18", "hobart aluminum 125-150 2026-11-17"];
const ROUND = (cells: string[]) => ({
  "Sydney NSW": [
    [ROUND_HELP],
    ["Quoted on", "2026-11-19"],
    ["How", "rang"],
    ["By", "kim"],
    ["Yard", "Phone", "Last asked", "Copper", "Copper last", "Aluminium", "Aluminium last", "Note"],
    [
      "Zinc & Sons (3)",
      "(02) 5550 1234",
      "2026-11-12",
      cells[0]!,
      "8.20-8.90, 2026-11-12",
      cells[1]!,
      "",
      "",
    ],
  ],
  "Coffs Harbour NSW": [
    ["Quoted on", "2026-11-19"],
    ["Yard", "Copper", "Copper last"],
    ["acacia Scrap (2)", cells[2] ?? "", ""],
  ],
});

const FILES: Saved[] = [
  // One column of prices, Low and High.
  {
    how: "Excel, CSV UTF-8 with ranges in one cell",
    lines: `\ufeff${crlf("City,Metal,Price,Checked on", "Sydney,Copper,8.29-11,18/11/2026", "Hobart,Aluminium,$1.25 to $1.50,17/11/2026")}`,
    rows: BOTH,
  },
  {
    how: "Google Sheets, CSV with Low and High and Date",
    lines:
      "City,Metal,Low,High,Date\r\nSydney,Copper,8.29,11,18/11/2026\r\nHobart,Aluminium,1.25,1.5,17-Nov-26",
    rows: BOTH,
  },
  {
    how: "Numbers, CSV with one price of one number",
    lines: lf("City,Metal,Price ($/kg),Checked on", "Sydney,Copper,8.29,2026-11-18"),
    rows: ["sydney copper 829-829 2026-11-18"],
  },
  {
    how: "Excel, CSV with dashes of a word processor",
    lines: crlf("City,Metal,Price,Day", "Sydney,Copper,$8.29 – $11.00,18 Nov 2026"),
    rows: [BOTH[0]!],
  },
  {
    how: "Excel, CSV with a Price beside Min and Max",
    lines: crlf("City,Metal,Price,Min,Max,Checked on", "Sydney,Copper,9,8,10,2026-11-18"),
    problem:
      'prices.csv:2 min: must be dollars per kg such as 8.50, at most two decimals (found "9 and 8")',
  },
  {
    how: "Excel, CSV in which 8-9 became a day",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper,8-Sep,2026-11-18"),
    problem:
      'prices.csv:2 min: is a day, which a spreadsheet makes of 8-9; type 8 to 9 (found "8-Sep")',
  },
  {
    how: "Excel, workbook in which 8-9 became a day",
    name: "prices.xlsx",
    lines: {
      Sheet1: [
        ["City", "Metal", "Price", "Checked on"],
        ["Sydney", "Copper", { day: 46273 }, { day: 46344 }],
      ],
    },
    problem: "prices.xlsx:2 min: is a day, which a spreadsheet makes of 8-9",
  },
  {
    how: "Excel, CSV with a range the wrong way round",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper,11-8.29,2026-11-18"),
    problem: "prices.csv:2 max: must not be less than min",
  },
  {
    how: "Excel, CSV with three numbers in a cell",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper,8-9-10,2026-11-18"),
    problem: "prices.csv:2 min: must be dollars per kg",
  },
  {
    how: "Google Sheets, CSV with a comma that may stand between two prices",
    lines: 'City,Metal,Price,Checked on\r\nSydney,Copper,"8,9",2026-11-18',
    problem: 'prices.csv:2 min: may be one price or two; type 8.9 or 8 to 9 (found "8,9")',
  },
  {
    how: "Google Sheets, CSV with commas that can only be decimal points",
    lines:
      'City,Metal,Price,Checked on\r\nSydney,Copper,"8,50",2026-11-18\r\nHobart,Aluminium,"1,2 to 1,3",2026-11-17',
    rows: ["sydney copper 850-850 2026-11-18", "hobart aluminum 120-130 2026-11-17"],
    note: "with a decimal comma",
  },
  {
    how: "Excel, CSV with semicolons, from where the comma is the decimal point",
    lines: crlf("City;Metal;Price;Checked on", "Sydney;Copper;8,9;18/11/2026"),
    rows: ["sydney copper 890-890 2026-11-18"],
    note: "with a decimal comma",
  },
  {
    how: "LibreOffice, workbook of a round with an end that may be cents or dollars",
    name: "quotes.xlsx",
    lines: ROUND(["8.50-70", ""]),
    problem:
      'quotes.xlsx:Sydney NSW!D6 low: may end in cents or in dollars; type 8.50-8.70 or 8.50-70.00 (found "8.50-70")',
  },
  {
    how: "a number pad, with such an end",
    name: "quotes.xlsx",
    lines: ROUND(["8.50..70", ""]),
    problem: 'type 8.50-8.70 or 8.50-70.00 (found "8.50..70")',
  },
  {
    how: "Excel, workbook of a round with ends that can only be dollars",
    name: "quotes.xlsx",
    lines: ROUND(["8.50-10", "", "9.5..12"]),
    rows: ["3 copper 850-1000 2026-11-19", "2 copper 950-1200 2026-11-19"],
  },
  // Units.
  {
    how: "Excel, CSV with $/t in the header",
    lines: crlf("City,Metal,Price ($/t),Checked on", "Sydney,Aluminium,1250-1500,2026-11-18"),
    rows: ["sydney aluminum 125-150 2026-11-18"],
    note: "from dollars a tonne",
  },
  ...["Price per kg", "Price/kg", "Price $/kg"].map((price) => ({
    how: `Excel, CSV with ${price} in the header`,
    lines: crlf(
      `City,Metal,${price},Checked on`,
      "Sydney,Copper,A$8.29 - A$11,18/11/2026",
      "Hobart,Aluminium,AUD 1.25 - AUD 1.5,17/11/2026",
    ),
    rows: BOTH,
  })),
  {
    how: "Google Sheets, CSV of quotes of which some say nothing",
    ...quotesFile,
    lines: crlf(
      "Yard,Metal,Price,Quoted on",
      "3,Copper,8.50,19/11/2026",
      "2,Copper,n/a,19/11/2026",
      "2,Aluminium,-,19/11/2026",
    ),
    rows: ["3 copper 850-850 2026-11-19"],
    note: 'quotes.csv: left out quotes of nothing, "n/a" on line 3, "-" on line 4',
  },
  {
    how: "Excel, CSV with tenths of a cent",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Aluminium,0.185,2026-11-18"),
    problem:
      'prices.csv:2 min: must be dollars per kg such as 8.50, at most two decimals; of a tonne type 185/t (found "0.185")',
  },
  {
    how: "Excel, CSV with a price a tonne that is no whole number of cents a kg",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Aluminium,185/t,2026-11-18"),
    rows: ["sydney aluminum 19-19 2026-11-18"],
    note: "from dollars a tonne, rounded to the cent a kg",
  },
  {
    how: "Google Sheets, CSV with $/t in cells",
    lines: 'City,Metal,Min,Max,Checked on\r\nSydney,Aluminium,"1,250 $/t",$1500/t,2026-11-18',
    rows: ["sydney aluminum 125-150 2026-11-18"],
  },
  {
    how: "Numbers, CSV with cents",
    lines: lf(
      "City,Metal,Price,Checked on",
      "Sydney,Aluminium,85c,2026-11-18",
      "Hobart,Aluminium,85-90c,2026-11-18",
    ),
    rows: ["sydney aluminum 85-85 2026-11-18", "hobart aluminum 85-90 2026-11-18"],
    note: "in cents",
  },
  {
    how: "Excel, CSV with cents in the header",
    lines: crlf("City,Metal,Price (c/kg),Checked on", "Sydney,Copper,829,2026-11-18"),
    rows: ["sydney copper 829-829 2026-11-18"],
    note: "in cents",
  },
  {
    how: "Excel, workbook that shows the unit in the format of its cells",
    name: "quotes.xlsx",
    lines: workbookFile(
      {
        Sheet1: [
          ["Yard", "Metal", "Price", "Quoted on"],
          ["1", "Aluminium", 1320, "2026-11-18"],
          ["3", "Aluminium", 160, "2026-11-18"],
          ["3", "Copper", 9.1, "2026-11-18"],
        ],
      },
      { styles: { C2: 6, C3: 7, C4: 9 } },
    ),
    rows: [
      ...["1 aluminum 132-132 2026-11-18", "3 aluminum 160-160 2026-11-18"],
      "3 copper 910-910 2026-11-18",
    ],
    note: 'low: read 1 price from dollars a tonne, "$1320/t" as "1.32" on line 2',
  },
  {
    how: "Excel, workbook with another currency in the format of a cell",
    name: "prices.xlsx",
    lines: workbookFile(
      {
        Sheet1: [
          ["City", "Metal", "Price", "Checked on"],
          ["Sydney", "Copper", 8.5, "2026-11-18"],
        ],
      },
      { styles: { C2: 8 } },
    ),
    problem: '(found "€ 8.5")',
  },
  {
    how: "Google Sheets, CSV with what yards sell for beside what they pay",
    ...quotesFile,
    lines: crlf("\u200eYard,Metal,Buy,Sell,Quoted on", "3,Copper,8.20,12.90,19/11/2026"),
    rows: ["3 copper 820-820 2026-11-19"],
    note: 'left out "Sell", which it has no column for',
  },
  {
    how: "Numbers, CSV with last week beside this week, whose day stands above",
    ...quotesFile,
    lines: lf(
      "This week,19/11/2026",
      "Yard,Metal,Last week,This week,Quoted on",
      "3,Copper,7.90,8.20,19/11/2026",
    ),
    rows: ["3 copper 820-820 2026-11-19"],
    note: 'left out "Last week", which it has no column for',
  },
  {
    how: "Excel, CSV of quotes without a price that is known by its name",
    ...quotesFile,
    lines: crlf("Yard,Metal,Last year,Quoted on", "3,Copper,7.90,19/11/2026"),
    problem: "quotes.csv:1 price: this column is missing; add it to the header",
  },
  // Days.
  {
    how: "Excel, CSV with days without a year",
    lines: crlf(
      "City,Metal,Price,Checked on",
      "Sydney,Copper,8.29-11,18 Nov",
      "Hobart,Aluminium,1.25-1.50,17-Nov",
    ),
    rows: BOTH,
    note: "without a year as the last such day",
  },
  {
    how: "Excel, CSV with a day without a year that lies ahead",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper,8.29,28 Nov"),
    problem: 'checked_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "28 Nov")',
  },
  {
    how: "Google Sheets, CSV that says today",
    lines: "City,Metal,Price,Checked on\r\nSydney,Copper,8.29,Today",
    rows: ["sydney copper 829-829 2026-11-20"],
    note: "as the day of loading",
  },
  {
    how: "Excel, workbook with the day above the table",
    name: "prices.xlsx",
    lines: {
      Prices: [
        ["Friday's prices"],
        ["Checked on", { day: 46344 }],
        [],
        ["City", "Metal", "Price"],
        ["Sydney", "Copper", "8.29-11"],
      ],
    },
    rows: [BOTH[0]!],
  },
  // Names.
  {
    how: "Numbers, CSV with a suburb in place of a city",
    lines: lf(
      "City,Metal,Price,Checked on",
      "Parramatta,Copper,8.29-11,2026-11-18",
      "Glenorchy TAS,Aluminium,1.25-1.50,2026-11-17",
    ),
    rows: BOTH,
    note: 'city_slug: read 2 suburbs as the nearest city, such as "Parramatta" as "sydney"',
  },
  {
    how: "Numbers, CSV with a suburb of two states",
    lines: lf("City,Metal,Price,Checked on", "Richmond,Copper,8.29-11,2026-11-18"),
    problem: 'prices.csv:2 city_slug: must be a slug in cities.csv (found "Richmond")',
  },
  {
    how: "Numbers, CSV with a town far from every city",
    lines: lf("City,Metal,Price,Checked on", "Cobar,Copper,8.29-11,2026-11-18"),
    problem: 'city_slug: must be a slug in cities.csv; did you mean "hobart"? (found "Cobar")',
  },
  {
    how: "Excel, CSV with the number of a grade",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper #2,8.29-11,2026-11-18"),
    rows: [BOTH[0]!],
  },
  {
    how: "Excel, CSV with the number of another grade",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper #1,8.29-11,2026-11-18"),
    problem:
      'material_slug: must be the name or the slug of a metal in materials.csv; delete the row if we have no price for this grade (found "Copper #1")',
  },
  {
    how: "Excel, CSV with grades that lead to a metal of ours and have no price of ours",
    lines: crlf(
      "City,Metal,Price,Checked on",
      "Sydney,Copper,8.29-11,2026-11-18",
      "Hobart,Burnt copper,7,2026-11-18",
      "Hobart,BURNT COPPER,7.10,2026-11-18",
      "Hobart,Irony copper,4,2026-11-18",
    ),
    rows: [BOTH[0]!],
    note: "prices.csv: left out 3 prices of 2 grades that we have no price for: BURNT COPPER, Irony copper",
  },
  {
    how: "Google Sheets, CSV with such a grade across",
    name: "quotes.csv",
    lines: "Yard,Copper,Burnt copper,Date\r\n3,8.50,7,18/11/2026",
    rows: ["3 copper 850-850 2026-11-18"],
    note: "quotes.csv: left out 1 price of 1 grade that we have no price for: Burnt copper",
  },
  {
    how: "Excel, CSV with characters that nobody sees",
    lines: crlf(
      "City,Metal,Price,Checked on",
      "\u202aSyd\u00adney\u202c,Copper,8.29-11,\u200e18/11/2026",
    ),
    rows: [BOTH[0]!],
  },
  {
    how: "Numbers, CSV with a day without a year",
    lines: lf("City,Metal,Price,Checked on", "Sydney,Copper,8.29-11,18/11"),
    rows: [BOTH[0]!],
    note: 'read 1 date without a year as the last such day, "18/11" as "2026-11-18"',
  },
  {
    how: "Excel, CSV with dollars a tonne that are no whole cents",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper,1\u00a0285/t,2026-11-18"),
    rows: ["sydney copper 129-129 2026-11-18"],
    note: "; $1,285 a tonne is $1.285 a kilogram: shown as $1.29",
  },
  {
    how: "Google Sheets, CSV of quotes without prices",
    name: "quotes.csv",
    lines:
      "Yard,Metal,Price,Date\r\n3,Copper,POA,18/11/2026\r\n1,Copper,P.O.A.,18/11/2026\r\n2,Copper,9,18/11/2026",
    rows: ["2 copper 900-900 2026-11-18"],
    note: 'quotes.csv: left out quotes of nothing, "POA" on line 2, "P.O.A." on line 3',
  },
  {
    how: "Google Sheets, CSV by the name of its document",
    name: "Friday prices - Sheet1.csv",
    lines: "City,Metal,Price,Checked on\r\nSydney,Copper,8.29-11,2026-11-18",
    rows: [BOTH[0]!],
  },
  {
    how: "Google Sheets, CSV that was downloaded twice",
    name: "Friday prices - Sheet1 (1).csv",
    lines: "City,Metal,Price,Checked on\r\nSydney,Copper,8.29-11,2026-11-18",
    problem:
      "Friday prices - Sheet1 (1).csv: looks like a copy of prices.csv; keep the one that counts",
  },
  // Rows that are no prices.
  {
    how: "Excel, CSV with an average",
    lines: crlf(
      "City,Metal,Price,Checked on",
      "Sydney,Copper,8.29-11,2026-11-18",
      "Average,,9.65,",
    ),
    rows: [BOTH[0]!],
    note: 'left out the row "Average" on line 3',
  },
  // Names across.
  {
    how: "Excel, CSV with metals across",
    lines: crlf(
      "City,Copper,Aluminium,Checked on",
      "Sydney,8.29-11,,18/11/2026",
      "Hobart,,1.25-1.50,17/11/2026",
    ),
    rows: BOTH,
  },
  {
    how: "Google Sheets, CSV with cities across, an average and the day above",
    lines:
      "Checked on,18/11/2026,,\r\nMetal,Sydney,Hobart,Average\r\nCopper,8.29-11,9,9.32\r\nAluminium,,1.10,1.10",
    rows: [BOTH[0]!, "hobart copper 900-900 2026-11-18", "hobart aluminum 110-110 2026-11-18"],
    note: 'left out "Average"',
  },
  {
    how: "Excel, workbook with a header in two lines",
    name: "prices.xlsx",
    lines: {
      Prices: [
        ["", "Copper", "", "Aluminium", "", "Checked"],
        ["City", "Low", "High", "Low", "High", "on"],
        ["Sydney", 8.29, 11, "", "", { day: 46344 }],
        ["Hobart", "", "", 1.25, 1.5, { day: 46343 }],
      ],
    },
    rows: BOTH,
  },
  {
    how: "Excel, CSV with the units in a second line",
    lines: crlf("City,Metal,Min,Max,Checked", ",,$/kg,$/kg,on", "Sydney,Copper,8.29,11,2026-11-18"),
    rows: [BOTH[0]!],
  },
  {
    how: "Excel, CSV with metals across and no day",
    lines: crlf("City,Copper,Aluminium", "Sydney,8.29-11,"),
    problem: "prices.csv:1 checked_on: this column is missing; add it to the header",
  },
  {
    how: "Excel, CSV with a metal across that is misspelt",
    lines: crlf("City,Coper,Aluminium,Checked on", "Sydney,8.29-11,1.25,2026-11-18"),
    problem:
      "prices.csv:1 Coper: is not known by this name; write it as the site does, or delete the column",
  },
  {
    how: "Excel, CSV with metals across and no name above the cities",
    lines: crlf(",Copper,Aluminium,Checked on", "Sydney,8.29-11,1.25,2026-11-18"),
    problem: "prices.csv:1 city_slug: this column is missing",
  },
  {
    how: "Excel, CSV with a metal across twice",
    lines: crlf("City,Copper,Copper,Checked on", "Sydney,8.29,9,2026-11-18"),
    problem:
      "prices.csv:C2 material_slug: must not appear twice with the same city_slug; it is also on cell B2",
  },
  {
    how: "Excel, workbook with metals across and a formula without a result",
    name: "prices.xlsx",
    lines: {
      Prices: [
        ["City", "Copper", "Day"],
        ["Sydney", { xml: "><f>B9*2</f></c>" }, { day: 46344 }],
      ],
    },
    problem: "prices.xlsx:B2 price: has a formula without a saved result",
  },
  {
    how: "LibreOffice, CSV of quotes with metals across, cells that say nothing and columns of one's own",
    ...quotesFile,
    lines: lf(
      "Yard,Phone,Copper,Aluminium,Quoted on",
      "Wattle Road Metals,02 5550 1234,8.50,-,19/11/2026",
    ),
    rows: ["1 copper 850-850 2026-11-19"],
    note: 'left out "Phone", cells that say nothing, such as "-" in D2',
  },
  {
    how: "Numbers, CSV of quotes with yards across",
    ...quotesFile,
    lines: lf(
      "Quoted on,19 Nov,",
      "Metal,Wattle Road Metals,Zinc & Sons",
      "Copper #2,8.50,8.70-9.20",
    ),
    rows: ["1 copper 850-850 2026-11-19", "3 copper 870-920 2026-11-19"],
  },
  {
    how: "Excel, CSV of quotes with Min and Max",
    ...quotesFile,
    lines: crlf("Yard,Metal,Min,Max,Date", "acacia Scrap,Copper,8.50,9,19/11/2026"),
    rows: ["2 copper 850-900 2026-11-19"],
  },
  {
    how: "Excel, CSV of quotes with a yard that is not known",
    ...quotesFile,
    lines: crlf("Yard,Copper,Date", "Nobody's Yard,8.50,19/11/2026"),
    problem: `quotes.csv:B2 yard_id: must be the name or the id of a yard in scrap_yards.csv`,
  },
  {
    how: "Excel, CSV of quotes with a yard that is called as a sum",
    ...quotesFile,
    lines: crlf("Yard,Copper,Date", "Total Metal Recycling,8.50,19/11/2026"),
    problem: `quotes.csv:B2 yard_id: must be the name or the id of a yard in scrap_yards.csv`,
  },
  // A round.
  {
    how: "Google Sheets, workbook of a round",
    name: "quotes.xlsx",
    lines: ROUND(["8.50", "1250/t", "8-9"]),
    rows: [
      "3 copper 850-850 2026-11-19",
      "3 aluminum 125-125 2026-11-19",
      "2 copper 800-900 2026-11-19",
    ],
  },
  {
    how: "Google Sheets, workbook of a round beside a sheet of one's own",
    name: "quotes.xlsx",
    lines: { ...ROUND(["8.50", ""]), Notes: [["Ring after nine"]] },
    rows: ["3 copper 850-850 2026-11-19"],
    note: 'read the sheets "Sydney NSW", "Coffs Harbour NSW" and left out "Notes"',
  },
  {
    how: "Excel, workbook of a round with what is the same, and nothing asked",
    name: "quotes.xlsx",
    lines: ROUND(["s", ""]),
    rows: ["3 copper 820-890 2026-11-19"],
  },
  {
    how: "Numbers, workbook of a round with the same as nothing",
    name: "quotes.xlsx",
    lines: {
      "Export Summary": [["This document was exported from Numbers."]],
      ...ROUND(["", "s"]),
    },
    problem:
      "quotes.xlsx:Sydney NSW!F6 price: says that it is the same, and nothing stands beside it",
  },
  {
    how: "Excel, workbook of a round with what was said last in the wrong cell",
    name: "quotes.xlsx",
    lines: ROUND(["8.20-8.90, 2026-11-12", ""]),
    problem: "quotes.xlsx:Sydney NSW!D6 low: must be dollars per kg",
  },
  {
    how: "Excel, workbook of a round in which the names were sorted alone",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["Quoted on", "2026-11-19"],
        ["Yard", "Copper"],
        ["Wattle Road Metals (3)", 8.5],
      ],
    },
    problem:
      'quotes.xlsx:B3 yard_id: must be the name or the id of a yard in scrap_yards.csv; did you mean "Wattle Road Metals (1)"? (found "Wattle Road Metals (3)")',
  },
  // What would be read wrongly, or not at all.
  {
    how: "Excel, CSV with $/t in the header and signs behind the amounts",
    lines: crlf("City,Metal,Price ($/t),Checked on", "Sydney,Aluminium,1250 $,2026-11-18"),
    rows: ["sydney aluminum 125-125 2026-11-18"],
  },
  {
    how: "Excel, CSV with $/t above one end alone",
    lines: crlf("City,Metal,Min ($/t),Max,Checked on", "Sydney,Aluminium,185,200,2026-11-18"),
    problem: "prices.csv:1 Max: must say $/t too, as the other end does",
  },
  {
    how: "Google Sheets, CSV with the unit in a column of its own",
    lines: "City,Metal,Price,Unit,Checked on\r\nSydney,Aluminium,185,$/t,2026-11-18",
    problem: "prices.csv:1 Unit: is not read; say $/t in each price, or above the prices",
  },
  {
    how: "Numbers, CSV with the unit in its title",
    lines: lf("All prices $/t", "City,Aluminium,Checked on", "Sydney,12.50,2026-11-18"),
    problem: "prices.csv:1 All prices $/t: is not read; say $/t in each price, or above the prices",
  },
  {
    how: "Google Sheets, workbook of a round with the unit in its title",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["All prices $/tonne"],
        ["Quoted on", "2026-11-19"],
        ["Yard", "Copper"],
        ["Zinc & Sons (3)", 8500],
      ],
    },
    problem:
      'quotes.xlsx:1 All prices $/tonne: is not read; say $/t in each price, or above the prices, as in "Price ($/t)"',
  },
  {
    how: "Excel, CSV with cents in its title",
    lines: lf("City prices c/kg", "City,Copper,Checked on", "Sydney,829,2026-11-18"),
    problem:
      "prices.csv:1 City prices c/kg: is not read; say c/kg in each price, or above the prices",
  },
  {
    how: "Excel, workbook with the unit in the name of its sheet",
    name: "prices.xlsx",
    lines: {
      "Cents per kg": [
        ["City", "Copper", "Day"],
        ["Sydney", 829, { day: 46344 }],
      ],
    },
    problem: 'prices.xlsx sheet "Cents per kg": is not read; say c/kg in each price',
  },
  {
    how: "Excel, CSV with units in its title that the cells or the header say too",
    lines: lf(
      "Prices $/kg as rung by Kim on 18/11, copper in c/kg and aluminium a tonne",
      "City,Copper,Aluminium ($/t),Checked on",
      "Sydney,829-1100c,,2026-11-18",
      "Hobart,,1250-1500,2026-11-17",
    ),
    rows: BOTH,
  },
  {
    how: "Excel, CSV with dollars a kg in its title",
    lines: lf("Prices $/kg, rung 18/11/2026", "City,Copper,Day", "Sydney,8.29-11,2026-11-18"),
    rows: [BOTH[0]!],
  },
  {
    how: "Excel, workbook with one merged metal above two columns",
    name: "prices.xlsx",
    lines: {
      Prices: [
        ["City", "Copper", "", "Day"],
        ["Sydney", 8.29, 11, { day: 46344 }],
      ],
    },
    problem: "prices.xlsx:2: has a cell in a column without a name",
  },
  {
    how: "Excel, CSV of quotes with more cells than its header",
    ...quotesFile,
    lines: crlf("Yard,Copper,Date", "Zinc & Sons,8,19/11/2026,9"),
    problem: "quotes.csv:2: has a cell in a column without a name",
  },
  {
    how: "Excel, CSV of quotes with an unknown metal and cents",
    ...quotesFile,
    lines: crlf("Yard,Copper,Brasss,Date", "Zinc & Sons,8,.85,19/11/2026"),
    problem: "quotes.csv:1 Brasss: is not known by this name",
  },
  {
    how: "Excel, CSV with a second table below that is wider",
    lines: crlf(
      "City,Copper,Day",
      "Sydney,8,19/11/2026",
      "City,Aluminium,Copper,Day",
      "Hobart,1.5,9,19/11/2026",
    ),
    problem: "prices.csv:1: is a header, and so is line 3; put them into one table",
  },
  {
    how: "Excel, CSV of quotes that says no and a price at once",
    ...quotesFile,
    lines: crlf("Yard,Copper low,Copper high,Date", "Zinc & Sons,no,9,19/11/2026"),
    problem: 'quotes.csv:B2 high: must be no where low is, and a price where low is (found "9")',
  },
  {
    how: "LibreOffice, workbook of a round in which what was said last was sorted alone",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["Quoted on", "2026-11-19"],
        ["Yard", "Copper", "Copper last"],
        ["Zinc & Sons (3)", "s", "8.20, 2026-11-12 (1)"],
      ],
    },
    problem: "quotes.xlsx:3 Copper last: stands beside another yard than said it; sort whole rows",
  },
  {
    how: "Numbers, workbook of a round in which the header was sorted among the yards",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["Quoted on", "2026-11-19"],
        ["acacia Scrap (2)", 9],
        ["Yard", "Copper"],
        ["Zinc & Sons (3)", 8.5],
      ],
    },
    problem: "quotes.xlsx:2: stands above the header, line 3; put the header on top",
  },
  {
    how: "Excel, CSV in which the header was sorted among the prices",
    lines: crlf(
      "Hobart,Copper,8-9,2026-11-18",
      "City,Metal,Price,Checked on",
      "Sydney,Copper,8,2026-11-18",
    ),
    problem: "prices.csv:1: stands above the header, line 2; put the header on top",
  },
  {
    how: "Google Sheets, workbook of a round with a price where it says what was said last",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["Quoted on", "2026-11-19"],
        ["Yard", "Copper", "Copper last"],
        ["Zinc & Sons (3)", "", "8.60"],
        ["acacia Scrap (2)", 9, "8.20, 2026-11-12 (2)"],
      ],
    },
    problem: 'quotes.xlsx:3 Copper last: is never loaded; type it under Copper (found "8.60")',
  },
  {
    how: "Excel, workbook of a round with a formula without a result above its header",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["Quoted on", "2026-11-19"],
        ["By", { xml: "><f>Staff!A1</f></c>" }],
        ["Yard", "Copper"],
        ["Zinc & Sons (3)", 8.5],
      ],
    },
    problem: "quotes.xlsx:2 By: has a formula without a saved result",
  },
  {
    how: "Excel, workbook of a round with a sheet that is hidden",
    name: "quotes.xlsx",
    lines: workbookFile(ROUND(["8.50", "", "9"]), { hiddenSheets: ["Coffs Harbour NSW"] }),
    problem:
      "quotes.xlsx:Coffs Harbour NSW!B3: is a hidden row; show it (or its sheet, or clear the filter), or delete it",
  },
  {
    how: "Excel, CSV of which a power cut left zeros in place of rows",
    lines: `City,Metal,Price,Checked on\n${"\0".repeat(30)}\nSydney,Copper,8,2026-11-18\n`,
    problem: "prices.csv:2: holds zeros in place of text, as a damaged file does",
  },
  {
    how: "Excel, workbook with metals across and a hidden row",
    name: "prices.xlsx",
    lines: workbookFile(
      {
        Prices: [
          ["City", "Copper", "Day"],
          ["Sydney", 8.29, { day: 46344 }],
        ],
      },
      { hidden: [2] },
    ),
    problem:
      "prices.xlsx:B2: is a hidden row; show it (or its sheet, or clear the filter), or delete it",
  },
  {
    how: "Excel, CSV with Min and no Max",
    lines: crlf("City,Metal,Min,Checked on", "Sydney,Copper,8,2026-11-18"),
    problem: "prices.csv:1 max: this column is missing",
  },
  {
    how: "Excel, CSV with Max and no Min",
    lines: crlf("City,Metal,Max,Checked on", "Sydney,Copper,8,2026-11-18"),
    problem: "prices.csv:1 min: this column is missing",
  },
  {
    how: "Excel, CSV with a range and more cells than its header",
    lines: crlf("City,Metal,Price,Checked on", "Sydney,Copper,8-9,2026-11-18,x"),
    problem: "prices.csv:2: has 5 cells where the header has 4",
  },
  {
    how: "Excel, CSV with $/t above both ends of one metal, and not above those of another",
    lines: crlf(
      "City,Copper low ($/t),Copper high ($/t),Aluminium min,Aluminium max,Checked on",
      "Sydney,8290,11000,1.25,1.5,2026-11-18",
    ),
    rows: [BOTH[0]!, "sydney aluminum 125-150 2026-11-18"],
  },
  {
    how: "Excel, CSV of quotes with $/t in the header, and another unit or none in cells",
    ...quotesFile,
    lines: crlf(
      "Yard,Metal,Price ($/t),Quoted on",
      "1,Copper,8500,2026-11-18",
      "2,Copper,8.60/kg,2026-11-18",
      "3,Copper,$8700.,2026-11-18",
      "1,Aluminium,1300 AUD,2026-11-18",
      "3,Aluminium,140c,2026-11-18",
      "2,Aluminium,withdrawn,2026-11-18",
    ),
    rows: [
      ...["1 copper 850-850 2026-11-18", "2 copper 860-860 2026-11-18"],
      ...["3 copper 870-870 2026-11-18", "1 aluminum 130-130 2026-11-18"],
      "3 aluminum 140-140 2026-11-18",
    ],
  },
  {
    how: "Numbers, CSV whose first letters are those of a zip archive, or nearly",
    lines: lf("Price,City,Metal,Checked on", "85¢-90¢,Sydney,Copper,2026-11-18"),
    rows: ["sydney copper 85-90 2026-11-18"],
  },
  {
    how: "Excel, workbook of a round with the same in full",
    name: "quotes.xlsx",
    lines: ROUND(["Same", ""]),
    rows: ["3 copper 820-890 2026-11-19"],
  },
  {
    how: "Google Sheets, workbook of a round with a sheet that lost its day",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["Quoted on", "2026-11-19"],
        ["Yard", "Copper"],
        ["Zinc & Sons (3)", 8.5],
      ],
      "Coffs Harbour NSW": [
        ["Yard", "Copper"],
        ["acacia Scrap (2)", 9],
      ],
    },
    problem: 'sheets of a round each have "Quoted on" and the day above their header',
  },
  // What is nearly one of these.
  {
    how: "Excel, CSV of quotes with a word that begins as the same does",
    ...quotesFile,
    lines: crlf("Yard,Copper,Copper last,Date", "Zinc & Sons,sold out,8.20,19/11/2026"),
    problem:
      'quotes.csv:B2 low: must be dollars per kg such as 8.50, at most two decimals (found "sold out")',
  },
  {
    how: "Excel, CSV of quotes, no round, with what was said last and no day beside it",
    ...quotesFile,
    lines: crlf("Yard,Copper,Copper last,Date", "Zinc & Sons (3),8.50,8.20,19/11/2026"),
    rows: ["3 copper 850-850 2026-11-19"],
  },
  {
    how: "Excel, CSV with two days above the table",
    lines: crlf("Checked on,18/11/2026,17/11/2026", "City,Metal,Price", "Sydney,Copper,8.29-11"),
    problem: "prices.csv:2 checked_on: this column is missing",
  },
  {
    how: "Excel, CSV with a day above the table, and one in each row",
    lines: crlf(
      "Checked on,17/11/2026",
      "City,Metal,Price,Checked on",
      "Sydney,Copper,8.29-11,18/11/2026",
    ),
    rows: [BOTH[0]!],
  },
  {
    how: "Excel, CSV of quotes with who asked above it and the unit in its title",
    ...quotesFile,
    lines: crlf("By,kim", "All prices $/t", "Yard,Copper,Date", "Zinc & Sons,8290,19/11/2026"),
    problem: "quotes.csv:2 All prices $/t: is not read",
  },
  {
    how: "Excel, CSV with an unknown metal that has a price in one row of two",
    lines: crlf(
      "City,Copper,Coper,Checked on",
      "Sydney,8.29-11,,18/11/2026",
      "Hobart,,9,18/11/2026",
    ),
    problem: "prices.csv:1 Coper: is not known by this name",
  },
  {
    how: "Excel, CSV with the two ends of a metal in other letters",
    lines: crlf("City,Copper low,COPPER high,Checked on", "Sydney,8.29,11,18/11/2026"),
    rows: [BOTH[0]!],
  },
  {
    how: "Excel, workbook of a round whose second sheet has other columns",
    name: "quotes.xlsx",
    lines: {
      "Sydney NSW": [
        ["Quoted on", "2026-11-19"],
        ["Yard", "Copper"],
        ["Zinc & Sons (3)", 8.5],
      ],
      "Coffs Harbour NSW": [
        ["Quoted on", "2026-11-18"],
        ["Yard", "Note", "Copper low", "Copper high"],
        ["acacia Scrap (2)", "", 9, 9.5],
      ],
    },
    rows: ["3 copper 850-850 2026-11-19", "2 copper 900-950 2026-11-18"],
  },
];

test.each(FILES.filter(({ rows }) => rows))("$how: is read", async (file) => {
  const { rows, notes } = await read(file);
  expect(rows).toEqual(file.rows);
  expect(notes).toContain(file.note ?? "");
});

test.each(FILES.filter(({ problem }) => problem))("$how: is refused in words", async (file) => {
  await expect(read(file)).rejects.toMatchObject({
    message: expect.stringContaining(file.problem!),
  });
});

test.each([
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
])("a price behind %i columns is named by the letters of its own, %s", async (count, letters) => {
  const others = Array.from({ length: count - 1 }, (_, i) => `Own ${i}`);
  const cells = ["1", ...others.map(() => ""), "85x", "19/11/2026"];
  const lines = lf(["Yard", ...others, "Copper", "Date"].join(), cells.join());
  await expect(read({ how: "", ...quotesFile, lines })).rejects.toThrow(
    `quotes.csv:${letters}2 low: must be dollars per kg`,
  );
});

test("today counts in a file that was saved today alone", async () => {
  const folder = writeFolder(() => {}, {
    "prices.csv": "City,Metal,Price,Checked on\nSydney,Copper,8.29,today\n",
  });
  const savedAt = (time: string) => {
    const seconds = Date.parse(time) / 1000;
    utimesSync(path.join(folder, "prices.csv"), seconds, seconds);
    return openFolder(folder);
  };
  // Midnight in Sydney.
  const yesterday = await savedAt("2026-11-19T12:59Z");
  expect(() => readWhole(yesterday, TODAY)).toThrow(
    /checked_on: must be a real date .*found "today"/,
  );
  const files = await savedAt("2026-11-19T13:00Z");
  expect(readWhole(files, TODAY).rows.prices[0]?.checked_on).toBe(TODAY);
});

test("that a yard does not take a metal is a quote without a price, and leaves its list as it is", async () => {
  const file = { how: "", name: "quotes.xlsx", lines: ROUND(["no", "", "N"]) };
  const { rows, yards, notes } = await read({ ...file });
  expect(rows).toEqual(["3 copper 0-0 2026-11-19", "2 copper 0-0 2026-11-19"]);
  expect(yards).toEqual(["Copper; Brass", "Copper", ""]);
  expect(notes).not.toContain("left out");
  for (const text of ["not asked", "next week", "no answer", "ono"]) {
    const other = {
      ...file,
      name: "quotes.csv",
      lines: `Yard,Copper,Date\n1,${text},19/11/2026\n`,
    };
    await expect(read(other)).rejects.toThrow(`(found "${text}")`);
  }
});

test("a price that stands for both ends is refused once", async () => {
  const lines = lf("Yard,Metal,Price,Quoted on", "3,Copper,depends,19/11/2026");
  const reason = "must be dollars per kg such as 8.50, at most two decimals";
  await expect(read({ how: "", ...quotesFile, lines })).rejects.toMatchObject({
    problems: [`quotes.csv:2 low: ${reason} (found "depends")`],
  });
});

test("a column that is not known is refused where a price may stand in it, and left out otherwise", async () => {
  const isRefused = (cell: string) => {
    const lines = crlf("City,Copper,Coper,Checked on", `Sydney,8.29-11,${cell},2026-11-18`);
    return read({ how: "", lines }).then(
      () => false,
      ({ problems }: DataError) => problems[0]!.includes("Coper: is not known by this name"),
    );
  };
  const prices = [
    ...["8", "8.5", ".85", "$8", "A$ 8", "AU$8.50", "AUD 8", "8-9", "8 – 9", "8 to 9", "8/kg"],
    ...["85c", "85¢", "8 kg", "1250t", "8.5555"],
  ];
  const others = ["", "12 Ore Street", "12345", "rang", "8 drums", "USD 8"];
  const refused: string[] = [];
  for (const cell of [...prices, ...others]) if (await isRefused(cell)) refused.push(cell);
  expect(refused).toEqual(prices);
});

test("a file by itself holds what its name says, or else its header among the first twenty rows", async () => {
  const held = async (name: string, lines: string | Uint8Array) => {
    const file = path.join(writeFolder(undefined, { [name]: lines }), name);
    return openFolder(file).then(
      ([found]) => found?.table,
      ({ problems }: DataError) => problems[0],
    );
  };
  const unknown =
    "mine.csv: does not say what it holds: give its header a column City or Yard, or call it after what it holds, as prices.csv";
  expect(await held("prices.csv", "Yard,Copper\n")).toBeUndefined();
  expect(await held("mine.csv", "City,Copper\n")).toBe("prices");
  expect(await held("mine.csv", "City,Yard,Copper\n")).toBe("quotes");
  expect(await held("mine.xlsx", workbookFile({ A: [["x"]], B: [["Yard", "Copper"]] }))).toBe(
    "quotes",
  );
  expect(await held("mine.csv", `${"x\n".repeat(19)}City\n`)).toBe("prices");
  expect(await held("mine.csv", `${"x\n".repeat(20)}City\n`)).toBe(unknown);
  expect(await held("mine.csv", "Name,Copper\n")).toBe(unknown);
  // Yards by the names of our columns or by others; with what is priced beside a few of them, quotes.
  expect(await held("mine.csv", "id,name,address,city_slug,phone\n")).toBe("scrap_yards");
  expect(await held("mine.csv", "Company,Street,Suburb,P/code,Ph,Trading hours\n")).toBe(
    "scrap_yards",
  );
  expect(await held("mine.csv", "Yard,Suburb,Ph,Copper\n")).toBe("quotes");
  expect(await held("mine.ods", "PK\u0003\u0004")).toBe(
    'mine.ods: is a kind of file that is not read here; save it again as .xlsx without a password, or as "CSV UTF-8"',
  );
  // What cannot be read says why, and not that it lacks a column.
  const [locked, corner] = [
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
    workbookFile(
      { A: [["Yard", "Copper"]] },
      { last: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' },
    ),
  ];
  expect(await held("round.xlsx", locked)).toContain("round.xlsx: is a kind of file that is not");
  expect(await held("round.xlsx", corner)).toContain("cell XFD1048576 is far from the others");
});
