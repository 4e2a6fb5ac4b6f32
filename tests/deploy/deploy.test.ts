import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { migrationNames } from "../../scripts/database/local.ts";
import { type Checkout, copyCheckout, type Outcome, ROOT, UNATTENDED } from "./checkout.ts";
import { type Cloudflare, startCloudflare } from "./cloudflare/server.ts";

/** Milliseconds for a build and a few starts of wrangler, on a machine that is busy with something else. */
const PATIENCE = 600_000;

const SETTINGS = "wrangler.toml";
const BUILD_CONFIG = "build/server/wrangler.json";

let checkout: Checkout;
let operator: Cloudflare;
let walk: Outcome[];
let firstAssets: string[];
let buildConfig: string;
const settings = { before: "", after: "" };

beforeAll(async () => {
  checkout = copyCheckout();
  operator = await startCloudflare();
  settings.before = read(SETTINGS);
  walk = [];
  for (const command of firstDeploy()) walk.push(await checkout.run(command, operator.env));
  firstAssets = operator.workers.deploys()[0]?.assets ?? [];
  settings.after = read(SETTINGS);
  buildConfig = read(BUILD_CONFIG);
}, PATIENCE);

afterAll(() => {
  operator.stop();
  checkout.remove();
});

const read = (file: string) => readFileSync(path.join(checkout.folder, file), "utf8");

/** The commands of "Deploy for the first time", with the project's own data. */
function firstDeploy(): string[] {
  const text = readFileSync(path.join(ROOT, "docs/operations.md"), "utf8");
  const [, section = ""] = /^## Deploy for the first time\n([\s\S]*?)^## /m.exec(text) ?? [];
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, command = ""]) =>
    command.replace("your-folder", "seed").replace("--remote", UNATTENDED),
  );
}

/** The rows of a query of an account's first database. */
function rows(account: Cloudflare, sql: string): unknown[] {
  return account.d1.databases[0]?.sqlite.prepare(sql).all() ?? [];
}

/** Another account, with nothing in it, and the build as it was before any deploy. */
async function newAccount(): Promise<Cloudflare> {
  writeFileSync(path.join(checkout.folder, BUILD_CONFIG), buildConfig);
  const account = await startCloudflare();
  onTestFinished(() => {
    account.stop();
    expect(account.unknownCalls).toEqual([]);
  });
  return account;
}

/** Publishes the build that the checkout has: a deploy without another build. */
const PUBLISH = `node --input-type=module -e 'import { publishBuild } from "./scripts/publish-build.ts"; process.exitCode = (await publishBuild()) ? 0 : 1'`;

describe("the first deploy, as the operations guide has it", () => {
  it("is a database, a deploy and a publication, which all succeed", () => {
    expect(walk).toHaveLength(3);
    expect(walk.filter(({ status }) => status !== 0)).toEqual([]);
    expect(operator.unknownCalls).toEqual([]);
  });

  it("makes the database in Oceania and gives it every migration and the data", () => {
    expect(operator.d1.databases).toMatchObject([{ name: "scrap-metal-prices", location: "oc" }]);
    expect(rows(operator, "select name from d1_migrations order by id")).toEqual(
      migrationNames().map((name) => ({ name })),
    );
    expect(rows(operator, "select name from dataset")).toHaveLength(1);
  });

  it("publishes a Worker that is bound to that database and to a new KV namespace", () => {
    const [version] = operator.workers.deploys();
    expect(version?.bindings).toEqual(
      expect.arrayContaining([
        { type: "d1", name: "DB", id: operator.d1.databases[0]?.uuid },
        { type: "kv_namespace", name: "CACHE", namespace_id: operator.kv.namespaces[0]?.id },
      ]),
    );
    expect(version?.modules).toContain("index.js");
    expect(firstAssets).toEqual(
      expect.arrayContaining(["/favicon.ico", expect.stringMatching(/^\/assets\/root-.*\.css$/)]),
    );
  });

  it("leaves the project's own settings as they are", () => {
    expect(settings.after).toBe(settings.before);
  });
});

describe("a later deploy", () => {
  it("publishes what changed, keeps the files of the one before, and says that the data is a sample", {
    timeout: PATIENCE,
  }, async () => {
    appendFileSync(path.join(checkout.folder, "app/styles/tokens.css"), ":root { --new: 1px; }\n");
    writeFileSync(
      path.join(checkout.folder, SETTINGS),
      settings.before.replace('ORIGIN = ""', 'ORIGIN = "https://www.site.example"'),
    );
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
    expect(operator.kv.namespaces).toHaveLength(1);
    expect(rows(operator, "select name from dataset")).toHaveLength(1);
    expect(operator.unknownCalls).toEqual([]);
  });
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

  it("goes on with its KV namespace the next time, when the Worker could not be uploaded", async () => {
    const account = await newAccount();
    account.d1.create("scrap-metal-prices");
    account.failOnce({ method: "PUT", path: /\/scripts\//, code: 10021, message: "Too large" });
    const failed = await checkout.run(PUBLISH, account.env);
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringContaining("Too large") });
    const again = await checkout.run(PUBLISH, account.env);
    expect(again).toMatchObject({ status: 0 });
    const [namespace, ...more] = account.kv.namespaces;
    expect(more).toEqual([]);
    expect(account.workers.deploys()[0]?.bindings).toContainEqual({
      ...{ type: "kv_namespace", name: "CACHE", namespace_id: namespace?.id },
    });
  });
});
