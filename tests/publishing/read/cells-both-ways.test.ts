import { stringify } from "csv-stringify/sync";
import { beforeEach, expect, test } from "vitest";
import { readFiles } from "../../../publishing/check/files.ts";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { type Content, contentOf } from "../../../publishing/compare/content.ts";
import { cellsOf } from "../../../publishing/compare/row-cells.ts";
import { readTyped } from "../../../worker/desk/draft.ts";
import { realData } from "../live.ts";
import table from "./cells-both-ways.csv?raw";
import { rowsOf } from "./table.ts";

const TODAY = "2026-11-24";
const project = thisProject();
let known: Content;
beforeEach(() => {
  known ??= contentOf(realData());
});

/** The result of a price in a file of quotes: cents, or a problem. */
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
  return outcomeOf(
    rows[0]?.fields,
    wrong.map(({ reason }) => reason),
  );
}

/** The same of what is typed at the desk. */
function atDesk(price: string): string {
  const row = { yard_id: "3", material_slug: "copper", price, quoted_on: TODAY };
  const { rows, slips } = readTyped("quotes", [row], known, TODAY);
  return outcomeOf(
    rows.get(0),
    slips.map(({ text }) => text),
  );
}

function outcomeOf(fields: Record<string, unknown> | undefined, reasons: string[]): string {
  if (reasons.length > 0) return `refused: ${reasons[0]}`;
  return fields ? `${fields.low}-${fields.high}` : "left out";
}

// Cents a kg, or "refused: " and a part of why.
const PRICES = rowsOf<"price" | "outcome">(table);

test.each(PRICES)('"$price" in a file and at the desk is $outcome', ({ price, outcome }) => {
  const found = inFile(price);
  expect(atDesk(price)).toBe(found);
  const [start = "", why] = outcome.split(": ");
  if (start === "refused") expect(found).toMatch(/^refused: /);
  else expect(found).toBe(outcome);
  expect(found).toContain(why ?? start);
});
