import type { Goal } from "./goals.ts";

/** The findings of one part of the bench: its goals, and its figures as Markdown. */
export interface Part {
  goals: Goal[];
  text: string;
}

/** The goals as a Markdown table that shows which of them are met. */
export function goalTable(goals: Goal[]): string {
  return table(
    ["goal", "measured", "at most", "reached"],
    goals.map(({ text, measured, most }) => [
      ...[text, measured ?? "not measured", most],
      measured === undefined ? "–" : measured <= most ? "yes" : "**no**",
    ]),
  );
}

/** A Markdown table; all columns except the first are right-aligned numbers. */
export function table(head: string[], rows: (string | number)[][]): string {
  const rule = head.map((_, i) => (i === 0 ? "---" : "---:"));
  const lines = [head, rule, ...rows.map((row) => row.map((cell) => cell.toLocaleString("en-AU")))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
