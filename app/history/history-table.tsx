import type { ReactNode } from "react";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { dollars, shortMonthOf } from "../words/format.ts";
import type { Figures } from "./figures.ts";
import type { MetalFigures } from "./month.ts";

/** A row: its subject and figures. */
export interface HistoryRow extends Figures {
  key: string;
  /** The month, city or metal. */
  label: ReactNode;
  /** Number of cities with a record; absent in the table of one city. */
  cities?: number;
}

/** The row of a month. */
export function monthRow(month: PriceMonth): HistoryRow {
  return { ...month, key: month.month, label: shortMonthOf(month.month) };
}

/** A metal's row for a month (YYYY-MM), with a link to that month's prices in its cities. */
export function metalRow({ metal, ...figures }: MetalFigures, month: string): HistoryRow {
  const to = `/material/${metal.slug}/history/?month=${month}`;
  return { ...figures, key: metal.slug, label: <Link to={to}>{metal.name}</Link> };
}

interface HistoryTableProps {
  caption: string;
  /** Header of the first column. */
  of: "Month" | "City" | "Metal";
  rows: HistoryRow[];
}

/** A table of recorded prices. */
export function HistoryTable({ caption, of, rows }: HistoryTableProps) {
  const hasCities = rows.some(({ cities }) => cities !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <DataTable
        className="history-table"
        caption={caption}
        of={of}
        columns={["Lowest", "Middle", "Highest", ...(hasCities ? ["Cities"] : []), "Records"]}
        minor={hasCities ? 2 : 1}
        rows={rows.map(({ key, label, minPrice, middlePrice, maxPrice, cities, observations }) => ({
          key,
          label,
          cells: [
            ...[minPrice, middlePrice, maxPrice].map((price) => dollars(price)),
            ...(hasCities ? [cities] : []),
            observations,
          ],
        }))}
      />
    </section>
  );
}
