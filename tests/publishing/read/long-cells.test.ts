import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { readFiles } from "../../../publishing/check/files.ts";
import { thisProject } from "../../../publishing/commands/project.ts";
import { folderChanges } from "../../../publishing/compare/folder-changes.ts";
import { problemsIn } from "../../../publishing/compare/proposal.ts";
import { suburbWords } from "../../../publishing/derive/yard-places.ts";
import { columnsOf } from "../../../publishing/read/check-rows.ts";
import { tableNames } from "../../../publishing/read/file-names.ts";
import { priceColumns } from "../../../publishing/read/prices.ts";
import { described } from "../../../publishing/read/problems.ts";
import type { Column } from "../../../publishing/read/table.ts";
import { slowExpressions } from "./regexp-steps.ts";

/**
 * How many characters of a cell are tried, where it may have more, and how many steps a regular expression may take for
 * each of them. One that goes over the rest of a text from each of its places takes about 150 of 300 characters.
 * Whatever passes takes as long for a text as the text is long, so that it takes no time for the longest cell either.
 */
const LENGTH = 300;
const STEPS = 60;

/** What stands before and after what is repeated: it begins as something that is read, and ends as nothing does. */
const AROUND = [
  ["", "x!"],
  ["8", "\nx!"],
  ["Mo 7am", "!"],
  ["a, SA ", "!"],
  ["(", ""],
] as const;
const REPEATED = [
  ..."\u00a0 \t \n a , ; ( ) . - – 8 / $ = ' | #".split(" "),
  ...[" ", "a ", "a,", ", ", "(,", "..", "8 ", "8-", "8..", "8, ", "/ ", "c ", "t ", " to "],
  ...["Mo ", "Mo-Fr 7-8", "SA ", ", SA", "5013 ", "a-", "a.", ";a-", '"', "</"],
];

const whole = thisProject();
/** With few of its places, which are looked through for each yard. */
const project = {
  ...whole,
  places: {
    ...whole.places,
    rows: whole.places.rows.slice(0, 50),
    byName: new Map([...whole.places.byName].slice(0, 50)),
  },
};

const columns = (table: (typeof tableNames)[number]) =>
  table === "prices" || table === "quotes" ? priceColumns(columnsOf(table)) : columnsOf(table);

/** What is wrong with a folder with a row in each file, and with a text in a title and in a column that nobody reads. */
function problemsOf(cellOf: (column: Column) => string, ...others: string[]): string[] {
  const files = tableNames.map((table) => {
    const names = columns(table).map(({ name }) => name);
    const rows = [others, [...names, ...others], [...columns(table).map(cellOf), ...others]];
    // What says which delimiter it has, because to look for it takes most of the time.
    const text = `sep=,\n${stringify(rows.filter((row) => row.length > 0))}`;
    return { name: `${table}.csv`, content: new TextEncoder().encode(text) };
  });
  const read = readFiles(files, project, { today: "2026-11-24" });
  const compared = { live: new Map(), isUpdate: false, today: "2026-11-24" };
  const { set, content } = folderChanges(read, { ...compared, places: project.places });
  return described([...(set.problems ?? []), ...problemsIn(content, set, project)]);
}

test.each(AROUND)(
  "no reader goes over a text again and again that begins with %j and ends with %j",
  (before, after) => {
    const slow: Record<string, string> = {};
    for (const repeated of REPEATED) {
      const long = (length: number) => {
        const room = length - before.length - after.length;
        return before + repeated.repeat(room / repeated.length + 1).slice(0, room) + after;
      };
      const names = slowExpressions(() => {
        problemsOf(({ longest }) => long(Math.min(2 * longest, LENGTH)), long(LENGTH));
        suburbWords(long(LENGTH));
      }, STEPS);
      for (const name of names) slow[name] = repeated;
    }
    expect(slow).toEqual({});
  },
);

test("a cell that is longer than it may ever be is refused, and nothing reads it", () => {
  const found = problemsOf(({ longest }) => "8".repeat(2 * longest + 1));
  const expected = tableNames.flatMap((table) =>
    columns(table).map(
      ({ name, longest }) => `${table}.csv:3 ${name}: must be ${longest} characters or fewer`,
    ),
  );
  const cells = found.flatMap((problem) => {
    const [, row = "", texts = ""] = /^(\S+:3) (.*)$/s.exec(problem) ?? [];
    const rows = texts.replaceAll(/ \(found "8+…"\)/g, "").split("; ");
    return row === "" ? [] : rows.map((text) => `${row} ${text}`);
  });
  expect(cells.sort()).toEqual(expected.sort());
  expect(expected).toEqual(
    expect.arrayContaining([
      "prices.csv:3 price: must be 80 characters or fewer",
      "scrap_yards.csv:3 opening_hours: must be 200 characters or fewer",
      "scrap_yards.csv:3 accepted_materials: must be 3000 characters or fewer",
      "states.csv:3 regulations: must be 8000 characters or fewer",
    ]),
  );
});
