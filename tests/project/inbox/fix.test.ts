import { expect, test } from "vitest";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { fix } from "../../../scripts/inbox/fix.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import { type newPlace, run } from "../../publishing/commands/run-command.ts";
import { temporaryFolder, writeFolder } from "../../publishing/data-folder.ts";
import { migratedSqlite, placedTarget } from "../../publishing/sqlite-target.ts";

/** A place with a report on a yard (12) and one on a price (13). */
async function reported() {
  const sqlite = migratedSqlite();
  const place: ReturnType<typeof newPlace> = {
    cwd: temporaryFolder(),
    target: placedTarget(sqlite),
  };
  await replace(place.target, readDataset(writeFolder()));
  sqlite.exec(`insert into reports (id, sent_at, kind, city_id, material_id, yard_id, seen, page, fingerprint)
    values (12, 0, 'details', null, null, 1, 'Wrong phone', '/', 'a'), (13, 0, 'price', 13, 1, null, 'Less', '/', 'b'),
      (14, 0, 'other', null, null, null, 'Hm', '/', 'c'), (15, 0, 'price', 13, 99, null, 'Hm', '/', 'd'),
      (16, 0, 'price', 99, 1, null, 'Hm', '/', 'e')`);
  const one = (sql: string) => sqlite.prepare(sql).get();
  return { place, one };
}

test("what a report says is right is shown, published and closed, and nothing else changes", async () => {
  const { place, one } = await reported();
  const before = one("select * from scrap_yards where id = 1");
  const cells = ["phone=(02) 5550 9999", "website=https://wattle.example/?a=b", "services="];
  const dry = await run(fix, ["12", ...cells, "--dry-run"], place);
  expect(dry.stdout).toContain('phone "(02) 5550 1234" → "(02) 5550 9999"');
  expect(dry.stdout).toContain('→ "https://wattle.example/?a=b"');
  expect(dry.stdout).toContain('services "Bins" → empty');
  expect(one("select is_closed as closed from reports where id = 12")).toEqual({ closed: 0 });

  const done = await run(fix, ["12", "phone=(02) 5550 9999", "--yes"], place);
  expect(done).toMatchObject({ status: 0, stderr: "" });
  expect(done.stdout).toContain("Closed report 12: publication 2.");
  expect(one("select * from scrap_yards where id = 1")).toEqual({
    ...before,
    phone: "(02) 5550 9999",
  });
  const closed = "select group_concat(id) as ids from reports where is_closed";
  expect(one(closed)).toEqual({ ids: "12" });
  expect(one("select note from publications where id = 2")).toEqual({ note: "Report 12" });
  const again = await run(fix, ["12", "phone=(02) 5550 9999", "--yes"], place);
  expect(again.stdout).toContain("Closed report 12: nothing had to change.");

  const right = ["min=8", "max=10.50", "checked_on=2026-11-19"];
  await run(fix, ["13", ...right, "--yes", "--note", "Rang them"], place);
  expect(one("select note from publications where id = 3")).toEqual({ note: "Rang them" });
  const price =
    "select min_cents as min, max_cents as max, checked_on as day from prices where city_id = 13 and material_id = 1";
  expect(one(price)).toEqual({ min: 800, max: 1050, day: "2026-11-19" });
  expect(one(closed)).toEqual({ ids: "12,13" });
  // A price is of today, unless a day is said; and an option may hold what is typed besides.
  await run(fix, ["13", "min=8.50", "max=10.50", "--yes", "--by", "kim", "--note", "13"], place);
  expect(one("select note from publications where id = 4")).toEqual({ note: "13" });
  expect(one(price)).toEqual({ min: 850, max: 1050, day: dayIn(NATIONAL_TIME_ZONE) });
});

test.each([
  [["12"], "Name the report and what is right"],
  [["12", "phone"], 'not "phone"'],
  [["12", "id=2", "phone=(02) 5550 9999"], "id says which row it is; the report names that."],
  [["13", "city_slug=hobart"], "city_slug says which row it is"],
  [["13", "min=8", "material_slug=lead"], "material_slug says which row it is"],
  [["12", "Phone=1"], 'Write a column, "=" and its value, not "Phone=1".'],
  [["phone=1", "12"], "Name the report and what is right"],
  [["012", "phone=1"], "Name the report and what is right"],
  [["15", "min=1", "max=2"], "Report 15 is about no yard and no price"],
  [["16", "min=1", "max=2"], "Report 16 is about no yard and no price"],
  [["99", "phone=1"], "There is no report 99."],
  [["14", "phone=1"], "is about no yard and no price"],
])("%j is refused, and the report stays open", async (args, message) => {
  const { place, one } = await reported();
  const refused = await run(fix, args, place);
  expect(refused.status).toBeGreaterThan(0);
  expect(refused.stderr).toContain(message);
  expect(one("select sum(is_closed) as closed from reports")).toEqual({ closed: 0 });
});

test("a value that is not valid is refused", async () => {
  const { place, one } = await reported();
  const refused = await run(fix, ["12", "phone=ring me", "--yes"], place);
  expect(refused.stderr).toContain("must be a phone number");
  expect(one("select is_closed as closed from reports where id = 12")).toEqual({ closed: 0 });
});
