import { z } from "zod";
import type { CsvFile } from "./header.ts";
import type { Problem } from "./problems.ts";
import { type Rows, schemas } from "./rows.ts";
import type { Column } from "./table.ts";

/** The maximum number of characters in a cell whose column has no limit of its own, such as a number. */
export const SHORT = 80;

/** The columns of a file; a column whose cells may be empty is optional. */
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

/** Every row needs the columns, so we work them out only once. */
const known: Partial<Record<keyof Rows, Column[]>> = {};

/**
 * Checks each row on its own and sets its values. An invalid row keeps its cells, so that other rows can be compared
 * with it. Cells of columns that a file lacks may be empty.
 * @returns a problem for every invalid cell
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
      // Equal or missing texts at both ends of a price count as one mistake.
      const isSame = last?.found === found && last?.line === line && last?.reason === message;
      if (isSame && (found || ["high", "max"].includes(column))) continue;
      problems.push({ file: name, line, column, reason: message, found });
    }
  }
  return problems;
}
