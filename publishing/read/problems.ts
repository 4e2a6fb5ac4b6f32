/** A mistake in a CSV file; without a line it concerns the whole file. */
export interface Problem {
  file: string;
  line?: number | undefined;
  column?: string;
  /** What is wrong and what to do, to be read after the place. */
  reason: string;
  found?: string;
}

/** The CSV files are not valid; `problems` has a line for each thing to correct. */
export class DataError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "DataError";
    this.problems = problems;
  }
}

/** A problem as one line, such as `cities.csv:4 lat: must be a number … (found "abc")`. */
export function describe(problem: Problem): string {
  const line = problem.line === undefined ? "" : `:${problem.line}`;
  const column = problem.column === undefined ? "" : ` ${problem.column}`;
  return `${problem.file}${line}${column}: ${problem.reason}${foundText(problem.found)}`;
}

function foundText(cell: string | undefined): string {
  if (cell === undefined) return "";
  if (cell === "") return " (found nothing)";
  const characters = [...cell];
  const short = characters.length > 40 ? `${characters.slice(0, 40).join("")}…` : cell;
  // JSON shows line breaks and control characters and keeps the message on one line.
  return ` (found ${JSON.stringify(short)})`;
}
