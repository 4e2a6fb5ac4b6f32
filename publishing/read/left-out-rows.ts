import type { CsvFile, CsvFiles, CsvRow } from "./header.ts";
import { nameWords } from "./names.ts";
import { counted, type Problem, placeText } from "./problems.ts";
import { NOTHING } from "./reading.ts";
import { todosOf } from "./todos.ts";

/**
 * Removes rows of prices.csv that have not been filled in, quotes such as "n/a", and prices of grades that we don't
 * list.
 * @returns lines on those quotes and grades
 */
export function leaveOutBlank({ prices, price_history, quotes }: CsvFiles): string[] {
  const grades = [prices, price_history, quotes].flatMap(leaveOutGrades);
  takenOut(prices, ({ cells }) => !(cells.min || cells.max || cells.checked_on));
  const left = takenOut(quotes, ({ cells }) => NOTHING.test(cells.low || cells.high || ""));
  const places = left.map(({ line, typed }) => `"${typed.low}" on ${placeText(line)}`);
  if (left.length === 0) return grades;
  return [...grades, `${quotes.name}: left out quotes of nothing, ${places.join(", ")}`];
}

/** Removes rows with a single cell, such as footnotes. @returns a problem for each */
export function takeFootnotes(file: CsvFile): Problem[] {
  const filled = (row: CsvRow) => Object.entries(row.typed).filter(([, cell]) => cell !== "");
  return takenOut(file, (row) => row.line !== undefined && filled(row).length === 1).map((row) => {
    const reason = "stands alone in its row; fill in the others, or delete it if it is a footnote";
    const [column, found] = filled(row)[0]!;
    return { file: file.name, line: row.line, column, reason, found };
  });
}

/** Removes quotes that have a note but no price. @returns them as to-dos */
export function takeNoted({ quotes }: CsvFiles): CsvFile {
  const noted = takenOut(quotes, ({ cells }) => !cells.low && !cells.high && !!cells.note);
  const cellsOf = ({ yard_id = "", quoted_on = "", by = "", note = "" }: CsvRow["cells"]) => {
    return { yard_id, quoted_on, by, note };
  };
  const rows = todosOf(noted.map(({ cells }) => cellsOf(cells))).map((cells) => {
    const isOf = (row: CsvRow) => row.cells.yard_id === cells.yard_id;
    return { line: noted.find(isOf)?.line, cells, typed: cells };
  });
  return { name: quotes.name, rows, problems: [] };
}

/** Removes rows of known grades for which we have no price. */
function leaveOutGrades(file: CsvFile): string[] {
  const left = takenOut(file, ({ cells, typed }) => !cells.material_slug && !!typed.material_slug);
  if (left.length === 0) return [];
  const grades = new Map(
    left.map(({ typed: { material_slug: grade = "" } }) => [nameWords(grade), grade]),
  );
  const of = `${counted(left.length, "price")} of ${counted(grades.size, "grade")}`;
  return [
    `${file.name}: left out ${of} that we have no price for: ${[...grades.values()].join(", ")}`,
  ];
}

/** Removes rows from a file. @returns those rows */
function takenOut(file: CsvFile, isOut: (row: CsvFile["rows"][number]) => boolean) {
  const left = file.rows.filter(isOut);
  file.rows = file.rows.filter((row) => !left.includes(row));
  return left;
}

/** Removes yards that are not to be listed, which may be incomplete. @returns those rows */
export function takeUnlisted({ scrap_yards: yards }: CsvFiles): CsvFile["rows"] {
  return takenOut(yards, ({ cells }) => /^(no|false|0)$/i.test(cells.listed ?? ""));
}
