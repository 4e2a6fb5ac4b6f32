import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { migrationNames } from "../../database/local.ts";
import { readDataset, replace } from "../../publishing/commands/database.ts";
import { expectSame } from "../differences.ts";
import { knownMonths } from "../publishing/commands/known-months.ts";
import { temporaryFolder, writeFolder } from "../publishing/data-folder.ts";
import { sqliteTarget } from "../publishing/sqlite-target.ts";
import { editionFile } from "../publishing/world/edition-file.ts";
import { type Checkout, copyCheckout, ROOT } from "./checkout.ts";
import { type Cloudflare, startCloudflare } from "./cloudflare/server.ts";
import { runStatements } from "./cloudflare/statements.ts";

let checkout: Checkout;
let account: Cloudflare;

beforeAll(() => {
  checkout = copyCheckout();
});

afterAll(() => checkout.remove());

beforeEach(async () => {
  account = await startCloudflare();
});

afterEach(() => {
  account.stop();
  expect(account.unknownCalls).toEqual([]);
});

const run = (command: string, env = {}) => checkout.run(command, { ...account.env, ...env });

/** The account's database, as a deploy leaves it. */
function migratedDatabase(): DatabaseSync {
  const { sqlite } = account.d1.create("scrap-metal-prices");
  for (const name of migrationNames())
    runStatements(sqlite, readFileSync(path.join(ROOT, "migrations", name), "utf8"));
  return sqlite;
}

/** Every row of every table, those of the full-text index included. */
function everything(sqlite: DatabaseSync): object {
  const sql =
    "select name from sqlite_master where type = 'table' and sql not like 'create virtual%'";
  const names = sqlite
    .prepare(sql)
    .all()
    .map(({ name }) => String(name));
  return Object.fromEntries(
    names.map((name) => {
      const select = sqlite.prepare(`select * from "${name}"`);
      select.setReadBigInts(true);
      return [name, select.all().map((row) => Object.values(row).map(String))];
    }),
  );
}

it("a newer edition of world prices reaches the database and the project's file, and no price changes", async () => {
  const sqlite = migratedDatabase();
  // deploy.test.ts has it loaded by the command.
  await replace(sqliteTarget(sqlite), readDataset(writeFolder()));
  const before = sqlite.prepare("select * from prices").all();
  const folder = temporaryFolder();
  const months = knownMonths();
  months["2026M06"] = months["2026M05"]!.map((usd) => usd * 1.1);
  writeFileSync(
    path.join(folder, "CMO.xlsx"),
    editionFile({ updated: "Updated on July 02, 2026", months }),
  );
  const rates = "observation_date,EXUSAL\n2026-06-01,0.7\n";
  writeFileSync(path.join(folder, "EXUSAL.csv"), rates);
  const command = `node publishing/commands/world.ts --remote --yes ${folder}/CMO.xlsx`;
  expect(await run(`${command} ${folder}/EXUSAL.csv`)).toMatchObject({ status: 0 });
  expect(
    sqlite
      .prepare("select edition, months ->> '$[#-1][0]' as month from world_prices group by 1, 2")
      .all(),
  ).toEqual([{ edition: "2026-07-02", month: "2026-06" }]);
  expect(sqlite.prepare("select * from prices").all()).toEqual(before);
  const file = readFileSync(path.join(checkout.folder, "seed/world_prices.csv"), "utf8");
  expect(file).toContain("2026-06,copper,14897.509,USD/t,1.4286,");
});

// The other causes are in `tests/project/database/remote.test.ts`, as wrangler words them.
it("a command says what to do when nobody is logged in", async () => {
  const inbox = await run("node scripts/inbox/inbox.ts --remote", { CLOUDFLARE_API_TOKEN: "" });
  expect(inbox.status).toBe(1);
  expect(inbox.stderr).toContain("npx wrangler login");
});

it("Cloudflare's database is backed up whole, and a new one made to hold the same when it is gone", async () => {
  const sqlite = migratedDatabase();
  sqlite.exec("create table d1_migrations (id integer primary key, name text unique)");
  for (const name of migrationNames())
    sqlite.prepare("insert into d1_migrations (name) values (?)").run(name);
  await replace(sqliteTarget(sqlite), readDataset(writeFolder()));
  // More than a number of JavaScript and than a statement of D1 holds.
  sqlite.exec(
    `insert into searched_words values ('2026-11', 'c', 'zorb', 3, ${2n ** 62n + 1n}, '2026-11-01')`,
  );
  const long = JSON.stringify("it's;".repeat(50_000));
  sqlite.prepare("insert into lists values ('long', ?)").run(long);
  const before = everything(sqlite);
  const file = path.join(temporaryFolder(), "all.sql");
  const written = await run(`node publishing/commands/backup.ts --remote ${file}`);
  expect(written).toMatchObject({ status: 0 });

  account.d1.databases.splice(0);
  const fresh = account.d1.create("scrap-metal-prices").sqlite;
  const restored = await run(`node publishing/commands/restore.ts --remote ${file}`);
  expect(restored).toMatchObject({ status: 0 });
  expect(restored.stdout).toContain("edition: 1\n");
  expectSame(everything(fresh), before, "What was restored");
});
