import { readFolder } from "../../publishing/commands/folder.ts";
import { SEED_FOLDER } from "../../publishing/commands/this-project.ts";

const rows = readFolder(SEED_FOLDER);

/** The materials of the site under test, in the order of every list. */
export const MATERIALS = rows.materials.map(({ name }) => name);

/** How many cities the site under test has. */
export const CITY_COUNT = rows.cities.length;
