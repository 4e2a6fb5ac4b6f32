import { useState } from "react";
import { priceRange } from "../format.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { nextSort, type PriceRow, type Sort, type SortKey, sortRows } from "./price-sort.ts";
import { SortHeader } from "./sort-header.tsx";

interface PriceTableProps {
  caption: string;
  rows: PriceRow[];
  /** Whether a click on a header sorts the rows. */
  sortable?: boolean;
}

/** What each metal fetches in one place. */
export function PriceTable({ caption, rows, sortable = false }: PriceTableProps) {
  const [sort, setSort] = useState<Sort>(null);
  const header = (key: SortKey, label: string, unit?: string) => (
    <SortHeader
      label={label}
      unit={unit}
      direction={sort?.key === key ? sort.direction : "none"}
      onSort={sortable ? () => setSort(nextSort(sort, key)) : undefined}
    />
  );
  return (
    <table className="price-table table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {header("name", "Metal Type")}
          {header("price", "Price Range", "$/kg")}
          <th className="price-table-note" scope="col">
            Description
          </th>
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, sort).map(({ name, slug, price }) => (
          <tr key={slug}>
            <th scope="row">
              <Swatch metal={slug} />
              <Link to={`/material/${slug}/`} prefetch="intent">
                {name}
              </Link>
            </th>
            <td className="figure">{priceRange(price)}</td>
            <td className="price-table-note">{price?.description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
