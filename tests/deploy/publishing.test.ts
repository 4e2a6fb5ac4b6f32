import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationNames } from "../../database/local.ts";
import { liveState } from "../../publishing/apply/publish.ts";
import { toSqlFile, toStatements } from "../../publishing/apply/statements.ts";
import { readDataset, replace } from "../../publishing/commands/database.ts";
import { thisProject } from "../../publishing/commands/project.ts";
import { LITERAL_BYTES } from "../../publishing/statement.ts";
import { expectSame } from "../differences.ts";
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

/** Runs a file of SQL as a publication does, a long one and a short one. */
const WAYS = {
  import: "remoteDatabase().runFile(process.argv[1])",
  call: 'remoteDatabase().run(readFileSync(process.argv[1], "utf8"))',
};
const publishFile = (way: keyof typeof WAYS, file: string) =>
  run(
    `node --input-type=module -e 'import { readFileSync } from "node:fs"; import { remoteDatabase } from "./database/remote.ts"; ${WAYS[way]}' ${file}`,
  );

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

describe("a publication at Cloudflare", () => {
  it.each(["import", "call"] as const)(
    "as one %s fails without a trace, and says why",
    async (way) => {
      const sqlite = migratedDatabase();
      const target = sqliteTarget(sqlite);
      await replace(target, readDataset(writeFolder()));
      // The observation before is written last of all.
      sqlite.exec(
        "create trigger no_room before update of previous_min_cents on prices begin select raise(abort, 'no room left'); end",
      );
      const before = everything(sqlite);
      const next = readDataset(
        writeFolder(({ prices }) => Object.assign(prices[0]!, { min: "8.60" })),
      );
      const publication = {
        ...{ follows: 1, publishedAt: 0, note: null, by: "kim" },
        ...{ isKindChange: false, changes: [] },
      };
      const file = path.join(temporaryFolder(), "publication.sql");
      const live = await liveState(target);
      writeFileSync(file, toSqlFile(toStatements(next, LITERAL_BYTES, live, publication)));
      const { status, stderr } = await publishFile(way, file);
      expect(status).toBe(1);
      expect(stderr).toContain("Cloudflare's database could not be used: no room left");
      expectSame(everything(sqlite), before, "The database after a publication that failed");
    },
  );
});

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

/** The months of the project's world prices, as a workbook has them. */
function knownMonths(): Record<string, number[]> {
  const rows = thisProject().worldPrices;
  const columns = ["aluminium", "iron-ore", "copper", "lead", "tin", "nickel", "zinc"];
  const byMonth = Map.groupBy(rows, ({ month }) => month.replace("-", "M"));
  return Object.fromEntries(
    [...byMonth].map(([month, prices]) => [
      month,
      columns.map((column) => Number(prices.find(({ series }) => series === column)?.usd)),
    ]),
  );
}

// The other causes are in `tests/project/database/remote.test.ts`, as wrangler words them.
it.each([
  ["nobody is logged in", { CLOUDFLARE_API_TOKEN: "" }, "npx wrangler login"],
  ["there is no database", {}, "npx wrangler d1 create"],
])("a command says what to do when %s", async (_, env, advice) => {
  const { status, stderr } = await run("node scripts/inbox/inbox.ts --remote", env);
  expect(status).toBe(1);
  expect(stderr).toContain(advice);
});

it("what Cloudflare's database holds is backed up, and a new one made to hold it when it is gone", async () => {
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
