import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { exportLive } from "../../../publishing/commands/export.ts";
import { load } from "../../../publishing/commands/load.ts";
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

test("two people's changes in different places merge, and nothing is undone", async () => {
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
});

test("a value that both set differently is a conflict with both values, who and when, and stops", async () => {
  const made = await place();
  edit(made, "kim", "prices.csv", PRICE, "sydney,copper,8.50,10.00,Clean,2026-11-20");
  edit(made, "lee", "prices.csv", PRICE, "sydney,copper,8.60,10.00,Clean,2026-11-20");
  edit(made, "lee", "scrap_yards.csv", "https://yard.example", "https://new.example");
  await publish(made, "kim");
  const stopped = await publish(made, "lee");
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

test("two people's changes that do not fit together are told", async () => {
  const made = await place();
  edit(made, "kim", "prices.csv", /^hobart.*\n/m, "");
  edit(made, "kim", "cities.csv", /^3,Hobart.*\n/m, "");
  edit(made, "lee", "prices.csv", PRICE, `${PRICE}\nhobart,aluminum,1.00,2.00,Clean,2026-11-18`);
  expect(await publish(made, "kim")).toMatchObject({ status: 0 });
  expect((await publish(made, "lee")).stderr).toContain(
    'prices.csv:4 city_slug: must be a slug in cities.csv (found "h',
  );
});

test("a folder may hold a part: a missing file or column means as live, and --update only what it has", async () => {
  const made = await place();
  const folder = temporaryFolder();
  const loaded = (lines: string, ...flags: string[]) => {
    writeFileSync(path.join(folder, "prices.csv"), lines);
    return run(load, [...flags, folder], made);
  };
  const row = "City,Metal,Min,Max,Checked on\nSydney,Copper,$8.50,$10.00,19/11/2026\n";
  expect((await loaded(row, "--dry-run")).stdout).toContain("prices/hobart/copper is gone");
  expect((await loaded(row, "--update")).stdout).toContain("prices     1 changed");
  const { copper: now, yards, dataset } = await live(made);
  expect(now).toMatchObject({ minCents: 850, description: "Clean", checkedOn: "2026-11-19" });
  expect(yards).toHaveLength(3);
  // A publication is of today.
  expect(dataset!.publishedOn > "2026-11-20").toBe(true);
  const described =
    "City,Metal,Min,Max,Description,Checked on\nSydney,Copper,8.50,10,,19/11/2026\n";
  expect((await loaded(described, "--update")).stdout).toContain(
    'checked 2026-11-19, description "Clean" → $8.50 to $10.00',
  );
});

test("a yard without an id gets one that no yard ever had, and keeps it in the next load", async () => {
  const made = await place();
  edit(made, "kim", "scrap_yards.csv", /^3,Zinc.*\n/m, "");
  await publish(made, "kim");
  edit(made, "lee", "scrap_yards.csv", /\n$/, "\n,New Yard,9 New Road,sydney,,,,,,,,,\n");
  expect((await publish(made, "lee")).stdout).toContain("yards/4 is new: New Yard, 9 New Road");
  expect((await publish(made, "lee")).stdout).toMatch(/^Nothing to change: /);
  expect((await live(made)).yards.map(({ id }) => id)).toEqual([1, 2, 4]);
  // It stays one yard when a file by itself is loaded again, too.
  const file = path.join(temporaryFolder(), "scrap_yards.csv");
  writeFileSync(file, 'id,name,address\n,Newer Yard,"9 New Road, Sydney NSW 2000"\n');
  expect((await run(load, [file], made)).stdout).toContain(
    "yards/5 is new: Newer Yard, 9 New Road",
  );
  expect((await run(load, [file], made)).stdout).toContain("Nothing to change: ");
});
