import { expect } from "vitest";

/** A line of a golden table: a text as somebody typed it, and the right reading, in words and in a form to check. */
export interface Line {
  typed: string;
  right: string;
  /** The expected findings, in the form that the table's test describes. */
  outcome: string;
  /** Texts that must be found nowhere, separated by "; ". */
  never: string;
}

/** The findings for a line, in words. */
export interface Found {
  found: string;
  isRight: boolean;
}

/** Checks each line of a table. */
export async function checkLines<T extends Line>(
  lines: T[],
  check: (line: T, never: string[]) => Promise<Found>,
): Promise<void> {
  const wrong: string[] = [];
  for (const line of lines) {
    const { found, isRight } = await check(line, line.never.split("; ").filter(Boolean));
    if (!isRight) wrong.push(`${line.typed} → ${found}, not ${line.outcome}`);
  }
  expect(wrong).toEqual([]);
}
