import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { load } from "../../../publishing/commands/load.ts";
import { newFolder } from "../../../publishing/commands/new.ts";
import { kilometres } from "../../../worker/data/places/distance.ts";
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
