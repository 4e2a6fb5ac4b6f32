import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readDataset, replace } from "../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../publishing/commands/this-project.ts";
import { migrationNames } from "../../publishing/database/local.ts";
import { buildIfStale } from "../../scripts/build.ts";
import { expectSame } from "../differences.ts";
import { knownMonths } from "../publishing/commands/known-months.ts";
import { allRows } from "../publishing/data-folder.ts";
import { sqliteTarget } from "../publishing/sqlite-target.ts";
import { editionFile } from "../publishing/world/edition-file.ts";
import { type Checkout, copyCheckout, type Outcome, ROOT } from "./checkout.ts";
import { type Cloudflare, startCloudflare } from "./cloudflare/server.ts";
import { runStatements } from "./cloudflare/statements.ts";

/** Milliseconds for a build and a few starts of wrangler, on a machine that is busy with something else. */
const PATIENCE = 600_000;

const SETTINGS = "wrangler.toml";
const TOKENS = "app/ui/styles/tokens.css";
const BUILD_CONFIG = "build/server/wrangler.json";

/** Publishes the build that the checkout has: a deploy without another build. */
const PUBLISH = `node --input-type=module -e 'import { publishBuild } from "./scripts/publish-build.ts"; process.exitCode = (await publishBuild()) ? 0 : 1'`;

const NOTE = "It's; a note -- $1 ?1 🪙";

let checkout: Checkout;
let operator: Cloudflare;
let walk: Outcome[];
let firstAssets: string[];
let buildConfig: string;

beforeAll(async () => {
  await buildIfStale();
  checkout = copyCheckout();
  checkout.copyBuild();
  buildConfig = read(BUILD_CONFIG);
  operator = await startCloudflare();
  const [create = "", , load = ""] = firstDeploy();
  const unattended = `--remote --yes --note '${NOTE.replace("'", "'\\''")}'`;
  const publish = load.replace("--remote", unattended).replace("your-folder", "seed");
  walk = [];
  // The later deploy is one with a build.
  for (const command of [create, PUBLISH, publish])
    walk.push(await checkout.run(command, operator.env));
  firstAssets = operator.workers.deploys()[0]?.assets ?? [];
}, PATIENCE);

afterAll(() => {
  operator.stop();
  checkout.remove();
});

const read = (file: string) => readFileSync(path.join(checkout.folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(path.join(checkout.folder, file), text);

/** The commands of "Deploy for the first time". */
function firstDeploy(): string[] {
  const text = readFileSync(path.join(ROOT, "docs/operations.md"), "utf8");
  const [, section = ""] = /^## Deploy for the first time\n([\s\S]*?)^## /m.exec(text) ?? [];
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, command = ""]) => command);
}

/** The rows of a query of an account's first database. */
function rows(account: Cloudflare, sql: string): unknown[] {
  return account.d1.databases[0]?.sqlite.prepare(sql).all() ?? [];
}

/** Another account, with nothing in it, and the build as it was before any deploy. */
async function newAccount(): Promise<Cloudflare> {
  write(BUILD_CONFIG, buildConfig);
  const account = await startCloudflare();
  onTestFinished(() => {
    account.stop();
    expect(account.unknownCalls).toEqual([]);
  });
  return account;
}

describe("the first deploy, as the operations guide has it", () => {
  it("is a database in Oceania with every migration, a deploy and a publication, which all succeed", () => {
    expect(firstDeploy()).toEqual([
      expect.stringMatching(/^npx wrangler d1 create /),
      "npm run deploy",
      "npm run data:load -- --remote your-folder",
    ]);
    expect(walk.filter(({ status }) => status !== 0)).toEqual([]);
    expect(operator.unknownCalls).toEqual([]);
    expect(operator.d1.databases).toMatchObject([{ name: "scrap-metal-prices", location: "oc" }]);
    expect(rows(operator, "select name from d1_migrations order by id")).toEqual(
      migrationNames().map((name) => ({ name })),
    );
  });

  it("publishes the data as a local publication does", async () => {
    const local = sqliteTarget();
    await replace(local, readDataset(SEED_FOLDER));
    const remote = sqliteTarget(operator.d1.databases[0]?.sqlite);
    expectSame(await allRows(remote), await allRows(local), "What is live at Cloudflare");
    expect(rows(operator, "select note from publications")).toEqual([{ note: NOTE }]);
  });

  it("publishes a Worker that is bound to that database and to a new KV namespace", () => {
    const [version] = operator.workers.deploys();
    expect(version).toMatchObject({
      bindings: expect.arrayContaining([
        { type: "d1", name: "DB", id: operator.d1.databases[0]?.uuid },
        { type: "kv_namespace", name: "CACHE", namespace_id: operator.kv.namespaces[0]?.id },
      ]),
      modules: expect.arrayContaining(["index.js"]),
      assets: expect.arrayContaining([
        "/favicon.ico",
        expect.stringMatching(/^\/assets\/root-.*\.css$/),
      ]),
    });
  });
});

