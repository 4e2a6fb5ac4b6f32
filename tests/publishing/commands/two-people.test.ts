import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/live.ts";
import { checked } from "../../../publishing/commands/checked.ts";
import { exportLive } from "../../../publishing/commands/export.ts";
import { history } from "../../../publishing/commands/history.ts";
import { load } from "../../../publishing/commands/load.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import { type Data, temporaryFolder, writeFolder } from "../data-folder.ts";
import { copper } from "../live.ts";
import { newPlace, type Place, run } from "./run-command.ts";

/** A database with the small dataset, and a folder for each of two people with what is live. */
async function place(change: (data: Data) => void = copper("8", "10")): Promise<Place> {
  const made = newPlace();
  expect(await run(load, [writeFolder(change)], made)).toMatchObject({ status: 0 });
  for (const name of ["kim", "lee"])
    expect(await run(exportLive, [name], made)).toMatchObject({ status: 0 });
  return made;
}

/** Replaces text in a file of a person's folder. */
function edit({ cwd }: Place, name: string, file: string, from: string | RegExp, to: string) {
  const target = path.join(cwd, name, file);
  const text = readFileSync(target, "utf8");
  expect(text).toMatch(from);
  writeFileSync(target, text.replace(from, to));
}

/** Loads a person's folder; returns what a shell would see of it. */
const publish = (made: Place, name: string, ...flags: string[]) =>
  run(load, [...flags, "--by", name, "--note", `${name}'s round`, name], made);

/** The prices and the yards that are live. */
async function live({ target }: Place) {
  const { rows } = await readLive(target);
  return {
    copper: rows.prices.find(({ cityId, materialId }) => cityId === 13 && materialId === 1),
    yards: rows.scrapYards.map(({ id, name, phone, website }) => ({ id, name, phone, website })),
    dataset: rows.dataset[0],
  };
}

const PRICE = "sydney,copper,8.00,10.00,Clean,2026-11-18";

test("what two people change in different places merges, and nothing is undone", async () => {
  const made = await place();
  edit(made, "kim", "prices.csv", PRICE, "sydney,copper,8.50,10.00,Clean,2026-11-20");
  edit(made, "kim", "scrap_yards.csv", "(02) 5550 1234", "(02) 5550 9999");
  edit(made, "lee", "scrap_yards.csv", "https://yard.example", "https://new.example");
  expect(await publish(made, "kim")).toMatchObject({ status: 0, stderr: "" });
  const { stdout } = await publish(made, "lee");
  expect(stdout).toContain("yards/1 Wattle Road Metals: website");
  expect(stdout).not.toContain("8.50");
  expect(await live(made)).toMatchObject({
    copper: { minCents: 850 },
    yards: [{ phone: "(02) 5550 9999", website: "https://new.example" }, {}, {}],
  });
  // The folder still has the old price, which is no change in any later load of it either.
  expect((await publish(made, "lee")).stdout).toMatch(
    /^Nothing to change: .*\nThe folder still says what was published before of 2 rows \((prices\/sydney\/copper|yards\/1), (prices\/sydney\/copper|yards\/1)\)\. Newer publications stay/,
  );
  edit(made, "lee", "scrap_yards.csv", "https://new.example", "https://newer.example");
  expect(await publish(made, "lee")).toMatchObject({ status: 0 });
  expect(await live(made)).toMatchObject({ copper: { minCents: 850 } });
});

test("what both set to different values is a conflict with both values, who and when, and stops", async () => {
  const made = await place();
  edit(made, "kim", "prices.csv", PRICE, "sydney,copper,8.50,10.00,Clean,2026-11-20");
  edit(made, "lee", "prices.csv", PRICE, "sydney,copper,8.60,10.00,Clean,2026-11-20");
  edit(made, "lee", "scrap_yards.csv", "https://yard.example", "https://new.example");
  await publish(made, "kim");
  const stopped = await publish(made, "lee");
  expect(stopped.status).toBe(1);
  expect(stopped.stdout).toMatch(
    /Somebody else changed this too:\n {4}prices\/sydney\/copper: yours is \$8\.60 to \$10\.00, checked 2026-11-20; theirs is \$8\.50 to \$10\.00, checked 2026-11-20 in publication 2 “kim's round” by kim, \d/,
  );
  expect((await publish(made, "lee", "--accept", "undo,moves")).status).toBe(1);
  expect(await live(made)).toMatchObject({ copper: { minCents: 850 } });
  expect(await publish(made, "lee", "--accept", "conflicts")).toMatchObject({ status: 0 });
  expect(await live(made)).toMatchObject({
    copper: { minCents: 860 },
    yards: [{ website: "https://new.example" }, {}, {}],
  });
});

