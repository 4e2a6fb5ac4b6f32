import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { saysSame } from "../words/says-same.ts";
import { PriceFigure, useScaleWords } from "./price-figure.tsx";
import { hasPrice, type PriceRow } from "./price-rows.ts";
import { nextSort, type Sort, type SortKey, sortRows, useKeptSort } from "./price-sort.ts";

interface PriceTableProps {
  caption: string;
  rows: PriceRow[];
  /** True if clicking a header sorts the rows. */
  sortable?: boolean;
  /** True if small screens, which have no column for the descriptions, show them below the names. */
  isDescribed?: boolean;
}

/** The price of every material in one city. */
export function PriceTable({ caption, rows, sortable = false, isDescribed }: PriceTableProps) {
  const [sort, setSort] = useKeptSort();
  const scaleWords = useScaleWords();
  const onSort = sortable ? setSort : undefined;
  return (
    <table className="price-table table">
      <caption>
        {caption}
        {rows.some(({ scale }) => scale) && ` ${scaleWords()}`}
      </caption>
      <thead>
        <tr>
          <SortHeader column="name" label="Metal Type" sort={sort} onSort={onSort} />
          <SortHeader column="price" label="Price Range" unit="$/kg" sort={sort} onSort={onSort} />
          <th className="price-table-note" scope="col">
            Description
          </th>
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, sort).map((row) => (
          <MaterialRow key={row.slug} row={row} isDescribed={isDescribed} />
        ))}
      </tbody>
    </table>
  );
}

function MaterialRow({ row, isDescribed }: { row: PriceRow; isDescribed?: boolean }) {
  const { name, slug, grade, price, scale } = row;
  const description = price?.description ?? "";
  // The grade is left out if the description says the same.
  const hasGrade = grade && hasPrice(row) && !saysSame(grade, description);
  return (
    <tr className={hasPrice(row) ? undefined : "unpriced"}>
      <th scope="row">
        <Swatch metal={slug} />
        <Link to={`/material/${slug}/`} prefetch="intent">
          {name}
        </Link>
        {hasGrade && <small>{` ${grade}`}</small>}
        {isDescribed && description && (
          <small className="price-table-below quiet">{` ${description}`}</small>
        )}
      </th>
      <td className="figure">
        <PriceFigure price={price} scale={scale} />
      </td>
      <td className="price-table-note quiet">{description}</td>
    </tr>
  );
}

interface SortHeaderProps {
  column: SortKey;
  label: string;
  /** Unit of a numeric column. */
  unit?: string;
  sort: Sort;
  /** Called to sort; absent if the table cannot be sorted. */
  onSort?: (sort: Sort) => void;
}

const ARIA_SORT = { asc: "ascending", desc: "descending", none: "none" } as const;
const ARROWS = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

/** A column header; with `onSort`, a button that sorts by the column. */
function SortHeader({ column, label, unit, sort, onSort }: SortHeaderProps) {
  const direction = sort?.key === column ? sort.direction : "none";
  const text = (
    <>
      {label} {unit && <span className="unit">{unit}</span>}
    </>
  );
  return (
    <th scope="col" className={unit && "figure"} aria-sort={onSort && ARIA_SORT[direction]}>
      {onSort ? (
        <button
          type="button"
          className="sort-button"
          onClick={() => onSort(nextSort(sort, column))}
        >
          {text}
          <LineIcon of={ARROWS[direction]} size={15} />
        </button>
      ) : (
        text
      )}
    </th>
  );
}
