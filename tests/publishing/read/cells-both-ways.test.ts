import { stringify } from "csv-stringify/sync";
import { beforeEach, expect, test } from "vitest";
import { readFiles } from "../../../publishing/check/files.ts";
import { thisProject } from "../../../publishing/commands/project.ts";
import { type Content, contentOf } from "../../../publishing/compare/content.ts";
import { cellsOf } from "../../../publishing/compare/row-cells.ts";
import { readTyped } from "../../../worker/desk/draft.ts";
import { realData } from "../live.ts";

const TODAY = "2026-11-24";
const project = thisProject();
let known: Content;
beforeEach(() => {
  known ??= contentOf(realData());
});

/** What comes of a price in a file of quotes: cents, or why not. */
function inFile(price: string): string {
  const header = ["Yard", "Metal", "Price", "Quoted on"];
  const text = stringify([header, ["Zinc & Sons", "Copper", price, "24/11/2026"]]);
  const file = { name: "quotes.csv", content: new TextEncoder().encode(text) };
  const read = readFiles([file], project, {
    today: TODAY,
    known: cellsOf(known, TODAY),
    isUpdate: true,
  });
  const { rows, problems } = read.files.quotes;
  const wrong = [...problems, ...read.problems.filter((one) => one.file === "quotes.csv")];
  return outcome(
    rows[0]?.fields,
    wrong.map(({ reason }) => reason),
  );
}

/** The same of what is typed at the desk. */
function atDesk(price: string): string {
  const row = { yard_id: "3", material_slug: "copper", price, quoted_on: TODAY };
  const { rows, slips } = readTyped("quotes", [row], known, TODAY);
  return outcome(
    rows.get(0),
    slips.map(({ text }) => text),
  );
}

function outcome(fields: Record<string, unknown> | undefined, reasons: string[]): string {
  if (reasons.length > 0) return `refused: ${reasons[0]}`;
  return fields ? `${fields.low}-${fields.high}` : "left out";
}

const KG = "dollars per kg";

test.each([
  // One amount.
  ...[
    ["8.20", "820-820"],
    ["8", "800-800"],
    ["8.2", "820-820"],
    [".85", "85-85"],
    ["0.85", "85-85"],
    ["8,5", "850-850"],
    ["8,50", "850-850"],
    ["10.40", "1040-1040"],
    ["8.2000", "820-820"],
    ["08.20", "820-820"],
    ["$8.20", "820-820"],
    ["$ 8.20", "820-820"],
    ["A$8.20", "820-820"],
    ["AU$8.20", "820-820"],
    ["AUD 8.20", "820-820"],
    ["8.20 AUD", "820-820"],
    ["8.20/kg", "820-820"],
    ["8.20 /kg", "820-820"],
    ["8.20 per kg", "820-820"],
    ["$8.20 a kilo", "820-820"],
    ["8.20kg", "820-820"],
    ["85c", "85-85"],
    ["85 c", "85-85"],
    ["85¢", "85-85"],
    ["820c", "820-820"],
    ["910 c/kg", "910-910"],
    ["8\u00a0.20", KG],
    ["\u202a8.20\u202c", "820-820"],
    ["105", "10500-10500"],
    ["165", "16500-16500"],
  ],
  // A tonne.
  ...[
    ["185/t", "19-19"],
    ["$185/t", "19-19"],
    ["185 /t", "19-19"],
    ["185 per tonne", "19-19"],
    ["185 a tonne", "19-19"],
    ["1,250/t", "125-125"],
    ["10400/t", "1040-1040"],
    ["180-220/t", "18-22"],
    ["$180/t - $220/t", ""],
    ["0.19/t", "is less than a cent a kg"],
  ],
  // A range.
  ...[
    ["8.20-8.90", "820-890"],
    ["8.20 - 8.90", "820-890"],
    ["8.20–8.90", "820-890"],
    ["8.20 to 8.90", "820-890"],
    ["$8 to $9", "800-900"],
    ["$8.20-$8.90", "820-890"],
    ["A$8.20 - A$10.40", "820-1040"],
    ["AUD 1.70 - AUD 2.30", "170-230"],
    ["8.20..8.90", "820-890"],
    ["8-9", "800-900"],
    ["18c-30c", "18-30"],
    ["8.50-10", "850-1000"],
    ["8.20-8.20", "820-820"],
    ["10.90-10.50", "must not be less than low"],
    ["8.50-70", "may end in cents or in dollars"],
    ["8,9", "may be one price or two"],
  ],
  // Said without a price.
  ...[
    ["no", "0-0"],
    ["NO", "0-0"],
    ["n", "0-0"],
  ],
  // What nobody can be sure of.
  ...["~10.5", "10.40*", "8.20 (clean)", "depends", "up to $9", "2.00+GST", "call back Monday"].map(
    (cell) => [cell, KG],
  ),
  ...["10.333", "0.185", "8.205", "1,250", "8.20.30", "eight", "8.20 US", "£8", "€8.20"].map(
    (cell) => [cell, KG],
  ),
  ...["-8.20", "8.20/lb", "$85 each", "8,20,30", "12345", "maybe 8", "?8", "8?", "24/11/2026"].map(
    (cell) => [cell, ""],
  ),
  ["0", "must be more than 0"],
  ["8-Sep", "is a day"],
])("%j is read alike in a file and at the desk", (cell = "", expected = "") => {
  const found = inFile(cell);
  expect(atDesk(cell)).toBe(found);
  if (/^\d+-\d+$/.test(expected)) expect(found).toBe(expected);
  else expect(found).toMatch(/^refused: /);
  expect(found).toContain(expected);
});
