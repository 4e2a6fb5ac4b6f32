import { Link } from "../ui/link.tsx";
import type { HistoryRow } from "./history-table.tsx";
import type { MetalFigures } from "./month.ts";

/** A metal's row for a month (YYYY-MM), with a link to that month's prices in its cities. */
export function metalRow({ metal, ...figures }: MetalFigures, month: string): HistoryRow {
  const to = `/material/${metal.slug}/history/?month=${month}`;
  return { ...figures, key: metal.slug, label: <Link to={to}>{metal.name}</Link> };
}
