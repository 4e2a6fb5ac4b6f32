import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { virtualModule } from "./virtual-module.ts";

const FILE = new URL("../../seed/localities.csv", import.meta.url);
/** The minimum population, because a map has room for only a few names. */
const MIN_POPULATION = 1000;

/**
 * The module "virtual:suburbs" (worker/data/places/suburb-list.d.ts): suburbs and towns with their coordinates, for the
 * names on maps of cities. They belong to the project rather than to the published data, so that a page need not query
 * the database for them.
 */
export const suburbs = virtualModule("suburbs", () => {
  const rows: Record<"locality" | "population" | "latitude" | "longitude", string>[] = parse(
    readFileSync(FILE),
    { columns: true },
  );
  const named = rows
    .filter(({ population }) => Number(population) >= MIN_POPULATION)
    .sort((a, b) => Number(b.population) - Number(a.population))
    .map(({ locality, latitude, longitude }) => [locality, Number(latitude), Number(longitude)]);
  return `export default ${JSON.stringify(JSON.stringify(named))}`;
});
