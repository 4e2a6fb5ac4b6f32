import type { ReactNode } from "react";

interface DataTableProps {
  className?: string;
  caption: ReactNode;
  /** Header of the first column. */
  of: string;
  /** Headers of the other columns. */
  columns: readonly string[];
  /** Unit of the other columns. */
  unit?: string;
  /** True if the other columns have text instead of figures. */
  isText?: boolean;
  /** Number of last columns that are less important and hidden on narrow screens; 0 by default. */
  minor?: number;
  rows: { key: string | number; label: ReactNode; cells: ReactNode[] }[];
}

/** A table with a header for each row and column. */
export function DataTable(props: DataTableProps) {
  const { className = "", caption, of, columns, unit, isText, minor = 0, rows } = props;
  const classOf = (i: number, minorClass: string) =>
    isText ? undefined : i < columns.length - minor ? "figure" : minorClass;
  return (
    <table className={`${className} table`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {columns.map((column, i) => (
            <th key={column} scope="col" className={classOf(i, "figure wide")}>
              {column}
              {unit && <span className="unit">{` ${unit}`}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {columns.map((column, i) => (
              <td key={column} className={classOf(i, "figure quiet wide")}>
                {cells[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
