import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide";
import { OfferLink } from "../paths/offer-link.tsx";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { isUnavailable, priceRange } from "../words/format.ts";
import { ChangeSince } from "./change-since.tsx";
import { CheckedOn } from "./checked-on.tsx";
import type { PriceRow } from "./price-rows.ts";
import { nextSort, type SortKey, sortRows, useKeptSort } from "./price-sort.ts";

interface PriceTableProps {
  caption: string;
  rows: PriceRow[];
  /** True if clicking a header sorts the rows. */
  sortable?: boolean;
  /** True if the descriptions, which otherwise are for large screens, stand below the names on smaller ones. */
  isDescribed?: boolean;
  /** City of the prices; makes each price a link to check an offer against it. */
  city?: { name: string; state: string };
}

/** The price of every material in one city. */
export function PriceTable({
  caption,
  rows,
  sortable = false,
  isDescribed,
  city,
}: PriceTableProps) {
  const [sort, setSort] = useKeptSort();
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
        {sortRows(rows, sort).map((row) => (
          <MaterialRow key={row.slug} {...{ row, city, isDescribed }} />
        ))}
      </tbody>
    </table>
  );
}

interface MaterialRowProps extends Pick<PriceTableProps, "city" | "isDescribed"> {
  row: PriceRow;
}

function MaterialRow({ row, city, isDescribed }: MaterialRowProps) {
  const { name, slug, grade, price } = row;
  const isKnown = price && !isUnavailable(price);
  return (
    <tr>
      <th scope="row">
        <Swatch metal={slug} />
        <Link to={`/material/${slug}/`} prefetch="intent">
          {name}
        </Link>
        {grade && isKnown && <small> {grade}</small>}
        {isDescribed && price?.description && (
          <small className="price-table-below"> {price.description}</small>
        )}
      </th>
      <td className={isKnown ? "figure" : "figure quiet"}>
        {isKnown && city ? (
          <OfferLink metal={{ name, slug }} city={city}>
            {priceRange(price)}
          </OfferLink>
        ) : (
          priceRange(price)
        )}
        {isKnown && <CheckedOn age={price} />}
        {isKnown && price.change && <ChangeSince change={price.change} since={price.since} />}
      </td>
      <td className="price-table-note">{price?.description}</td>
    </tr>
  );
}

interface SortHeaderProps {
  label: string;
  /** Unit of a numeric column. */
  unit?: string;
  direction: "asc" | "desc" | "none";
  /** Absent if the table cannot be sorted. */
  onSort?: () => void;
}

const ARIA_SORT = { asc: "ascending", desc: "descending", none: "none" } as const;
const ARROWS = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

/** A column header; with `onSort`, a button that sorts by the column. */
function SortHeader({ label, unit, direction, onSort }: SortHeaderProps) {
  const Arrow = ARROWS[direction];
  const text = (
    <>
      {label} {unit && <span className="unit">{unit}</span>}
    </>
  );
  return (
    <th scope="col" className={unit && "figure"} aria-sort={onSort && ARIA_SORT[direction]}>
      {onSort ? (
        <button type="button" className="sort-button" onClick={onSort}>
          {text}
          <LineIcon of={Arrow} size={15} />
        </button>
      ) : (
        text
      )}
    </th>
  );
}
