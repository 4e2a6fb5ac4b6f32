// Loads the CSV files of seed/ into the database of the tests, without what an operator is asked and told.
import { stateDirectory } from "../../scripts/database/local.ts";
import { loadLocal } from "../../seed/loader/database.ts";
import { SEED_FOLDER } from "../../seed/loader/folder.ts";

await loadLocal(SEED_FOLDER, stateDirectory());
