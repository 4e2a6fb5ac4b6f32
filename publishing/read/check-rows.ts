import { z } from "zod";
import type { CsvFile } from "./header.ts";
import type { Problem } from "./problems.ts";
import { type Rows, schemas } from "./rows.ts";
import type { Column } from "./table.ts";

/** The most characters of a cell whose column has no limit of its own, such as a number. */
export const SHORT = 80;

/** The columns of a file; those whose cells may be empty are optional. */
export function columnsOf(file: keyof Rows): Column[] {
  known[file] ??= Object.entries<z.ZodType>(schemas[file].shape).map(([name, cell]) => {
    const mayBeEmpty = cell.safeParse("").success;
    const { issues = [] } = cell.safeParse("x".repeat(10_000)).error ?? {};
    const limits = issues.flatMap((issue) =>
      issue.code === "too_big" ? Number(issue.maximum) : [],
    );
    return { name, mayBeEmpty, isOptional: mayBeEmpty, longest: Math.max(SHORT, ...limits) };
  });
  return known[file];
}

/** The columns are needed for every row, so they are worked out once. */
const known: Partial<Record<keyof Rows, Column[]>> = {};

/**
 * Checks each row by itself, and gives it its values. A row that is not valid keeps its cells, so that others can be
 * compared with it. Columns that a file lacks may be empty.
 * @returns a problem for every cell that is not valid
 */
export function checkRows(table: keyof Rows, { name, rows, absent = [] }: CsvFile): Problem[] {
  const schema: z.ZodObject = schemas[table];
  const problems: Problem[] = [];
  for (const row of rows) {
    const { line, cells, typed } = row;
    const { data, error } = schema.safeParse(cells);
    const issues = (error?.issues ?? []).filter(({ path }) => !absent.includes(String(path[0])));
    const ownValue = ([column, cell]: [string, z.core.$ZodType]) => {
      const value = issues.length > 0 ? cells[column] : z.safeParse(cell, cells[column]).data;
      return [column, value];
    };
    row.fields = data ?? Object.fromEntries(Object.entries(schema.shape).map(ownValue));
    for (const { path, message } of issues) {
      const column = String(path[0]);
      const [found, last] = [typed[column], problems.at(-1)];
      // The same text at both ends of a price, or none, is one mistake.
      const isSame = last?.found === found && last?.line === line && last?.reason === message;
      if (isSame && (found || ["high", "max"].includes(column))) continue;
      problems.push({ file: name, line, column, reason: message, found });
    }
  }
  return problems;
}
