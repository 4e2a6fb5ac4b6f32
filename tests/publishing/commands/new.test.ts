import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { load } from "../../../publishing/commands/load.ts";
import { newFolder } from "../../../publishing/commands/new.ts";
import { kilometres } from "../../../worker/data/distance.ts";
import { type Row, temporaryFolder } from "../data-folder.ts";
import { migratedSqlite, sqliteTarget } from "../sqlite-target.ts";
import { run } from "./run-command.ts";

/** A place with a new folder, `site`, for these cities. */
async function begun(cities: string) {
  const sqlite = migratedSqlite();
  const place = { cwd: temporaryFolder(), target: sqliteTarget(sqlite) };
  const made = await run(newFolder, ["site", "--cities", cities], place);
  const fileOf = (name: string) => path.join(place.cwd, "site", `${name}.csv`);
  const rows = (name: string): Row[] =>
    parse(readFileSync(fileOf(name)), { columns: true, bom: true });
  const change = (name: string, edit: (rows: Row[]) => void) => {
    const all = rows(name);
    edit(all);
    writeFileSync(fileOf(name), stringify(all, { header: true }));
  };
  return { sqlite, place, made, rows, change };
}

test("a new folder loads as it is: its cities, all metals, no price, and no yard that nobody rang", async () => {
  const { sqlite, place, made, rows } = await begun("Perth, newcastle,perth");
  expect(made).toMatchObject({ status: 0, stderr: "" });
  expect(rows("cities").map(({ slug }) => slug)).toEqual(["perth", "newcastle"]);
  for (const { meta_description: text = "" } of rows("cities"))
    expect(text.length).toBeLessThan(160);
  const yards = rows("scrap_yards");
  expect(yards.map(({ listed }) => listed)).toEqual(yards.map(() => "no"));
  expect(yards.find(({ name }) => name === "Sims Newcastle")).toMatchObject({
    address: "Cormorant Road, Kooragang NSW 2304",
    city_slug: "newcastle",
    source: expect.stringContaining("Geoscience Australia"),
  });
  expect(made.stdout).toContain(`for Perth and Newcastle: 16 metals, no price yet, and
${yards.length} sites within 40 km that may be yards.`);
  const { rows: inTownsville } = await begun("townsville");
  expect(inTownsville("scrap_yards")).toContainEqual(
    expect.objectContaining({
      name: "Church's Metal Merchants Garbutt",
      address: "Garbutt QLD 4814",
    }),
  );
  const [perth, newcastle] = rows("cities").map(({ slug, lat, lon }) => {
    const own = yards.filter(({ city_slug }) => city_slug === slug);
    const place = (row: Row) => ({ lat: Number(row.latitude), lon: Number(row.longitude) });
    const city = { lat: Number(lat), lon: Number(lon) };
    return own.map((yard) => kilometres(city, place(yard)));
  });
  for (const away of [perth!, newcastle!]) {
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away.at(-1)).toBeLessThanOrEqual(40);
    expect(away.at(-1)).toBeGreaterThan(30);
  }
  const loaded = await run(load, ["--yes", "site"], place);
  expect(loaded).toMatchObject({ status: 0, stderr: "" });
  const count = (table: string) => sqlite.prepare(`select count(*) as n from ${table}`).get()?.n;
  expect(["cities", "materials", "prices", "scrap_yards"].map(count)).toEqual([2, 16, 0, 0]);
});

test("what is filled in is published, and a yard that is delisted is gone", async () => {
  const { sqlite, place, change } = await begun("newcastle");
  change(
    "prices",
    ([copper]) => void Object.assign(copper!, { min: "8", max: "9", checked_on: "2026-11-20" }),
  );
  change("scrap_yards", ([first, second]) => {
    Object.assign(first!, { listed: "yes", closed: "20/12/2026 to 6/1/2027 Christmas" });
    second!.listed = "";
  });
  await run(load, ["--yes", "site"], place);
  expect(sqlite.prepare("select id, name, closed from scrap_yards order by id").all()).toEqual([
    { id: 1, name: "Sims Newcastle", closed: "2026-12-20..2027-01-06 Christmas" },
    { id: 2, name: "Infrabuild Recycling", closed: null },
  ]);
  expect(sqlite.prepare("select min_cents as min from prices").all()).toEqual([{ min: 800 }]);
  // As an export writes it, without the yards that are not listed.
  writeFileSync(path.join(place.cwd, "site", "scrap_yards.csv"), "id,listed\n1,no\n");
  const delisted = await run(load, ["--yes", "--update", "site"], place);
  expect(delisted.status).toBe(0);
  expect(sqlite.prepare("select id from scrap_yards").all()).toEqual([{ id: 2 }]);
});

test("cities must be named, and known", async () => {
  const refused = async (cities: string) => (await begun(cities)).made;
  expect(await refused("Gotham")).toMatchObject({
    ...{ status: 2, stderr: expect.stringMatching(/We don't know the city "Gotham"/) },
  });
  expect((await refused("")).stderr).toMatch(/Name your cities/);
});

test("a city is added to what is live, and nothing of that goes", async () => {
  const { sqlite, place } = await begun("newcastle");
  await run(load, ["--yes", "site"], place);
  const made = await run(newFolder, ["more", "--add", "--cities", "perth"], place);
  expect(made.stdout).toMatch(/\n {2}npm run data:load -- --update more\n$/);
  expect(readdirSync(path.join(place.cwd, "more")).toSorted()).toEqual([
    ...["cities.csv", "prices.csv", "scrap_yards.csv"],
  ]);
  expect((await run(load, ["--yes", "--update", "more"], place)).status).toBe(0);
  const cities = () => sqlite.prepare("select slug from cities order by slug").all();
  expect(cities()).toEqual([{ slug: "newcastle" }, { slug: "perth" }]);
});
