import { stringify } from "csv-stringify/sync";
import { analyse } from "scslre";
import { expect, test } from "vitest";
import { readFiles } from "../../../publishing/check/files.ts";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { folderChanges } from "../../../publishing/compare/folder-changes.ts";
import { problemsIn } from "../../../publishing/compare/proposal.ts";
import { suburbWords } from "../../../publishing/derive/yard-places.ts";
import { columnsOf } from "../../../publishing/read/check-rows.ts";
import { tableNames } from "../../../publishing/read/file-names.ts";
import { priceColumns } from "../../../publishing/read/price-cells.ts";
import { described } from "../../../publishing/read/problems.ts";
import type { Column } from "../../../publishing/read/table.ts";

/** Texts that between them are read by every reader, further than its first step. */
const TEXTS = [
  "x!",
  "8",
  "8-9 $/t",
  "Mo-Fr 7am-5pm",
  "a, b; (c) – SA 5013",
  "2026-11-20 to 8/9/2026",
  '"</',
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

/** The problems of a folder with a row in each file, with a text in a title and in a column that nobody reads. */
function problemsOf(cellOf: (column: Column) => string, ...others: string[]): string[] {
  const files = tableNames.map((table) => {
    const names = columns(table).map(({ name }) => name);
    const rows = [others, [...names, ...others], [...columns(table).map(cellOf), ...others]];
    // It names its delimiter, because looking for one takes most of the time.
    const text = `sep=,\n${stringify(rows.filter((row) => row.length > 0))}`;
    return { name: `${table}.csv`, content: new TextEncoder().encode(text) };
  });
  const read = readFiles(files, project, { today: "2026-11-24" });
  const compared = { live: new Map(), isUpdate: false, today: "2026-11-24" };
  const { set, content } = folderChanges(read, { ...compared, places: project.places });
  return described([...(set.problems ?? []), ...problemsIn(content, set, project)]);
}

/** The regular expressions that something uses. */
function expressionsIn(use: () => void): RegExp[] {
  const used = new Map<string, RegExp>();
  const { exec } = RegExp.prototype;
  // Each method of texts and of expressions calls it, once it has been replaced.
  RegExp.prototype.exec = function (text) {
    used.set(String(this), this);
    return exec.call(this, text);
  };
  try {
    use();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...used.values()];
}

/** The text for which an expression takes longer by character the longer it is; undefined if there is none. */
function slowness(expression: RegExp): string | undefined {
  const { reports } = analyse(expression, { reportTypes: { Move: true, Self: true, Trade: true } });
  return reports.length > 0 ? reports.map(({ type }) => type).join() : undefined;
}

test("no reader goes over a text again and again", () => {
  const used = expressionsIn(() => {
    for (const text of TEXTS) {
      problemsOf(() => text, text);
      suburbWords(text);
    }
  });
  expect(used.length).toBeGreaterThan(150);
  const slow = used.flatMap((expression) => {
    const why = slowness(expression);
    return why ? [`${why}: ${expression}`] : [];
  });
  expect(slow).toEqual([]);
});

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
