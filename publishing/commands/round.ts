// npm run data:round: writes a workbook with the yards' last answers, for ringing them and typing the new ones.

import type { CellObject, Sheet } from "write-excel-file/node";
import { harmless } from "../../app/words/spreadsheet-text.ts";
import { toDollars } from "../../worker/amounts/cents.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { readLive } from "../apply/read-live.ts";
import { newestQuotes } from "../apply/read-quotes.ts";
import { REMOTE, readOptions, typedPath, UsageError } from "../command-line/options.ts";
import { CommandError } from "../command-line/run.ts";
import { type AskedYard, yardsToRing } from "../compare/yards-to-ring.ts";
import { type GivenQuote, isNo } from "../derive/quoted-range.ts";
import { ROUND_COLUMNS, ROUND_HELP } from "../read/plain-table.ts";
import { counted } from "../read/problems.ts";
import { NO } from "../read/rows.ts";
import { citiesNamed } from "./checked.ts";
import { type Command, start } from "./command.ts";
import { assertNew, writePrivate } from "./new-files.ts";

const usage = "npm run data:round -- [--remote] city… [--by NAME] [--out FILE.xlsx]";

const OPTIONS = {
  ...REMOTE,
  by: { type: "string", default: "" },
  out: { type: "string" },
} as const;

const run: Command["run"] = async (args, { print, withTarget }) => {
  const { values, positionals } = readOptions(args, OPTIONS, Number.POSITIVE_INFINITY);
  if (positionals.length === 0) throw new UsageError("Name the cities whose yards you will ring.");
  const today = dayIn(NATIONAL_TIME_ZONE);
  const file = typedPath(values.out ?? `round-${today}.xlsx`);
  if (!/\.xlsx$/i.test(file)) throw new UsageError("--out must be a file that ends in .xlsx.");
  assertNew(file, "Name another with --out.");
  const { rows, quotes } = await withTarget(values.remote, async (target) => ({
    ...(await readLive(target)),
    quotes: await newestQuotes(target),
  }));
  const rounds = citiesNamed(positionals, rows).map((city) => ({
    city,
    yards: yardsToRing(city.id, { ...rows, quotes }, today),
  }));
  const sheets = rounds
    .filter(({ yards }) => yards.length > 0)
    .map(({ city, yards }) => {
      const taken = rows.materials.filter(({ id }) => yards.some(({ metals }) => metals.has(id)));
      return sheetOf(`${city.name.slice(0, 27)} ${city.state}`, taken, yards, today, values.by);
    });
  for (const { city, yards } of rounds)
    if (yards.length === 0) print(`${city.name} has no yard on record.`);
  if (sheets.length === 0) throw new CommandError("There is nobody to ring.");
  const { default: writeWorkbook } = await import("write-excel-file/node");
  writePrivate(file, await writeWorkbook(sheets).toBuffer());
  const count = rounds.reduce((sum, { yards }) => sum + yards.length, 0);
  const line = `Wrote ${counted(count, "yard")} in ${counted(sheets.length, "city", "cities")} to ${file}.`;
  print(
    `${line} Once it is filled in: npm run data:load -- ${values.remote ? "--remote " : ""}${file}`,
  );
  return true;
};

/** A text cell, so that a spreadsheet turns neither 8-9 into a day nor 8.50 into a number. */
const AS_TYPED = { type: String, format: "@" } as const;
const LINE = { borderStyle: "thin", borderColor: "#999999" } as const;
const SAID = { textColor: "#666666", fontStyle: "italic" } as const;
const NOT_TAKEN = { backgroundColor: "#dddddd" } as const;

function sheetOf(
  sheet: string,
  metals: { id: number; name: string }[],
  yards: AskedYard[],
  today: string,
  by: string,
): Sheet<Buffer> {
  // Saved as CSV, such a text must not become a formula either.
  const typed = (text: string, more: object = {}): CellObject => {
    return { ...AS_TYPED, ...more, value: harmless(text) };
  };
  const header = [
    "Yard",
    ...ROUND_COLUMNS,
    ...metals.flatMap(({ name }) => [name, `${name} last`]),
    "Note",
  ];
  const rows = yards.map(({ id, name, phone, hours, askedOn, metals: taken, last }) => [
    ...[`${name} (${id})`, phone, hours, askedOn || "never"].map((cell) => typed(cell)),
    ...metals.flatMap(({ id: metal }) => {
      const said = last.get(metal);
      const isTaken = said ? !isNo(said) : taken.has(metal);
      return [
        typed("", { ...LINE, ...(!isTaken && NOT_TAKEN) }),
        typed(said ? saidText(said) : "", SAID),
      ];
    }),
    typed("", LINE),
  ]);
  return {
    sheet,
    data: [
      [typed(ROUND_HELP)],
      ...[
        ["Quoted on", today],
        ["How", "rang"],
        ["By", by],
      ].map((row) => row.map((cell) => typed(cell))),
      header.map((cell) => typed(cell, / last$/.test(cell) ? SAID : { fontWeight: "bold" })),
      ...rows,
    ],
    columns: header.map((cell, i) => ({
      width: [34, 15, 30, 12][i] ?? (cell === "Note" ? 30 : 18),
    })),
    stickyRowsCount: 5,
    stickyColumnsCount: 2,
    orientation: "landscape",
  };
}

/** "8.20-8.90, 2026-11-14 (28)", with the yard's id, so that it is never read as another yard's. */
function saidText(said: GivenQuote): string {
  const { lowCents, highCents, quotedOn, yard } = said;
  const ends = [...new Set([lowCents, highCents])].map((cents) => toDollars(cents).toFixed(2));
  return `${isNo(said) ? NO : ends.join("-")}, ${quotedOn} (${yard})`;
}

/** Writes a workbook for a round. */
export const round: Command = { usage, run, failed: "Nothing was written." };

await start(round, import.meta.filename);
