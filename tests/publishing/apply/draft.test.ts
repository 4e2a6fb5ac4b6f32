import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { previewDraft, publishDraft } from "../../../publishing/apply/draft.ts";
import { readPart } from "../../../publishing/apply/part.ts";
import { prepare, publishPrepared } from "../../../publishing/apply/prepare.ts";
import { changesFrom } from "../../../publishing/apply/read-changes.ts";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { withQuotes } from "../../../publishing/apply/read-quotes.ts";
import type { Target } from "../../../publishing/apply/target.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { SEED_FOLDER, thisProject } from "../../../publishing/commands/this-project.ts";
import type { Change } from "../../../publishing/compare/change.ts";
import type { ChangeSet } from "../../../publishing/compare/change-set.ts";
import {
  contentOf,
  type Fields,
  fileOf,
  isWhole,
  tableOf,
  wholeRow,
} from "../../../publishing/compare/content.ts";
import { previewOf } from "../../../publishing/compare/preview.ts";
import { noteWithout, without } from "../../../publishing/compare/revert.ts";
import { KINDS } from "../../../publishing/compare/warning-kinds.ts";
import { migrationNames } from "../../../publishing/database/local.ts";
import { textsOf } from "../live.ts";
import { migratedSqlite, sqliteTarget } from "../sqlite-target.ts";

const TODAY = "2026-11-27";
const ME = { by: "kim@yards.example", accepted: [...KINDS], today: TODAY };

const folder = mkdtempSync(path.join(tmpdir(), "draft-"));
const file = path.join(folder, "seed.sqlite");

