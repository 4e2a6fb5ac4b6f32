/** The line on which a row begins, or the cell of a price where names are across: "F7", "Dubbo NSW!F7". */
export type Place = number | string;

/** A mistake in a file of the data; without a line it concerns the whole file. */
export interface Problem {
  file: string;
  line?: Place | undefined;
  column?: string;
  /** What is wrong and what to do, to be read after the place. */
  reason: string;
  found?: string;
}

/** The files are not valid; `problems` has a line for each kind of thing to correct. */
export class DataError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "DataError";
    this.problems = problems;
  }
}

/** How many places are named of a mistake that was made more often. */
const NAMED = 3;

/**
 * Problems as lines, such as `cities.csv:4 lat: must be a number … (found "abc")`. A mistake that was made
 * often in a column is one line, which names the first places.
 */
export function described(problems: Problem[]): string[] {
  const kinds = Map.groupBy(problems, kindOf);
  return problems.flatMap((problem) => {
    const same = kinds.get(kindOf(problem)) ?? [];
    if (same.length <= NAMED) return [describe(problem)];
    return same[0] === problem ? [describeMany(problem, same)] : [];
  });
}

/** What is the same in two problems; that one is "also on line 7" is not. */
function kindOf({ file, column, reason }: Problem): string {
  return [file, column, reason.replaceAll(/(line|cell) \S+/g, "line")].join("\n");
}

function describeMany(first: Problem, same: Problem[]): string {
  const others = same
    .slice(1, NAMED)
    .map(({ line, found }) => `${placeText(line)}${foundText(found)}`)
    .join(", ");
  const more = same.length - NAMED;
  const rest = `${more.toLocaleString("en-AU")} more ${more === 1 ? "line" : "lines"}`;
  return `${describe(first)}; the same on ${others} and ${rest}`;
}

/** "line 7", "cell F7". */
export function placeText(line: Place | undefined): string {
  return typeof line === "string" ? `cell ${line}` : `line ${line}`;
}

function describe(problem: Problem): string {
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
