/** What stands in a cell; nothing was measured where it is undefined. */
export type Cell = string | number | undefined;

/** A Markdown table; all columns but the first are numbers and stand on the right. */
export function table(head: string[], rows: Cell[][]): string {
  const rule = head.map((_, i) => (i === 0 ? "---" : "---:"));
  const lines = [head, rule, ...rows.map((row) => row.map(shown))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function shown(cell: Cell): string {
  if (cell === undefined) return "–";
  return typeof cell === "number" ? cell.toLocaleString("en-AU") : cell;
}
