import type { ReactNode } from "react";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { DataTable } from "../ui/data-table.tsx";
import { dollars } from "../words/format.ts";

/** A row: its subject and figures. */
export interface HistoryRow extends Omit<PriceMonth, "month"> {
  key: string;
  /** The month, city or metal. */
  label: ReactNode;
  /** Number of cities with a record; absent in the table of one city. */
  cities?: number;
}

interface HistoryTableProps {
  caption: string;
  /** Header of the first column. */
  of: "Month" | "City" | "Metal";
  rows: HistoryRow[];
}

/** A table of recorded prices; narrow screens leave out the number of records. */
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