test("a folder that does not say what it was made from undoes nothing without a word", async () => {
  const made = await place();
  rmSync(path.join(made.cwd, "lee/base.json"));
  edit(made, "kim", "prices.csv", PRICE, "sydney,copper,8.50,10.00,Clean,2026-11-20");
  await publish(made, "kim");
  const stopped = await publish(made, "lee");
  expect(stopped.status).toBe(1);
  expect(stopped.stdout).toMatch(
    /This only takes back what was published later:\n {4}prices\/sydney\/copper: \$8\.50 .* → \$8\.00 .*, which undoes publication 2 “kim's round” by kim/,
  );
  expect((await publish(made, "lee", "--accept", "moves,days")).status).toBe(1);
  expect(await publish(made, "lee", "--accept", "undo,days")).toMatchObject({ status: 0 });
  expect(await live(made)).toMatchObject({ copper: { minCents: 800 } });
});

test("what two people changed may not fit together, which is told", async () => {
  const made = await place();
  edit(made, "kim", "prices.csv", /^hobart.*\n/m, "");
  edit(made, "kim", "cities.csv", /^3,Hobart.*\n/m, "");
  edit(made, "lee", "prices.csv", PRICE, `${PRICE}\nhobart,aluminum,1.00,2.00,Clean,2026-11-18`);
  expect(await publish(made, "kim")).toMatchObject({ status: 0 });
  expect(await publish(made, "lee")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'prices.csv:4 city_slug: must be a slug in cities.csv (found "h',
    ),
  });
});

test("a folder may hold a part: a missing file means as live, and --update only what it has", async () => {
  const made = await place();
  const header = "city_slug,material_slug,min,max,description,checked_on\n";
  const folder = writeFolder(undefined, {
    ...{ "dataset.csv": null, "states.csv": null, "cities.csv": null, "materials.csv": null },
    ...{ "scrap_yards.csv": null, "synonyms.csv": null },
    "prices.csv": `${header}sydney,copper,8.50,10,Clean,2026-11-20\n`,
  });
  const whole = await run(load, ["--dry-run", folder], made);
  expect(whole.stdout).toContain("prices     2 removed, 1 changed");
  expect(whole.stdout).toContain("prices/hobart/copper is gone");
  const part = await run(load, ["--update", folder], made);
  expect(part).toMatchObject({ status: 0, stderr: "" });
  expect(part.stdout).toContain("prices     1 changed");
  expect(await live(made)).toMatchObject({ copper: { minCents: 850 }, yards: [{}, {}, {}] });
});

test("a column that a file does not have stays as it is live, and a description that goes is told", async () => {
  const made = await place();
  const round = (lines: string) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, "prices.csv"), lines);
    return run(load, ["--update", folder], made);
  };
  await round("City,Metal,Min,Max,Checked on\nSydney,Copper,$8.50,$10.00,19/11/2026\n");
  const exported = await run(exportLive, ["after"], made);
  expect(exported).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(made.cwd, "after", "prices.csv"), "utf8")).toContain(
    "sydney,copper,8.50,10.00,Clean,2026-11-19",
  );
  const emptied = await round(
    "City,Metal,Min,Max,Description,Checked on\nSydney,Copper,8.50,10.00,,19/11/2026\n",
  );
  expect(emptied.stdout).toContain('checked 2026-11-19, description "Clean" → $8.50 to $10.00');
});

test("a new yard without an id stays one yard when its file is loaded again by --update", async () => {
  const made = await place();
  const folder = temporaryFolder();
  const text = 'id,name,address\n,New Yard,"9 New Road, Sydney NSW 2000"\n';
  writeFileSync(path.join(folder, "scrap_yards.csv"), text);
  const added = await run(load, ["--update", folder], made);
  expect(added.stdout).toContain("yards/4 is new: New Yard, 9 New Road");
  expect((await run(load, ["--update", folder], made)).stdout).toContain("Nothing to change: ");
});

test("a yard without an id gets one that no yard ever had, and keeps it in the next load", async () => {
  const made = await place();
  edit(made, "kim", "scrap_yards.csv", /^3,Zinc.*\n/m, "");
  await publish(made, "kim");
  edit(made, "lee", "scrap_yards.csv", /\n$/, "\n,New Yard,9 New Road,sydney,,,,,,,,,\n");
  expect((await publish(made, "lee")).stdout).toContain("yards/4 is new: New Yard, 9 New Road");
  expect((await publish(made, "lee")).stdout).toMatch(/^Nothing to change: /);
  expect((await live(made)).yards.map(({ id }) => id)).toEqual([1, 2, 4]);
});

