import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { checked } from "../../../publishing/commands/checked.ts";
import { exportLive } from "../../../publishing/commands/export.ts";
import { history } from "../../../publishing/commands/history.ts";
import { load } from "../../../publishing/commands/load.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { rollback } from "../../../publishing/commands/rollback.ts";
import { type Data, temporaryFolder, writeFolder } from "../data-folder.ts";
import { newPlace, type Place, run } from "./run-command.ts";

const WARNED = ["--accept", "moves"];
const HEADER = "Yard,Metal,Price,Quoted on,How,By,Note";

/** Four yards in Sydney and one in Coffs Harbour, and a typed price of copper in Sydney of 10 November. */
async function place(change: (data: Data) => void = () => {}): Promise<Place> {
  const made = newPlace();
  const folder = writeFolder((data) => {
    const [first] = data.scrap_yards;
    for (const id of ["4", "5"])
      data.scrap_yards.push({ ...first!, id, name: `Yard ${id}`, address: `${id} Ore Street` });
    Object.assign(data.prices[0]!, { min: "8.00", max: "9.00", checked_on: "2026-11-10" });
    change(data);
  });
  expect(await run(load, [folder], made)).toMatchObject({ status: 0 });
  return made;
}

/** Loads lines of a quotes.csv; returns what a shell would see of it. */
function quote(made: Place, lines: string[], ...flags: string[]) {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "quotes.csv"), [HEADER, ...lines, ""].join("\n"));
  const accepted = flags.includes("--accept") ? [] : ["--accept", "range,moves,alone"];
  return run(load, [...accepted, "--by", "kim", ...flags, folder], made);
}

/** What is shown for copper in Sydney, or another pair: cents, day, yards and first day. */
async function shown({ target }: Place, city = 13, material = 1) {
  const { prices } = (await readLive(target)).rows;
  const price = prices.find(({ cityId, materialId }) => cityId === city && materialId === material);
  return price && [price.minCents, price.maxCents, price.checkedOn, price.yards, price.quotedFrom];
}

test("quotes make the range from the lowest to the highest, with its days and yards, and it is on record", async () => {
  const made = await place();
  const lines = [
    "Wattle Road Metals,Copper,$8.50,12/11/2026,rang,Kim,",
    '3,copper,8.70-9.20,19/11/2026,Visited,,"good, clean"',
    '4,Red metal,"8,90",2026-11-15,,,',
  ];
  const { status, stdout } = await quote(made, lines);
  expect(status).toBe(0);
  expect(stdout).toContain("quotes     3 added");
  expect(stdout).toContain("Copper in Sydney: $8.50 to $9.20, 3 yards, 2026-11-12 to 2026-11-19");
  expect(await shown(made)).toEqual([850, 920, "2026-11-19", 3, "2026-11-12"]);
  expect((await quote(made, lines)).stdout).toMatch(/^Nothing to change/m);
  // A fourth yard that says the same is on record, too.
  await quote(made, ["5,copper,8.70,2026-11-19,,,"]);
  const [recorded] = await made.target.query([
    "select yards from price_observations where city_id = 13 and checked_on = '2026-11-19'",
  ]);
  expect(recorded).toEqual([{ yards: 4 }]);
});

test("a file that lacks How, By or Note leaves them as they are, also for a quote of the same day", async () => {
  const made = await place();
  await quote(made, ["1,copper,8.50,2026-11-12,rang,Kim,good"]);
  const file = path.join(temporaryFolder(), "friday.csv");
  writeFileSync(file, "Yard,Metal,Price,Quoted on\n1,copper,8.60,2026-11-12\n");
  expect(await run(load, ["--yes", file], made)).toMatchObject({ status: 0 });
  const [rows] = await made.target.query(["select low_cents, how, quoted_by, note from quotes"]);
  expect(rows).toEqual([{ low_cents: 860, how: "rang", quoted_by: "Kim", note: "good" }]);
});

