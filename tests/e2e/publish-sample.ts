// Publishes the CSV files of seed/ in the database of the tests, without what an operator is asked and told.
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { publishLocal } from "../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../publishing/commands/this-project.ts";
import { stateDirectory, withDatabase } from "../../publishing/database/local.ts";

const data = stateDirectory();
await publishLocal(SEED_FOLDER, data);
// A year of months for every price, so that the charts of cities have lines.
await withDatabase(data, (db) =>
  db
    .prepare(
      `with recursive ago(months) as (select 0 union all select months + 1 from ago where months < 11)
      insert or ignore into price_months
      select city_id, material_id, strftime('%Y-%m', published_on, 'start of month', -months || ' months'),
        min_cents + months, max_cents + months, (min_cents + max_cents) / 2 + months, 1
      from prices, ago, dataset where min_cents > 0`,
    )
    .run(),
);
// For the tests with a server of their own: two with the same database would fail each other's queries (SQLITE_BUSY).
for (const name of ["copy", "desk", "dev"]) {
  const copy = `${data}-${name}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(data, "v3/d1"), path.join(copy, "v3/d1"), { recursive: true });
}
