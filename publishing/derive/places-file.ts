import { parse } from "csv-parse/browser/esm/sync";
import type { AreaRow, LocalityRow, Places } from "../project.ts";
import { byPopulation, keyOf, plainName } from "./places.ts";

// This is a separate file because a Worker that publishes does not have these texts.

/** The places in the texts of localities.csv and regions.csv. */
export function placesIn(localities: string, regions: string): Places {
  const rows: LocalityRow[] = parse(localities, { columns: true });
  rows.sort(byPopulation);
  const areas: AreaRow[] = parse(regions, { columns: true });
  return {
    texts: [localities, regions],
    areas,
    areasByName: Map.groupBy(
      areas.filter(({ leads_to }) => leads_to === ""),
      (area) => keyOf(plainName(area), area.state),
    ),
    rows,
    byPostcode: Map.groupBy(rows, ({ postcode }) => postcode),
    byName: new Map(rows.toReversed().map((row) => [keyOf(row.locality, row.state), row])),
  };
}
