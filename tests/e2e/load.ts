// Loads the CSV files of seed/ into the database of the tests, without what an operator is asked and told.
import { stateDirectory } from "../../scripts/database/local.ts";
import { loadLocal, SEED_FOLDER } from "../../seed/loader/database.ts";

await loadLocal(SEED_FOLDER, stateDirectory());
