// Publishes the CSV files of seed/ in the database of the tests, without what an operator is asked and told.
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { publishLocal } from "../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../publishing/commands/project.ts";
import { stateDirectory } from "../../scripts/database/local.ts";

const data = stateDirectory();
await publishLocal(SEED_FOLDER, data);
// For the test with a server of its own: two with the same database would fail each other's queries (SQLITE_BUSY).
const copy = `${data}-copy`;
rmSync(copy, { recursive: true, force: true });
cpSync(path.join(data, "v3/d1"), path.join(copy, "v3/d1"), { recursive: true });