// The seed with all places, which are most of it: written once, and copied for each test.
beforeAll(async () => {
  const sqlite = new DatabaseSync(file);
  migratedSqlite(sqlite);
  sqlite.exec("create table d1_migrations (id integer primary key, name text unique)");
  for (const name of migrationNames())
    sqlite.prepare("insert into d1_migrations (name) values (?)").run(name);
  await replace(sqliteTarget(sqlite), readDataset(SEED_FOLDER));
  sqlite.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

let copies = 0;

function seeded(): Target {
  const copy = path.join(folder, `${copies++}.sqlite`);
  copyFileSync(file, copy);
  const sqlite = new DatabaseSync(copy);
  onTestFinished(() => sqlite.close());
  return sqliteTarget(sqlite);
}

/** Publishes in both ways what is live, changed so; `own` is what the operator's folder had before. */
async function inBothWays(drafts: Change[][], own?: Change[]) {
  const [desk, command] = [seeded(), seeded()];
  if (own) for (const target of [desk, command]) await byCommand(target, own);
  for (const draft of drafts) {
    await publishDraft(desk, { draft }, { ...ME, chosen: mine(draft) });
    await byCommand(command, draft);
  }
  await expectSameRows(desk, command);
  return { desk, command };
}

const mine = (draft: Change[]) => new Map(draft.map(({ key }) => [key, "mine" as const]));

async function byCommand(target: Target, draft: Change[]) {
  await publishSet(target, draftSet(draft));
}

/** A draft as a change set of whole rows where they are new. */
function draftSet(draft: Change[]): ChangeSet {
  const changes = draft.map(({ key, before, after }) => {
    if (before && after && !isWhole(tableOf(key))) return { key, before, after };
    const whole = (row: Fields | null) => row && wholeRow(fileOf(key)!, key, row);
    return { key, before: whole(before), after: whole(after) };
  });
  return { changes, today: TODAY, isBased: true, isMine: () => true };
}

async function preparedSet(target: Target, set: ChangeSet) {
  const keys = set.changes.map(({ key }) => key);
  const live = await withQuotes(target, await readLive(target), keys);
  return prepare(target, set, { live, project: thisProject() });
}

async function publishSet(target: Target, set: ChangeSet, note?: string) {
  await publishPrepared(target, await preparedSet(target, set), { by: ME.by, note });
}

async function expectSameRows(one: Target, other: Target) {
  expect(await everything(one)).toEqual(await everything(other));
}

/** Every row of every table, without the times of publications. */
async function everything(target: Target) {
  const [tables = []] = await target.query([
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  ]);
  const names = tables.map(({ name }) => String(name));
  const rows = await target.query(names.map((name) => `select * from ${name} order by 1, 2`));
  return names.map((name, i) => [name, rows[i]!.map((row) => ({ ...row, published_at: 0 }))]);
}

async function priceOf(city: string, metal: string) {
  return contentOf((await readLive(seeded())).rows).get(`prices/${city}/${metal}`)!;
}

const quote = (yard: number | string, metal: string, low: number, day = TODAY): Change => ({
  key: `quotes/${yard}/${metal}/${day}`,
  before: null,
  // 0 where the yard does not take it.
  after: { low, high: low && low + 20, how: "rang", is_shown: false },
});

const field = (key: string, name: string, before: unknown, after: unknown): Change => ({
  key,
  before: { [name]: before },
  after: { [name]: after },
});

const added = (key: string, after: Fields): Change => ({ key, before: null, after });

const CORNER = { name: "Round Corner Metals", address: "7 Anvil Way, Gillman SA 5013" };
const PHONE = field("yards/1", "phone", "0491 571 491", "(08) 5550 1111");

const yardOf = async (target: Target, id: number) =>
  (await target.query([`select * from scrap_yards where id = ${id}`]))[0]?.[0];

test("a round of quotes leaves what the command line leaves, also where some are corrected and taken back", async () => {
  const first = [quote(1, "copper", 900), quote(2, "copper", 880), quote(1, "lead", 150)];
  const { key, after } = first[0]!;
  await inBothWays([
    first,
    [quote(2, "copper", 870, "2026-11-26"), { key, before: after, after: { ...after, low: 905 } }],
    [{ key, before: { ...after, low: 905 }, after: null }],
  ]);
});

test("metals that yards say they take, or do not, leave what the command line leaves", async () => {
  const no = quote(1, "copper-bright", 0);
  const { desk } = await inBothWays([
    [no, quote(1, "cast-iron", 20), quote(2, "copper", 0, "2026-11-26")],
    // A yard of another city takes what one that is merged into it does, and one that is renamed what it said.
    [quote(129, "zinc", 150), quote(129, "brass", 0)],
    [field("yards/129", "merged_into", null, 2), field("yards/1", "name", "A", "B")],
    [quote(129, "lead", 150), quote(1, "cast-iron", 0, "2026-11-25")],
    [{ ...no, before: no.after, after: null }],
    [
      field("yards/129", "merged_into", 2, null),
      field("yards/1", "accepted_materials", null, ["Brass"]),
    ],
  ]);
  const { takes, asked_in } = (await yardOf(desk, 1))!;
  expect(JSON.parse(String(takes))).toEqual({ words: ["Brass", "Cast iron"], except: [] });
  expect(asked_in).toBe("2026-11");
});

test("corrections, a closure, a merge, a price and words leave what the command line leaves", async () => {
  const address = { address: "129 Ingot Street, Gillman SA 5013" };
  const word = added("synonyms/Whirlybird", {
    ...{ word: "Whirlybird", leads_to: "aluminum", title: null, is_exact: false },
  });
  const guide = { leads_to: "/scrap-my-car/", title: "Scrap my car", is_exact: false };
  const { desk } = await inBothWays([
    [
      PHONE,
      field("yards/3", "closed", null, "2026-12-20..2027-01-06 Christmas"),
      field("yards/2", "merged_into", null, 4),
      quote(2, "copper", 880),
      ...[word, added("synonyms/Zebra car", { word: "Zebra car", ...guide })],
    ],
    // A suburb whose place a city of ours took.
    [
      {
        key: "yards/1",
        before: { ...address, latitude: -34.8429, longitude: 138.5357 },
        after: {
          ...{ address: "5 Mill Lane, Dubbo NSW 2830", city_slug: "dubbo" },
          ...{ latitude: null, longitude: null },
        },
      },
      { ...word, before: word.after, after: null },
    ],
    [
      {
        key: "prices/dubbo/copper",
        before: await priceOf("dubbo", "copper"),
        after: { min: 900, max: 1100, description: "Clean", checked_on: TODAY },
      },
    ],
  ]);
  const at = { latitude: -32.2545, longitude: 148.615, is_approximate: 1, phone: "(08) 5550 1111" };
  expect(await yardOf(desk, 1)).toMatchObject(at);
});

test("yards that move to another city or are merged across two take their quotes along, as by the command line", async () => {
  const typed = await priceOf("adelaide", "copper");
  const after = { ...typed, checked_on: "2026-11-25" };
  await inBothWays([
    [quote(129, "copper", 890), quote(130, "copper", 870), quote(1, "copper", 905)],
    [field("yards/129", "merged_into", null, 2)],
    [quote(3, "copper", 900)],
    [{ key: "prices/adelaide/copper", before: typed, after }],
    [field("yards/1", "city_slug", "adelaide", "dubbo")],
    [field("yards/129", "merged_into", 2, null)],
  ]);
});

test("an operator's own things, items and places stay, and yards and words may be in them", async () => {
  const place = { name: "Copper Gully", state: "SA", postcode: "5999", population: 40 };
  const details = { name: "Gully Metals", address: "1 Ore Road, Copper Gully SA 5999" };
  const { desk } = await inBothWays(
    [
      [
        added("yards/296", { ...details, city_slug: "adelaide" }),
        added("yards/297", { ...CORNER, city_slug: "adelaide" }),
        added("synonyms/A/C unit", { leads_to: "aluminum", is_exact: false }),
      ],
      [field("yards/296", "phone", null, "(08) 5550 2222")],
    ],
    [
      added("things/Bronze propeller", { counts_as: "brass" }),
      added("places/Copper Gully/SA/5999", { ...place, latitude: -34.75, longitude: 138.75 }),
      // In the place of the project's.
      added("places/Gillman/SA/5013", { population: 90, latitude: -34.85, longitude: 138.53 }),
    ],
  );
  expect(await yardOf(desk, 296)).toMatchObject({ latitude: -34.75, longitude: 138.75 });
  expect(await yardOf(desk, 297)).toMatchObject({ latitude: -34.85, longitude: 138.53 });
  const [words = []] = await desk.query(["select words from vocabulary"]);
  const text = words.map((row) => row.words).join();
  expect(text).toContain('["Bronze propeller","brass"]');
  expect(text).toContain('["A/C unit","aluminum"]');
});

test("the desk warns of what the command line warns of, also beside yards of other cities", async () => {
  const target = seeded();
  const yards = (await readLive(target)).rows.scrapYards.filter((yard) => yard.phone);
  const own = yards.filter(({ cityId }) => cityId === yards[0]!.cityId);
  const others = yards.filter((yard) => yard.website && yard.cityId !== yards[0]!.cityId);
  const warned = async (draft: Change[]) => {
    const { warnings } = await previewDraft(target, { draft }, TODAY);
    const { proposal } = await preparedSet(target, draftSet(draft));
    const expected = previewOf(proposal, TODAY).warnings;
    expect(warnings).toEqual(expected);
    return expected.flatMap(({ lines }) => textsOf(lines)).sort();
  };
  // Many of its city, and few of all.
  const many = own
    .slice(0, 10)
    .map(({ id, phone }, i) => field(`yards/${id}`, "phone", phone, `(08) 5550 00${10 + i}`));
  expect(many.length).toBe(10);
  expect(await warned(many)).toEqual([]);
  // Each has the website of a yard elsewhere.
  const shifted = own
    .slice(0, 4)
    .map(({ id, website }, i) => field(`yards/${id}`, "website", website, others[i]!.website));
  expect(await warned(shifted)).toEqual([expect.stringMatching(/^column website: 4 .+ shifted/)]);
  const { name, phone, id } = others[5]!;
  const [first] = own;
  const before = { name: first!.name, phone: first!.phone };
  expect(await warned([{ key: `yards/${first!.id}`, before, after: { name, phone } }])).toEqual([
    `${name}: the same yard under ids ${first!.id}, ${id}`,
  ]);
  // How words are spelled elsewhere counts, too.
  const draft = [field("yards/1", "services", first!.services, ["BIN HIRE"])];
  const { problems } = await previewDraft(target, { draft }, TODAY);
  expect(problems.map(({ text }) => text)).toEqual(['must be spelled "Bin hire"']);
});

test("a new yard has its id, its city and its place, and may be quoted in the same draft", async () => {
  const other = { name: "Second Corner Metals", address: "9 Anvil Way, Gillman SA 5013" };
  const draft = [
    ...[added("yards/new-1", CORNER), added("yards/new-2", other)],
    quote("new-1", "copper", 850),
  ];
  const preview = await previewDraft(seeded(), { draft }, TODAY);
  expect(preview.problems).toEqual([]);
  expect(preview.changes?.map(({ key }) => key)).toEqual(draft.map(({ key }) => key));
  const [desk, command] = [seeded(), seeded()];
  const { yards } = await publishDraft(desk, { draft }, ME);
  expect(yards).toEqual({ "new-1": 296, "new-2": 297 });
  await byCommand(command, [
    added("yards/296", { ...CORNER, city_slug: "adelaide" }),
    added("yards/297", { ...other, city_slug: "adelaide" }),
    quote(296, "copper", 850),
  ]);
  const moved = (city_slug: string | null): Change => ({
    key: "yards/297",
    before: { address: other.address, city_slug: "adelaide" },
    after: { address: "5 Mill Lane, Dubbo NSW 2830", city_slug },
  });
  await publishDraft(desk, { draft: [moved(null)] }, ME);
  await byCommand(command, [moved("dubbo")]);
  await expectSameRows(desk, command);
});

test("a publication is taken back whole, or one row of it after others came", async () => {
  const [desk, command] = [seeded(), seeded()];
  const services = field("yards/1", "services", null, ["Bin hire"]);
  for (const draft of [
    [quote(1, "copper", 900), quote(2, "copper", 400), services],
    [quote(1, "copper", 910, "2026-11-26"), PHONE],
    [added("yards/new-1", { ...CORNER, city_slug: "adelaide" })],
  ])
    for (const target of [desk, command])
      await publishDraft(target, { draft }, { ...ME, chosen: mine(draft) });
  const warned: boolean[] = [];
  for (const wanted of [
    { publication: 2, only: `quotes/2/copper/${TODAY}` },
    { publication: 4, only: undefined },
    { publication: 2, only: undefined },
    // Which is taken back itself.
    { publication: 7, only: undefined },
  ]) {
    const preview = await previewDraft(desk, wanted, TODAY);
    expect(preview.conflicts).toEqual([]);
    warned.push((preview.warnings ?? []).length > 0);
    // Warnings do not keep anybody from going back.
    await publishDraft(desk, wanted, { ...ME, accepted: [] });
    const kept = await changesFrom(command, wanted.publication);
    const note = noteWithout(wanted.publication, wanted.only);
    await publishSet(command, without(kept, { ...wanted, today: TODAY }), note);
  }
  await expectSameRows(desk, command);
  expect(await yardOf(desk, 296)).toBe(undefined);
  expect(warned).toContain(true);
});

test("no yard is added to as many as the site can show", async () => {
  const target = seeded();
  const fill = (first: number, yards: number) => ({
    sql: `insert into scrap_yards (id, name, address, city_id)
      with recursive n(i) as (select 0 union all select i + 1 from n where i < ${yards - 1})
      select ${first} + i, 'Elsewhere', '', 0 from n`,
  });
  const draft = [added("yards/new-1", CORNER)];
  await target.apply([fill(1_000, 20_000 - 1 - 295)]);
  expect((await previewDraft(target, { draft }, TODAY)).problems).toEqual([]);
  await target.apply([fill(50_000, 1)]);
  const full = await previewDraft(target, { draft }, TODAY);
  expect(full.problems.map(({ text }) => text)).toEqual([
    "There would be more yards than the site can show, which is 20,000.",
  ]);
});

test("a draft that is more than fits is told to take the command line", async () => {
  const many = Array.from({ length: 401 }, (_, i) => quote(i + 1, "copper", 900));
  const target = seeded();
  await previewDraft(target, { draft: many.slice(1) }, TODAY);
  const one = many.slice(0, 1);
  const yards = (await readPart(target, one, 1_000))!.live.rows.scrapYards.length;
  expect(await readPart(target, one, yards)).toBeDefined();
  expect(await readPart(target, one, yards - 1)).toBe(undefined);
  const round = ["copper", "lead"].flatMap((metal) =>
    Array.from({ length: 201 }, (_, i) => quote(i + 1, metal, 900)),
  );
  await byCommand(target, round);
  await previewDraft(target, { publication: 2, only: round[0]!.key }, TODAY);
  expect((await previewDraft(target, { publication: 2 }, TODAY)).tooLarge).toContain(
    "data:revert -- --remote 2",
  );
  for (const draft of [many, [field("cities/sydney", "population", 1, 2)]]) {
    const told =
      "at most 400 yards, quotes, prices and words, in cities with at most 10,000 yards. It takes the command line: npm run data:load";
    expect((await previewDraft(target, { draft }, TODAY)).tooLarge).toContain(told);
    await expect(publishDraft(target, { draft }, ME)).rejects.toThrow(told);
  }
});
