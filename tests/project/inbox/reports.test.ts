import type { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { migratedSqlite } from "../../publishing/sqlite-target.ts";
import { runOn } from "./run-on.ts";

let sqlite: DatabaseSync;
const NINE = Date.UTC(2026, 10, 21, 9);

/** Runs commands on the database, one after another, and returns what each printed. */
async function run(...commands: string[][]): Promise<string[]> {
  return (await runOn(sqlite, ...commands)).map(({ output }) => output);
}

interface Fields {
  kind?: string;
  city?: number;
  material?: number;
  yard?: number;
  seen?: string;
  email?: string;
}

/** Adds a report; the later its number, the later it was sent. */
function report(id: number, { kind = "price", seen = "Less", ...about }: Fields): void {
  const { city = null, material = null, yard = null, email = null } = about;
  sqlite
    .prepare(
      `insert into reports (id, sent_at, kind, city_id, material_id, yard_id, seen, seen_on, docket_cents, email, page, fingerprint)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, '/sydney/', ?1)`,
    )
    .run(id, NINE + id * 1_000, kind, city, material, yard, seen, "2026-11-20", 720, email);
}

beforeEach(() => {
  sqlite = migratedSqlite();
  const rows = [
    "insert into cities (id, name, slug, state, lat, lon, population, time_zone, meta_description) values (13, 'Sydney', 'sydney', 'NSW', 0, 0, 1, 'Australia/Sydney', ''), (14, 'Perth', 'perth', 'WA', 0, 0, 1, 'Australia/Perth', '')",
    "insert into materials (id, name, slug, aliases, description) values (1, 'Copper', 'copper', '[]', ''), (2, 'Brass', 'brass', '[]', '')",
    "insert into prices (city_id, material_id, min_cents, max_cents, description, checked_on) values (13, 1, 800, 1100, '', '2026-11-17'), (14, 2, 300, 400, '', '2026-11-16')",
    "insert into scrap_yards (id, name, address, city_id) values (4, 'Bo', '2 Wattle Street', 14), (5, 'Ash Metals', '1 Wattle Street', 13)",
  ];
  for (const sql of rows) sqlite.exec(sql);
});

describe("reports in the inbox", () => {
  it("are listed with the row that they are about, as the site shows it now", async () => {
    report(1, { kind: "closed", yard: 5, seen: "one\n\ntwo", email: "mei@mail.example" });
    const [list] = await run(["--only", "reports"]);
    expect(list).toBe(`Reports, newest first: 1

  id             1
  sentAt         2026-11-21T09:00:01.000Z
  kind           closed
  about          Ash Metals, yard 5
  shown          1 Wattle Street
  seen           one

                 two
  seenOn         2026-11-20
  docketPrice    7.20
  email          mei@mail.example
  page           /sydney/
  yardId         5
  suspectedSpam  no
  closed         no
`);
  });

  // The other names and prices are in entry-text.test.ts.
  it.each([
    [{ city: 14, material: 2 }, "Brass in Perth, WA", "$3.00 to $4.00 per kg, checked 2026-11-16"],
    [{ city: 14, material: 1 }, "Copper in Perth, WA", "no price"],
    [
      { city: 99, material: 9 },
      "metal 9, no longer listed, in city 99, no longer listed",
      undefined,
    ],
    [{ kind: "closed", yard: 7 }, "yard 7, no longer listed", undefined],
    [{ kind: "other" }, undefined, undefined],
  ])("say what is gone, and nothing that nobody gave: %j", async (fields, about, shown) => {
    report(1, fields);
    sqlite.exec("update reports set docket_cents = null, seen_on = null");
    const [list = ""] = await run(["--only", "reports"]);
    expect(/^ {2}about {10}(.*)$/m.exec(list)?.[1]).toBe(about);
    expect(/^ {2}shown {10}(.*)$/m.exec(list)?.[1]).toBe(shown);
    expect(list).not.toMatch(/docketPrice|seenOn|saw/);
  });

  it("come with the one that was sent last first, whatever its number, and say what was seen and became of them", async () => {
    for (const id of [1, 2, 3]) report(id, { city: 13, material: 1 });
    sqlite.exec(`update reports set sent_at = ${NINE} + 2000, is_suspected_spam = id = 3 where id > 1;
      update reports set sent_at = ${NINE} + 9000, is_closed = 1, shown = '$7.00 to $9.00 per kg' where id = 1`);
    const [list = ""] = await run(["--only", "reports"]);
    expect(
      [...list.matchAll(/^ {2}(?:id|suspectedSpam|closed) +(\w+)/gm)].map(([, cell]) => cell),
    ).toEqual([...["1", "no", "yes", "3", "yes", "no", "2", "no", "no"]]);
    expect(list).toMatch(
      / {2}saw +\$7\.00 to \$9\.00 per kg\n {2}shown +\$8\.00 to \$11\.00 per kg/,
    );
  });

  it("hold nothing more of a person once all of them is deleted, and nothing else is touched", async () => {
    const message = sqlite.prepare(
      "insert into messages (sent_at, name, email, subject, message, page) values (1, 'Mei', ?, 'A', 'B', '/')",
    );
    for (const email of ["O'Mei@Mail.example", "xo'mei@mail.example"]) message.run(email);
    sqlite.exec(`insert into subscribers (email, consented_at, page) values ('o''mei@mail.example', 1, '/'),
      ('xy@mail.example', 1, '/')`);
    report(1, { city: 13, material: 1, email: "o'mei@mail.example" });
    report(2, { kind: "closed", yard: 5, email: "jo@mail.example" });
    report(3, { kind: "other", seen: "Write to O'MEI@mail.example" });
    report(4, { kind: "other" });
    report(5, { kind: "other", email: "xo'mei@mail.example", seen: "Or o'mei@mail.example.au" });
    report(6, { kind: "other", seen: "Ask o'mei@mail.example. Thanks" });
    sqlite.exec(`update reports set note = 'Rang o''Mei@mail.example' where id = 2;
      update reports set note = 'Rang them' where id = 4`);
    const state = () => [
      sqlite.prepare("select group_concat(email) as emails from messages").get(),
      sqlite.prepare("select group_concat(email) as emails from subscribers").get(),
      ...sqlite.prepare("select email, note, seen from reports order by id").all(),
    ];
    const before = state();
    const person = ["--delete-person", "O'mei@mail.example"];
    const what = "1 message, 1 subscriber and the address on 4 reports of o'mei@mail.example";
    expect(await run(person)).toEqual([
      `This would delete ${what}. Nothing was deleted. Add --yes to delete them.\n`,
    ]);
    expect(state()).toEqual(before);
    expect(await run([...person, "--yes"])).toEqual([`Deleted ${what}.\n`]);
    expect(state()).toEqual([
      { emails: "xo'mei@mail.example" },
      { emails: "xy@mail.example" },
      { email: null, note: null, seen: "Less" },
      { email: "jo@mail.example", note: null, seen: "Less" },
      { email: null, note: null, seen: "(deleted)" },
      { email: null, note: "Rang them", seen: "Less" },
      { email: "xo'mei@mail.example", note: null, seen: "Or o'mei@mail.example.au" },
      { email: null, note: null, seen: "(deleted)" },
    ]);
  });

  it("are deleted by number, by day and as spam", async () => {
    for (const id of [1, 2, 3, 4]) report(id, { kind: "other" });
    sqlite.exec(`update reports set is_suspected_spam = 1 where id = 2;
      update reports set sent_at = ${Date.UTC(2026, 0, 1)} where id = 3`);
    const before = ["--delete-before", "2026-11-21"];
    const spam = ["--delete-spam", "--yes"];
    expect(await run(["--delete-report", "1,9"], spam, [...before, "--yes"], before)).toEqual([
      "Deleted report 1.\nThere is no report 9.\n",
      "Deleted 0 messages, 1 report and 0 subscribers marked as suspected spam.\n",
      "Deleted 0 messages and 1 report sent before 2026-11-21.\n",
      "This would delete 0 messages and 0 reports sent before 2026-11-21. Nothing was deleted. Add --yes to delete them.\n",
    ]);
    expect(sqlite.prepare("select id from reports").all()).toEqual([{ id: 4 }]);
  });

  it("are exported with their row, and without a formula", async () => {
    sqlite.exec("update scrap_yards set name = '=1+1;=2'");
    report(1, { city: 13, material: 1, email: "+61@mail.example" });
    report(2, { kind: "hours", yard: 5, seen: "x\n=1\u001b" });
    sqlite.exec(
      "update reports set docket_cents = null, seen_on = null, is_suspected_spam = 1 where id = 2",
    );
    const [csv = ""] = await run(["--csv", "reports"]);
    expect(csv).toContain('"2026-11-21T09:00:02.000Z","hours","\'=1+1;\'=2, yard 5","",');
    const [header, ...rows] = parse(csv, { bom: true }) as string[][];
    expect(header?.join(" ")).toBe(
      "id sentAt kind about saw shown seen seenOn docketPrice email page cityId materialId yardId suspectedSpam closed",
    );
    expect(rows.map((cells) => cells.join("|"))).toEqual([
      "2|2026-11-21T09:00:02.000Z|hours|'=1+1;'=2, yard 5||1 Wattle Street|x\n'=1\ufffd||||/sydney/|||5|yes|no",
      "1|2026-11-21T09:00:01.000Z|price|Copper in Sydney, NSW||$8.00 to $11.00 per kg, checked 2026-11-17|Less|2026-11-20|7.20|'+61@mail.example|/sydney/|13|1||no|no",
    ]);
  });
});