test("a quote is taken back alone like any row, and has a history", async () => {
  const made = await place();
  await quote(made, ["1,copper,8.50,2026-11-12,rang,,", "3,copper,8.60,2026-11-12,rang,,"]);
  await quote(made, ["1,copper,85.00,2026-11-12,rang,,"]);
  const key = "quotes/1/copper/2026-11-12";
  const told = await run(history, [key], made);
  expect(told.stdout).toContain(`${key}: $8.50, rang → $85.00, rang`);
  expect(told.stdout).toContain(`${key} is new: $8.50, rang`);
  expect(await run(revert, ["--yes", "3"], made)).toMatchObject({ status: 0 });
  expect((await shown(made))?.slice(0, 2)).toEqual([850, 860]);
  const price = await run(history, ["prices/sydney/copper"], made);
  expect(price.stdout).toContain(
    "Now: $8.50 to $8.60, checked 2026-11-12, which rests on quotes. Typed: $8.00",
  );
  expect(price.stdout).toContain("quotes are rows such as quotes/yard/copper/date");
  const refused = await run(revert, ["--only", "prices/sydney/copper", "2"], made);
  expect(refused.stderr).toContain("If it rests on quotes, take back one of these");
  expect(await run(revert, ["--yes", "--only", key, "2"], made)).toMatchObject({ status: 0 });
  expect((await shown(made))?.slice(0, 4)).toEqual([860, 860, "2026-11-12", 1]);
  // The note of a publication is public, and no yard is named with its quote.
  expect((await run(rollback, [], made)).stdout).toContain("Without publication 2, one quote");
});

test("no is told in words, exported as no, and ends what a yard said of a metal", async () => {
  const made = await place();
  await quote(made, ["1,copper,0.80,2026-11-17,,,", "3,copper,8.60,2026-11-18,,,"]);
  const key = "quotes/1/copper/2026-11-20";
  const no = ["1,copper,No,2026-11-20,rang,Kim,", "2,copper,n,2026-11-20,,,"];
  const { stdout } = await quote(made, no, ...WARNED);
  expect(stdout).toContain(`${key} is new: does not take it, rang, by Kim\n`);
  expect(await shown(made)).toEqual([860, 860, "2026-11-18", 1, "2026-11-18"]);
  await run(exportLive, ["out"], made);
  expect(readFileSync(path.join(made.cwd, "out", "quotes.csv"), "utf8")).toContain(
    "\n1,copper,2026-11-20,no,no,rang,Kim,,false,\n",
  );
  expect((await run(load, ["out"], made)).stdout).toMatch(/^Nothing to change/);
});

test("an export with quotes publishes back unchanged, and a quote that is deleted there is withdrawn", async () => {
  const made = await place();
  await quote(made, ["1,copper,8.50,2026-11-12,rang,Kim,", "3,copper,8.60,2026-11-13,,,"]);
  await run(exportLive, ["out"], made);
  expect((await run(load, ["out"], made)).stdout).toMatch(/^Nothing to change/);
  const file = path.join(made.cwd, "out", "quotes.csv");
  const text = readFileSync(file, "utf8");
  expect(text).toContain("1,copper,2026-11-12,8.50,8.50,rang,Kim,,false,\n");
  writeFileSync(file, text.replace(/^3,.*\n/m, ""));
  expect((await run(load, ["--update", "out"], made)).stdout).toMatch(/^Nothing to change/);
  expect((await run(load, ["out"], made)).stdout).toContain("quotes/3/copper/2026-11-13 is gone");
  expect(await shown(made)).toEqual([850, 850, "2026-11-12", 1, "2026-11-12"]);
});

test("a quote that looks wrong is stopped, and a price by the only yard of its city is withdrawn only if asked", async () => {
  const made = await place((data) => {
    Object.assign(data.materials[0]!, { low: "3", high: "15" });
    for (const other of data.materials.slice(1)) Object.assign(other, { low: "", high: "" });
  });
  const far = await quote(made, ["1,copper,85,2026-11-12,rang,,"], ...WARNED);
  expect(far.status).toBe(1);
  expect(far.stdout).toContain(
    "Copper in Sydney, Wattle Road Metals, 2026-11-12: $85.00, where $3.00 to $15.00 is plausible: 8.50 for 85?",
  );
  const alone = ["2,copper,8.50,2026-11-10,,,"];
  expect((await quote(made, alone, ...WARNED)).stdout).toContain("Copper in Coffs Harbour");
  await quote(made, alone);
  const gone = ["2,copper,withdrawn,2026-11-10,,,"];
  expect((await quote(made, gone)).stdout).toContain("--accept removals");
  expect(await shown(made, 2)).toEqual([850, 850, "2026-11-10", 1, "2026-11-10"]);
  await quote(made, gone, "--accept", "removals");
  expect(await shown(made, 2)).toBeUndefined();
});

