import { dollarRange } from "../../app/words/format.ts";
import type { Dataset, LiveRows, LiveTable, Row } from "../derive/tables.ts";

// How the commands name tables, prices, amounts and times.

/** What a table's rows are called. */
export function tableName(table: LiveTable): string {
  return table === "scrapYards" ? "yards" : table;
}

/** Names a price: "Copper in Sydney". Cities and materials that are no longer published have their old names. */
export type NameOf = (price: Pick<Row<"prices">, "cityId" | "materialId">) => string;

/** The names of prices in what is live and what is to be published. */
export function priceNames(live: LiveRows, { cities, materials }: Dataset): NameOf {
  const city = byId("name", live.cities, cities);
  const material = byId("name", live.materials, materials);
  return ({ cityId, materialId }) => `${material.get(materialId)} in ${city.get(cityId)}`;
}

/** The keys of prices, "prices/sydney/copper", in the same. */
export function priceKeys(live: LiveRows, { cities, materials }: Dataset): NameOf {
  const city = byId("slug", live.cities, cities);
  const material = byId("slug", live.materials, materials);
  return ({ cityId, materialId }) => `prices/${city.get(cityId)}/${material.get(materialId)}`;
}

type Named = Record<"name" | "slug", string> & { id: number };

function byId(column: "name" | "slug", before: Named[], after: Named[]): Map<number, string> {
  return new Map([...before, ...after].map((row) => [row.id, row[column]]));
}

/** A price as "$8.00 to $11.00", or "$8.00" where both ends are one. */
export function amount({
  minCents,
  maxCents,
}: Pick<Row<"prices">, "minCents" | "maxCents">): string {
  return dollarRange(minCents / 100, maxCents / 100, " to ");
}

/** A change as "+25%" or "−12.5%"; 0.25 is a quarter up. */
export function percent(change: number): string {
  const format = { style: "percent", signDisplay: "always", maximumFractionDigits: 1 } as const;
  return change.toLocaleString("en-AU", format);
}

const TIME = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Australia/Sydney",
});

/** A time in ms since 1970 as "21 November 2026 at 5:00 pm", in Sydney. */
export function dateAndTime(time: number): string {
  return TIME.format(time);
}

/** Rows as aligned columns. */
export function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join("  ")}`.trimEnd(),
  );
}

/** How many examples are named. */
const EXAMPLES = 10;

/** The first of some lines, and how many more there are. */
export function shortened(lines: string[], most = EXAMPLES): string[] {
  const hidden = lines.length - most;
  const more = hidden > 0 ? [`and ${hidden.toLocaleString("en-AU")} more`] : [];
  return [...lines.slice(0, most), ...more];
}

/** The median of some numbers. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
