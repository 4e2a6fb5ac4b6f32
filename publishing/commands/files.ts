import { stringify } from "csv-stringify/sync";
import { LIVE_TABLES, type LiveRows } from "../apply/live.ts";
import { columnsOf } from "../read/check-rows.ts";

type TableRow = Record<string, unknown>;

/**
 * The CSV files, by name, from which the same rows would be made; records of other days stay in the
 * database. A byte order mark makes Excel
 * read them as UTF-8.
 */
export function toFiles(rows: LiveRows): Record<string, string> {
  const slugs = {
    city: new Map(rows.cities.map(({ id, slug }) => [id, slug])),
    material: new Map(rows.materials.map(({ id, slug }) => [id, slug])),
  };
  return Object.fromEntries(
    LIVE_TABLES.map((table) => {
      const file = table === "scrapYards" ? "scrap_yards" : table;
      const columns = columnsOf(file).map(({ name }) => name);
      const cells = (rows[table] as TableRow[]).map((row) =>
        columns.map((column) => cellOf(fileValue(row, column, slugs))),
      );
      return [`${file}.csv`, stringify([columns, ...cells], { bom: true })];
    }),
  );
}

type Slugs = Record<"city" | "material", Map<unknown, string>>;

/** The value for a column of a file: that of the table's column of the same name, with six exceptions. */
function fileValue(row: TableRow, column: string, slugs: Slugs): unknown {
  switch (column) {
    case "city_slug":
      return slugs.city.get(row.cityId);
    case "material_slug":
      return slugs.material.get(row.materialId);
    // The middle of the suburb follows from the address again.
    case "latitude":
    case "longitude":
      return row.isApproximate ? null : row[column];
    case "min":
    case "max":
      return (Number(row[`${column}Cents`]) / 100).toFixed(2);
    default:
      return row[column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())];
  }
}

function cellOf(value: unknown): string {
  if (value == null) return "";
  if (Array.isArray(value)) return value.join(";");
  if (typeof value === "object") throw new Error("The CSV files have no form for this value.");
  return String(value);
}
