import type { ReactNode } from "react";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
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
      <table className="history-table table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <Figure>Lowest</Figure>
            <Figure>Middle</Figure>
            <Figure>Highest</Figure>
            {hasCities && <Figure isWide>Cities</Figure>}
            <Figure isWide>Records</Figure>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, minPrice, middlePrice, maxPrice, cities, observations }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="figure">{dollars(minPrice)}</td>
              <td className="figure">{dollars(middlePrice)}</td>
              <td className="figure">{dollars(maxPrice)}</td>
              {hasCities && <td className="figure quiet wide">{cities}</td>}
              <td className="figure quiet wide">{observations}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Figure({ isWide, children }: { isWide?: true; children: string }) {
  return (
    <th scope="col" className={isWide ? "figure wide" : "figure"}>
      {children}
    </th>
  );
}
