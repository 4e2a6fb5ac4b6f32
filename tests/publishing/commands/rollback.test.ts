import { expect, test } from "vitest";
import type { Target } from "../../../publishing/apply/target.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { rollback } from "../../../publishing/commands/rollback.ts";
import { KINDS } from "../../../publishing/compare/warning-kinds.ts";
import type { Data } from "../data-folder.ts";
import { copper, publishOn, realData } from "../live.ts";
import { newPlace, type Place, run } from "./run-command.ts";

const observations = (target: Target) =>
  target.query([
    `select city_id, material_id, checked_on, min_cents, max_cents from price_observations
     where min_cents is not null order by 1, 2, 3`,
    "select * from price_months order by 1, 2, 3",
    "select city_id, material_id, min_cents, max_cents, previous_min_cents from prices order by 1, 2",
  ]);

/** Goes back to a publication; returns what was printed. */
async function rollBack(place: Place, publication: number, ...flags: string[]): Promise<string> {
  const { status, stdout, stderr } = await run(rollback, [String(publication), ...flags], place);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

test("a rollback is a new publication that undoes the record too, and visitors' messages stay", async () => {
  const place = newPlace();
  const { target } = place;
  await publishOn(target, realData(copper("8", "10")));
  const before = await observations(target);
  const mistake = realData(copper("107.10", "110", "2026-11-19"));
  await publishOn(target, mistake, { accepted: [...KINDS], note: "Perth round", by: "lee" });
  const message =
    "insert into messages (sent_at, name, email, subject, message, page) values (0, 'Ana', 'a@b.example', 'Hi', 'Hello', '/')";
  await target.apply([{ sql: message }]);
  const preview = await rollBack(place, 1, "--dry-run");
  expect(preview).toMatch(/^This undoes publication\n {2}2 “Perth round” by lee, \d/);
  const output = await rollBack(place, 1);
  // It is said, but it does not stop anything.
  expect(output).toContain("These checking dates go back");
  expect(await observations(target)).toEqual(before);
  const [publications, messages] = await target.query([
    "select id, note from publications",
    "select name from messages",
  ]);
  expect(publications?.at(-1)).toEqual({ id: 3, note: "Back to publication 1" });
  expect(messages).toEqual([{ name: "Ana" }]);
  // It can be undone itself, with what it took back.
  await rollBack(place, 2);
  expect(await observations(target)).not.toEqual(before);
  await rollBack(place, 1);
  expect(await observations(target)).toEqual(before);
});

test("a rollback undoes records from price_history.csv although no price differs", async () => {
  const place = newPlace();
  const dataset = realData(copper("8", "10"));
  await publishOn(place.target, dataset);
  const before = await observations(place.target);
  const record = { cityId: 13, materialId: 1, checkedOn: "2025-01-01", minCents: 1, maxCents: 2 };
  const { output } = await publishOn(place.target, { ...dataset, priceHistory: [record] });
  expect(output).toContain("price_history.csv  1 new row\n");
  await rollBack(place, 1);
  expect(await observations(place.target)).toEqual(before);
});

test("one price that is reverted takes its own record back, and no other of its publication", async () => {
  const place = newPlace();
  await publishOn(place.target, realData());
  const round = (data: Data) => {
    for (const price of data.prices.slice(0, 2)) Object.assign(price, { checked_on: "2026-11-19" });
  };
  await publishOn(place.target, realData(round));
  const checked = async () => {
    const [rows] = await place.target.query([
      `select slug from price_observations join materials on materials.id = material_id
       where checked_on = '2026-11-19' and min_cents is not null order by material_id`,
    ]);
    return rows?.map(({ slug }) => slug);
  };
  expect(await checked()).toEqual(["copper", "aluminum"]);
  const only = ["2", "--only", "prices/sydney/copper"];
  expect(await run(revert, only, place)).toMatchObject({ status: 0, stderr: "" });
  expect(await checked()).toEqual(["aluminum"]);
});

test("a revert stops where the same was changed since, unless that is accepted, and may have a note", async () => {
  const place = newPlace();
  for (const min of ["8", "8.50", "8.60"])
    await publishOn(place.target, realData(copper(min, "10")));
  const now = async () => {
    const [[price] = [], [last] = []] = await place.target.query([
      "select min_cents as min from prices where city_id = 13 and material_id = 1",
      "select id, note from publications order by id desc limit 1",
    ]);
    return { ...price, ...last };
  };
  const stopped = await run(revert, ["2"], place);
  expect(stopped.status).toBe(1);
  expect(stopped.stdout).toContain("Somebody else changed this too:\n    prices/sydney/copper: ");
  expect(stopped.stdout).toContain("add --accept conflicts if");
  expect(await now()).toEqual({ min: 860, id: 3, note: null });
  const args = ["--accept", "conflicts", "--note", "A mistake", "2"];
  expect(await run(revert, args, place)).toMatchObject({ status: 0 });
  expect(await now()).toEqual({ min: 800, id: 4, note: "A mistake" });
  const other = await run(revert, ["2", "--only", "yards/1"], place);
  expect(other.stderr).toBe("Publication 2 did not change yards/1.\nNothing was loaded.\n");
  await run(revert, ["4"], place);
  expect(await now()).toMatchObject({ min: 860, id: 5, note: "Without publication 4" });
});

test("without a number the publications are listed, with how to undo them", async () => {
  const place = newPlace();
  expect((await run(rollback, [], place)).stdout).toBe("Nothing has been published yet.\n");
  await publishOn(place.target, realData(copper("8", "10")));
  await publishOn(place.target, realData(copper("8.50", "10")), { note: "Friday" });
  for (const flags of [[], ["--remote"]]) {
    const { stdout } = await run(rollback, flags, place);
    expect(stdout).toMatch(
      /\n {2}2 {2}\d.+ {2}1 change {4}by kim {2}Friday\n {2}1 {2}\d.+ {2}everything {2}by kim\n/,
    );
    expect(stdout).toContain(`npm run data:revert -- ${[...flags, "2"].join(" ")}\n`);
    expect(stdout).toContain(`npm run data:rollback -- ${[...flags, "1"].join(" ")}\n`);
  }
});

test("the last twenty publications are listed, and none that replaced everything is said how to undo", async () => {
  const place = newPlace();
  await publishOn(place.target, realData());
  const listed = async () => (await run(rollback, [], place)).stdout;
  expect(await listed()).toMatch(/ everything .*\n$/);
  // Another name of the dataset replaces nothing, and a sample in the place of real data everything.
  const named = (is_sample: string) => (data: Data) =>
    void Object.assign(data.dataset[0]!, { name: "Friday", is_sample });
  await publishOn(place.target, realData(named("no")));
  await publishOn(place.target, realData(named("yes")), { accepted: ["sample"] });
  expect(await listed()).toMatch(
    /\n {2}3 .* everything .*\n {2}2 .* 1 change .*\n {2}1 .* everything /,
  );
  expect(await listed()).not.toContain("data:revert");
  await place.target.apply([
    {
      sql: `with recursive n(i) as (select 4 union all select i + 1 from n where i < 21)
        insert into publications (id, follows, published_at, name, published_on, is_sample, version)
        select i, i - 1, i * 1000, '', '', 0, '' from n`,
    },
  ]);
  const ids = (await listed()).match(/^ {2}\d+/gm)?.map(Number);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => 21 - i));
  // Of those from before changes were kept nobody knows who made them.
  expect(await listed()).toMatch(/\n {2}21 {2}.+ {2}0 changes\n/);
});

test("no rollback goes back before everything was replaced, or before changes were kept", async () => {
  const place = newPlace();
  const { target } = place;
  const sample = (data: Data) => void Object.assign(data.dataset[0]!, { is_sample: "yes" });
  await publishOn(target, realData(sample));
  await publishOn(target, realData(), { accepted: ["sample"] });
  const refused = await run(rollback, ["1"], place);
  expect(refused).toMatchObject({ status: 1, stdout: "" });
  expect(refused.stderr).toMatch(/replaced everything, .*time-travel/);
  expect((await run(revert, ["2"], place)).stderr).toMatch(/replaced everything/);
  // What came after a publication must be kept, and nothing else.
  for (const max of ["10.10", "10.20", "10.30"])
    await publishOn(target, realData(copper("8", max)), { accepted: [...KINDS] });
  await target.apply([{ sql: "delete from changes where publication_id < 4" }]);
  await rollBack(place, 3);
  expect((await run(rollback, ["2"], place)).stderr).toMatch(
    /^Publication 3 is from before changes were kept/,
  );
});
