import { expect } from "vitest";

/** A line of a golden table: a text as somebody typed it, and what is right, in words and to be checked. */
export interface Line {
  typed: string;
  right: string;
  /** What has to be found, in the form that the table's test describes. */
  outcome: string;
  /** What must be found nowhere, separated by "; ". */
  never: string;
  /** "later" for what is not asked of the site yet. */
  asked: string;
}

/** What was found for a line, in words, and whether it is right. */
export interface Found {
  found: string;
  isRight: boolean;
}

/** Checks each line of a table that is asked of the site by now. */
export async function checkLines<T extends Line>(
  lines: T[],
  check: (line: T, never: string[]) => Promise<Found>,
): Promise<void> {
  const wrong: string[] = [];
  for (const line of lines.filter(({ asked }) => asked !== "later")) {
    const { found, isRight } = await check(line, line.never.split("; ").filter(Boolean));
    if (!isRight) wrong.push(`${line.typed} → ${found}, not ${line.outcome}`);
  }
  expect(wrong).toEqual([]);
}
