import { readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationNames } from "../../scripts/database/local.ts";
import { temporaryFolder, writeFolder } from "../seed/data-folder.ts";
import { type Checkout, copyCheckout, ROOT, UNATTENDED } from "./checkout.ts";
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
const load = (folder: string, more = "") =>
  run(`npm run data:load -- ${UNATTENDED} ${more} ${folder}`);

/** What `npm run inbox` starts, half a second sooner. */
const INBOX = "node scripts/inbox/inbox.ts --remote";

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
    names.map((name) => [name, sqlite.prepare(`select * from "${name}"`).all()]),
  );
}

/** The valid files with another price of copper in Sydney, in dollars. */
const withPrice = (min: string) =>
  writeFolder(({ prices }) => Object.assign(prices[0] as object, { min }));

const sydneyCopper = `select min_cents from prices join cities on cities.id = city_id
  join materials on materials.id = material_id where cities.slug = 'sydney' and materials.slug = 'copper'`;

describe("publishing at Cloudflare", () => {
  it("publishes a folder, then the next one, and fails without a trace half-way through a third", async () => {
    const sqlite = migratedDatabase();
    expect(await load(withPrice("8.29"))).toMatchObject({ status: 0 });
    expect(sqlite.prepare(sydneyCopper).all()).toEqual([{ min_cents: 829 }]);
    const regulations = "It's; --\n\n$1 ?1 🪙";
    const next = writeFolder(({ prices, states }) => {
      Object.assign(prices[0] as object, { min: "8.50" });
      Object.assign(states[0] as object, { regulations });
    });
    expect(await load(next, `--note "It's; a note"`)).toMatchObject({ status: 0 });
    expect(sqlite.prepare(sydneyCopper).all()).toEqual([{ min_cents: 850 }]);
    expect(sqlite.prepare("select regulations from states where code = 'NSW'").all()).toEqual([
      { regulations },
    ]);
    expect(sqlite.prepare("select note from publications").all()).toEqual([
      { note: null },
      { note: "It's; a note" },
    ]);

    // The record is written after all tables.
    sqlite.exec(
      "create trigger no_room before insert on price_history begin select raise(abort, 'no room left'); end",
    );
    const before = everything(sqlite);
    const { status, stderr } = await load(withPrice("8.60"));
    expect(status).toBe(1);
    expect(stderr).toContain("no room left");
    expect(stderr).toMatch(/Nothing was loaded|The site still shows/);
    expect(everything(sqlite)).toEqual(before);
  });
});

describe("a command that cannot use the database says what to do", () => {
  it.each([
    ["nobody is logged in", { CLOUDFLARE_API_TOKEN: "" }, "npx wrangler login"],
    ["the token is not valid", { CLOUDFLARE_API_TOKEN: "wrong" }, "npx wrangler login"],
    ["there is no internet", { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1" }, "internet"],
    ["there is no database", {}, "npx wrangler d1 create"],
  ])("when %s", async (_, env, advice) => {
    const { status, stderr } = await run(INBOX, env);
    expect(status).toBe(1);
    expect(stderr).toContain(advice);
  });

  it("when the database has no tables yet", async () => {
    account.d1.create("scrap-metal-prices");
    const { status, stderr } = await load(writeFolder());
    expect(status).toBe(1);
    expect(stderr).toContain("Run `npm run deploy`, which applies them");
  });
});

describe("the inbox at Cloudflare", () => {
  it("is listed, exported as CSV, and messages are deleted", async () => {
    const sqlite = migratedDatabase();
    sqlite.exec(
      "insert into messages (id, sent_at, name, email, subject, message, page) values (7, 1795000000000, 'Mei', 'mei@mail.example', 'A price; two', 'It''s \"old\"', '/sydney/')",
    );
    const list = await run("npm run --silent inbox -- --remote");
    expect(list).toMatchObject({ status: 0 });
    expect(list.stdout).toMatch(/^Messages, newest first: 1\n\n#7 .*\n {2}From {5}Mei <mei@mail\./);

    const file = path.join(temporaryFolder(), "messages.csv");
    expect(await run(`${INBOX} --csv messages --out ${file}`)).toMatchObject({
      status: 0,
    });
    const exported = parse(readFileSync(file), { columns: true, bom: true });
    expect(exported).toMatchObject([{ id: "7", subject: "A price; two", message: 'It\'s "old"' }]);

    const deleted = await run(`${INBOX} --delete-message 7`);
    expect(deleted.stdout).toContain("Deleted message 7.");
    expect(sqlite.prepare("select * from messages").all()).toEqual([]);
  });

  it("shows reports with the row that they are about, and closes them", async () => {
    const sqlite = migratedDatabase();
    sqlite.exec(
      "insert into reports (id, sent_at, kind, yard_id, seen, page, fingerprint) values (3, 1795000000000, 'closed', 5, 'Gate locked', '/yard/5/', 'a'), (4, 1795000000001, 'closed', 6, 'Gone', '/', 'b')",
    );
    sqlite.exec(
      "insert into scrap_yards (id, name, address, city_id) values (5, 'Ash Metals', '1 Wattle Street', 13)",
    );
    const { stdout } = await run(`${INBOX} --kind closed`);
    expect(stdout).toContain("  About    Ash Metals\n  Shown    1 Wattle Street\n");
    expect(stdout).toContain("  About    yard 6, no longer listed\n");
    expect((await run(`${INBOX} --close 3-4`)).stdout).toBe("Closed 2 reports.\n");
    expect((await run(`${INBOX} --only reports --open`)).stdout).toBe("No reports (open).\n");
  });
});