test("a thing to do is loaded and exported as it is, and stays where its yard is gone", async () => {
  const made = await place();
  const file = path.join(temporaryFolder(), "todos.csv");
  const rows = "Zinc & Sons,20/11/2026,call back Monday,kim,23/11/2026\n";
  writeFileSync(file, `yard_id,noted_on,note,by,due_on\n${rows}`);
  const { stdout } = await run(load, [file], made);
  expect(stdout).toMatch(/todos\/3\/2026-11-20 is new: "call back Monday", due 2026-11-23, by kim/);
  await run(exportLive, ["out"], made);
  const exported = (name: string) => path.join(made.cwd, "out", name);
  expect(readFileSync(exported("todos.csv"), "utf8")).toContain(
    "\n3,2026-11-20,call back Monday,kim,2026-11-23\n",
  );
  expect((await run(load, ["out"], made)).stdout).toMatch(/^Nothing to change/);
  rmSync(exported("todos.csv"));
  const yards = readFileSync(exported("scrap_yards.csv"), "utf8");
  writeFileSync(exported("scrap_yards.csv"), yards.replace(/^3,.*\n/m, ""));
  expect(await run(load, ["--accept", "removals", "out"], made)).toMatchObject({ status: 0 });
  expect((await readLive(made.target)).rows.todos).toMatchObject([{ yardId: 3 }]);
});

test("data:checked marks what was typed and names what rests on quotes", async () => {
  const made = await place((data) => {
    Object.assign(data.prices[1]!, { min: "1", max: "2" });
  });
  await quote(made, ["1,copper,8.50,2026-11-12,,,"]);
  const { stdout } = await run(checked, ["--on", "2026-11-20", "Sydney"], made);
  expect(stdout).toContain(
    "Not marked, because they rest on what yards said: prices/sydney/copper.",
  );
  expect((await shown(made))?.[2]).toBe("2026-11-12");
  expect((await shown(made, 13, 2))?.[2]).toBe("2026-11-20");
});

test("a publication reads by index the quotes of the prices and yards that it touches, and no others", async () => {
  const made = await place();
  const all = ["2026-10-10", "2026-10-11", "2026-10-12"].flatMap((day) =>
    [1, 2, 3, 4, 5].flatMap((yard) => [
      `${yard},copper,8,${day},,,`,
      `${yard},aluminum,1,${day},,,`,
    ]),
  );
  await quote(made, all);
  const { query } = made.target;
  const [rows, plans]: [Set<string>, string[]] = [new Set(), []];
  made.target.query = async (selects) => {
    const results = await query(selects);
    for (const [i, sql] of selects.entries()) {
      for (const { yard_id, material_id } of results[i]!)
        if (yard_id && material_id) rows.add(`yard ${yard_id}, metal ${material_id}`);
      const [plan] = / quotes\b/.test(sql) ? await query([`explain query plan ${sql}`]) : [];
      plans.push(...(plan ?? []).map(({ detail }) => String(detail)));
    }
    return results;
  };
  expect(await quote(made, ["3,aluminum,1.60,2026-11-20,,,"])).toMatchObject({ status: 0 });
  // Of the yard that was asked all metals, for what it takes.
  const others = ["3", "4", "5"].map((yard) => `yard ${yard}, metal 2`);
  expect([...rows].sort()).toEqual(["yard 1, metal 2", "yard 3, metal 1", ...others]);
  const steps = plans.filter((step) => /\bq\b|quotes/.test(step));
  expect(steps.length).toBeGreaterThan(1);
  // Whether a yard was ever asked is looked up by the yard alone.
  for (const step of steps)
    expect(step).toMatch(
      /^SEARCH [qn] (EXISTS .*\(is_sample=\? AND yard_id=\?\)|.*\(is_sample=\? AND yard_id=\? AND material_id=\?)/,
    );
});
