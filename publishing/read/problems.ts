/** The first line of a row, or the cell of a price under a name across the top: "F7", "Dubbo NSW!F7". */
export type Place = number | string;

/** A mistake in a data file; if it has no line, it concerns the whole file. */
export interface Problem {
  file: string;
  line?: Place | undefined;
  column?: string;
  /** The mistake and how to correct it, to be read after the place. */
  reason: string;
  found?: string;
}

/** The files are invalid; `problems` has a line for each kind of mistake. */
export class DataError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "DataError";
    this.problems = problems;
  }
}

/** Up to this many rows with the same mistakes get a line each. */
const MAX_LINES = 3;

/**
 * Problems as lines, such as `cities.csv:4 lat: must be a number … (found "abc")`. The problems in a row's cells share
 * a line, and so do the same mistakes in many rows, with the first places and every text found.
 */
export function described(problems: Problem[]): string[] {
  const rows = [...Map.groupBy(problems, rowOf).values()];
  const kinds = Map.groupBy(rows, kindOf);
  return rows.flatMap((row) => {
    const same = kinds.get(kindOf(row)) ?? [];
    if (same.length <= MAX_LINES) return [describe(row)];
    return same[0] === row ? [describeMany(row, same.slice(1))] : [];
  });
}

/** The identity of the row of a problem; a problem outside any cell is on its own. */
function rowOf(problem: Problem): unknown {
  const { file, line, found } = problem;
  return line === undefined || found === undefined ? problem : `${file}:${line}`;
}

/** The identity of the mistakes in a row, ignoring line numbers in their reasons. */
function kindOf(row: Problem[]): string {
  const plain = (reason: string) => reason.replaceAll(/(line|cell) \S+/g, "line");
  return row.map(({ file, column, reason }) => [file, column, plain(reason)].join("\n")).join("\n");
}

function describeMany(first: Problem[], others: Problem[][]): string {
  const said = new Set(first.map(({ found }) => foundText(found)));
  const places = others.flatMap((row, i) => {
    const texts = row.map(({ found }) => foundText(found)).filter((text) => !said.has(text));
    for (const text of texts) said.add(text);
    const isNamed = i < MAX_LINES - 1 || texts.length > 0;
    return isNamed ? [placeText(row[0]?.line) + texts.join("")] : [];
  });
  const more = others.length - places.length;
  const rest = more === 0 ? [] : [counted(more, "more line")];
  return `${describe(first)}; the same on ${LIST.format([...places, ...rest])}`;
}

const LIST = new Intl.ListFormat("en-AU");

/** A count with its noun: "1 price", "1,200 prices". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-AU")} ${count === 1 ? one : many}`;
}

/** A place in words: "line 7", "cell F7". */
export function placeText(line: Place | undefined): string {
  return typeof line === "string" ? `cell ${line}` : `line ${line}`;
}

function describe([first, ...others]: Problem[]): string {
  const line = first?.line === undefined ? "" : `:${first.line}`;
  const mistakes = [first, ...others].map((problem) => {
    const column = problem?.column === undefined ? "" : ` ${problem.column}`;
    return `${column}: ${problem?.reason}${foundText(problem?.found)}`;
  });
  return `${first?.file}${line}${mistakes.join(";")}`;
}

function foundText(cell: string | undefined): string {
  if (cell === undefined) return "";
  if (cell === "") return " (found nothing)";
  const characters = [...cell];
  const short = characters.length > 40 ? `${characters.slice(0, 40).join("")}…` : cell;
  // JSON escapes line breaks and control characters, which keeps the message on one line.
  return ` (found ${JSON.stringify(short)})`;
}
