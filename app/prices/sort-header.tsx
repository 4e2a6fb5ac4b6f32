import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";

interface SortHeaderProps {
  label: string;
  /** The unit of a column of figures. */
  unit?: string;
  direction: "asc" | "desc" | "none";
  /** Left out where the table cannot be sorted. */
  onSort?: () => void;
}

const ARIA = { asc: "ascending", desc: "descending", none: "none" } as const;
const ARROW = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

/** A column header; with `onSort` it holds the button that sorts by its column. */
export function SortHeader({ label, unit, direction, onSort }: SortHeaderProps) {
  const Arrow = ARROW[direction];
  const text = (
    <>
      {label} {unit && <span className="unit">{unit}</span>}
    </>
  );
  return (
    <th scope="col" className={unit && "figure"} aria-sort={onSort && ARIA[direction]}>
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
