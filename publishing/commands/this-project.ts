import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { parse } from "csv-parse/sync";
import routes from "../../app/routes.ts";
import { ROOT } from "../command-line/run.ts";
import { migrationNames } from "../database/local.ts";
import { placesIn } from "../derive/places-file.ts";
import type { Project } from "../project.ts";

/** The folder of the project's own CSV files. */
export const SEED_FOLDER = path.join(ROOT, "seed");

let known: Project | undefined;

/** The project's own data needed for publishing; it is read only once in a process. */
export function thisProject(): Project {
  known ??= {
    migrations: migrationNames(),
    places: placesIn(seedFile("localities.csv").toString(), seedFile("regions.csv").toString()),
    things: parse(seedFile("things.csv"), { columns: true }),
    items: parse(seedFile("items.csv"), { columns: true }),
    synonyms: { name: "synonyms.csv", content: seedFile("synonyms.csv") },
    worldPrices: parse(seedFile("world_prices.csv"), { columns: true }),
    reserved: new Set([...firstSegments(routes), "api", "assets", "desk"]),
  };
  return known;
}

function seedFile(name: string): Buffer {
  return readFileSync(path.join(SEED_FOLDER, name));
}

/** The first segments of all routes that begin with a fixed one. */
function firstSegments(entries: RouteConfigEntry[]): string[] {
  return entries
    .flatMap(({ path, children = [] }) => path?.split("/", 1) ?? firstSegments(children))
    .filter((segment) => !/^[:*]/.test(segment));
}
