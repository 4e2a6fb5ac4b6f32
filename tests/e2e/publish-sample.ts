// Publishes the CSV files of seed/ in the database of the tests, without what an operator is asked and told.

import { publishLocal } from "../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../publishing/commands/project.ts";
import { stateDirectory } from "../../scripts/database/local.ts";

await publishLocal(SEED_FOLDER, stateDirectory());