test("a publication is of today, unless its files say a later day than what is live", async () => {
  const made = await place();
  edit(made, "kim", "prices.csv", PRICE, "sydney,copper,8.50,10.00,Clean,2026-11-18");
  await publish(made, "kim");
  const { dataset } = await live(made);
  expect(dataset!.publishedOn > "2026-11-20").toBe(true);
  const early = await run(load, ["--dry-run", writeFolder(copper("8", "10", "2026-11-21"))]);
  expect(early.stdout).toContain(
    "published_on is 2026-11-20, which is before the newest check of a price, on 2026-11-21.",
  );
});

test("prices are marked as checked, a publication is reverted alone, and a row tells its history", async () => {
  const made = await place((data) => {
    copper("8", "10")(data);
    Object.assign(data.prices[1]!, { min: "2", max: "3" });
  });
  const done = await run(
    checked,
    ["--on", "2026-11-21", "--by", "kim", "sydney", "--except", "aluminum"],
    made,
  );
  expect(done).toMatchObject({ status: 0, stderr: "" });
  expect(done.stdout).toContain("1 price was checked again and is the same.");
  expect((await live(made)).copper).toMatchObject({ minCents: 800, checkedOn: "2026-11-21" });

  const base = await run(exportLive, ["new"], made);
  expect(base.status).toBe(0);
  edit(made, "new", "prices.csv", "8.00,10.00,Clean,2026-11-21", "80.00,100.00,Clean,2026-11-21");
  expect(await publish(made, "new", "--accept", "moves,range")).toMatchObject({ status: 0 });
  edit(made, "lee", "scrap_yards.csv", "(02) 5550 1234", "(02) 5550 9999");
  expect(await publish(made, "lee")).toMatchObject({ status: 0 });

  const undone = await run(revert, ["3", "--by", "kim"], made);
  expect(undone).toMatchObject({ status: 0, stderr: "" });
  expect(await live(made)).toMatchObject({
    copper: { minCents: 800, checkedOn: "2026-11-21" },
    yards: [{ phone: "(02) 5550 9999" }, {}, {}],
  });
  const [months] = await made.target.query([
    "select high_cents from price_months where material_id = 1 and city_id = 13",
  ]);
  expect(months).toEqual([{ high_cents: 1000 }]);
  const told = await run(history, ["prices/sydney/copper"], made);
  expect(told.stdout.split("\n").filter((line) => line.startsWith("Publication"))).toEqual([
    expect.stringMatching(/^Publication 5 “Without publication 3” by kim, /),
    expect.stringMatching(/^Publication 3 “new's round” by new, /),
    expect.stringMatching(/^Publication 2 by kim, /),
  ]);
  const again = await run(revert, ["2", "--only", "prices/sydney/copper"], made);
  expect(again.stdout).toContain("These checking dates go back");
  expect((await run(revert, ["2", "--only", "yards/1"], made)).stderr).toMatch(
    /^Publication 2 did not change yards\/1\./,
  );
  expect((await run(revert, ["1"], made)).stderr).toMatch(/replaced everything/);
});

test("a city or a metal that there is not, and a day to come, are told", async () => {
  const made = await place();
  expect((await run(checked, ["Sydny"], made)).stderr).toMatch(
    /^There is no city "Sydny"\. There are coffs-harbour, hobart, sydney\.\n/,
  );
  expect((await run(checked, ["sydney", "--except", "gold"], made)).stderr).toMatch(
    /^There is no metal "gold"\. There are aluminum, copper\.\n/,
  );
  const named = ["Hobart", "SYDNEY", "--except", "Red metal, aluminium", "--on", "20/11/2026"];
  expect(await run(checked, ["--dry-run", ...named], made)).toMatchObject({ status: 0 });
  const today = dayIn(NATIONAL_TIME_ZONE);
  expect(await run(checked, ["--dry-run", "sydney", "--on", today], made)).toMatchObject({
    stderr: "",
  });
  for (const day of ["2999-01-01", "31/2/2026", "soon"])
    expect((await run(checked, ["sydney", "--on", day], made)).stderr).toMatch(
      `--on must be a day such as 2026-11-21, and not after today (found "${day}").`,
    );
});
