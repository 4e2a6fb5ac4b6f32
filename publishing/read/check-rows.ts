import type { z } from "zod";
import type { CsvFile } from "./header.ts";
import type { Problem } from "./problems.ts";
import { type Rows, schemas } from "./rows.ts";
import type { Column } from "./table.ts";

/** How long a cell may be whose column has no limit of its own, such as a number. */
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

/** What is asked for of every row is worked out once. */
const known: Partial<Record<keyof Rows, Column[]>> = {};

/** Checks each row by itself. Every cell that is not valid is a problem; `rows` has the valid rows. */
export function checkRows(file: CsvFile, schema: z.ZodType) {
  const rows: unknown[] = [];
  const problems: Problem[] = [];
  for (const { line, cells, typed } of file.rows) {
    const result = schema.safeParse(cells);
    if (result.success) rows.push(result.data);
    for (const { path, message } of result.error?.issues ?? []) {
      const column = String(path[0]);
      const [found, last] = [typed[column], problems.at(-1)];
      // One text for both ends of a price is one mistake.
      if (found && last?.found === found && last.line === line && last.reason === message) continue;
      problems.push({ file: file.name, line, column, reason: message, found });
    }
  }
  return { rows, problems };
}