describe("a later deploy", { timeout: PATIENCE }, () => {
  it("builds and publishes what changed, keeps the files of the one before, and says that the data is a sample", async () => {
    rmSync(path.join(checkout.folder, "build"), { recursive: true });
    write(TOKENS, `${read(TOKENS)}:root { --new: 1px; }\n`);
    const settings = read(SETTINGS).replace('ORIGIN = ""', 'ORIGIN = "https://www.site.example"');
    write(SETTINGS, settings);
    const uploadedBefore = operator.workers.uploadedAssets.length;

    const { status, stdout } = await checkout.run("npm run deploy", operator.env);

    expect(status).toBe(0);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(
      /^https:\/\/www\.site\.example is public but shows sample data/,
    );
    const [, second] = operator.workers.deploys();
    expect(second?.assets).toEqual(expect.arrayContaining(firstAssets));
    const uploaded = operator.workers.uploadedAssets.slice(uploadedBefore);
    expect(uploaded).toContainEqual(expect.stringMatching(/^\/assets\/root-.*\.css$/));
    expect(uploaded.filter((asset) => firstAssets.includes(asset))).toEqual([]);
    expect(operator.kv.namespaces.map(({ title }) => title)).toEqual(["scrap-metal-prices-cache"]);
    expect(rows(operator, "select is_sample from dataset")).toEqual([{ is_sample: 1 }]);
    expect(read(SETTINGS), "a deploy leaves the settings as they are").toBe(settings);
    expect(operator.unknownCalls).toEqual([]);
  });
});

// The other causes are in `tests/project/database/remote.test.ts`, as wrangler words them.
it("a command says what to do when nobody is logged in", { timeout: PATIENCE }, async () => {
  const env = { ...operator.env, CLOUDFLARE_API_TOKEN: "" };
  const { status, stderr } = await checkout.run("node scripts/inbox/inbox.ts --remote", env);
  expect([status, stderr]).toEqual([1, expect.stringContaining("npx wrangler login")]);
});

it("a newer edition of world prices reaches the database and the project's file", {
  timeout: PATIENCE,
}, async () => {
  const account = await newAccount();
  const { sqlite } = account.d1.create("scrap-metal-prices");
  for (const name of migrationNames()) runStatements(sqlite, read(`migrations/${name}`));
  await replace(sqliteTarget(sqlite), readDataset(SEED_FOLDER));
  const months = knownMonths();
  months["2026M06"] = months["2026M05"]!.map((usd) => usd * 1.1);
  const workbook = editionFile({ updated: "Updated on July 02, 2026", months });
  writeFileSync(path.join(checkout.folder, "CMO.xlsx"), workbook);
  write("EXUSAL.csv", "observation_date,EXUSAL\n2026-06-01,0.7\n");
  const command = "node publishing/commands/world.ts --remote --yes CMO.xlsx EXUSAL.csv";
  expect(await checkout.run(command, account.env)).toMatchObject({ status: 0 });
  expect(rows(account, "select distinct edition from world_prices")).toEqual([
    { edition: "2026-07-02" },
  ]);
  expect(read("seed/world_prices.csv")).toContain("2026-06,copper,14897.509,USD/t,1.4286,");
});

describe("a deploy that fails", { timeout: PATIENCE }, () => {
  it("says how to make the database if there is none, and publishes nothing", async () => {
    const account = await newAccount();
    const { status, stderr } = await checkout.run(PUBLISH, account.env);
    expect(status).toBe(1);
    expect(stderr).toContain("Nothing was deployed.");
    expect(stderr).toContain(`\n  ${firstDeploy()[0]}\n`);
    expect(account.workers.deploys()).toEqual([]);
  });

  it("publishes nothing when a migration fails", async () => {
    const account = await newAccount();
    account.d1.create("scrap-metal-prices").sqlite.exec("create table messages (id integer)");
    const { status, stderr } = await checkout.run(PUBLISH, account.env);
    expect(status).toBe(1);
    expect(stderr).toContain("Nothing was deployed.");
    expect(rows(account, "select name from d1_migrations")).toEqual([]);
    expect(account.workers.deploys()).toEqual([]);
  });
});
