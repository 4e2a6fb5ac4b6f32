// Publishes the CSV files of seed/ in the database of the tests, without what an operator is asked and told.
import { stateDirectory } from "../../scripts/database/local.ts";
import { publishLocal } from "../../seed/dataset/database.ts";
import { SEED_FOLDER } from "../../seed/dataset/folder.ts";

await publishLocal(SEED_FOLDER, stateDirectory());
