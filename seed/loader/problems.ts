/** One thing that is wrong, and where: without a line it concerns the file as a whole. */
export interface Problem {
  file: string;
  line?: number;
  column?: string;
  reason: string;
  found?: string;
}

/** The CSV files cannot be loaded; `problems` says why, a line for each thing to correct. */
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
  return `${problem.file}${line}${column}: ${problem.reason}${found(problem.found)}`;
}

function found(cell: string | undefined): string {
  if (cell === undefined) return "";
  if (cell === "") return " (found nothing)";
  const characters = [...cell];
  const short = characters.length > 40 ? `${characters.slice(0, 40).join("")}…` : cell;
  // As JSON, so that a line break or a control character shows and stays on this line.
  return ` (found ${JSON.stringify(short)})`;
}
