import { expect, test } from "vitest";
import { chunks } from "../../../publishing/apply/inserts.ts";
import { toSqlFile, toStatements } from "../../../publishing/apply/statements.ts";
import { readDataset } from "../../../publishing/commands/database.ts";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { toDataset } from "../../../publishing/derive/dataset.ts";
import { LITERAL_BYTES } from "../../../publishing/statement.ts";
import { writeFolder } from "../data-folder.ts";
import { sqliteTarget } from "../sqlite-target.ts";

test("the places are written again only when they have changed", () => {
  const dataset = readDataset(writeFolder());
  const places = (live: string | undefined) =>
    toStatements(dataset, LITERAL_BYTES, { places: live, yardBlocks: {} }).filter(({ sql }) =>
      /place_words/.test(sql),
    );
  expect(places(dataset.dataset[0]?.placesVersion)).toEqual([]);
  expect(places("another").length).toBeGreaterThan(3);
  const version = (change: Parameters<typeof writeFolder>[0]) =>
    readDataset(writeFolder(change)).dataset[0]?.placesVersion;
  const [before] = dataset.dataset;
  expect(version((data) => Object.assign(data.cities[0]!, { population: "12" }))).not.toBe(
    before?.placesVersion,
  );
});

test("world prices are written when they changed, and none replace those of a newer edition", async () => {
  const { migrations, ...project } = thisProject();
  const rows = readFolder(writeFolder());
  const dated = (edition: string, aud_per_kg: string) => {
    const worldPrices = project.worldPrices.map((row) => ({ ...row, edition, aud_per_kg }));
    return toDataset(rows, { ...project, migrations, worldPrices });
  };
  const old = dated("2026-06-02", "1");
  const live = { places: old.dataset[0]?.placesVersion, yardBlocks: {}, dataset: old };
  const touched = toStatements(dated("2026-06-02", "1"), LITERAL_BYTES, live);
  expect(touched.filter(({ sql }) => /world_prices/.test(sql))).toEqual([]);

  const target = sqliteTarget();
  for (const [edition, price, newest, last] of [
    ["2026-06-02", "1.5", "2026-06-02", "1.5"],
    // The same edition, with other exchange rates.
    ["2026-06-02", "1.7", "2026-06-02", "1.7"],
    ["2026-07-02", "2", "2026-07-02", "2"],
    ["2026-06-02", "3", "2026-07-02", "2"],
  ] as const) {
    await target.apply(toStatements(dated(edition, price), LITERAL_BYTES, live));
    const [series] = await target.query(["select edition, months from world_prices limit 1"]);
    expect(Object.values(series![0]!).join()).toMatch(new RegExp(`^${newest},.*,${last}\\],`));
  }
});

test("a statement of an SQL file is one line under 90 KB whose literal nothing ends, and no row is lost", () => {
  const dataset = readDataset(
    writeFolder((data) => {
      const description = `It's "€5"; é\n`.repeat(60);
      data.scrap_yards = Array.from({ length: 400 }, (_, i) => {
        return { ...data.scrap_yards[0]!, id: `${i + 1}`, description };
      });
    }),
  );
  const publication = {
    ...{ follows: 3, publishedAt: 7, note: "It's; meant", by: "kim" },
    ...{ isKindChange: false, changes: [] },
  };
  const statements = toStatements(dataset, LITERAL_BYTES, undefined, publication);
  const lines = toSqlFile(statements).trimEnd().split("\n");
  expect(lines).toHaveLength(statements.length);
  for (const [i, line] of lines.entries()) {
    expect(Buffer.byteLength(line)).toBeLessThan(90_000);
    expect(line.match(/;/g)).toHaveLength(1);
    // Quotes that are there stand around a literal, or are in the statement itself.
    const own = statements[i]!.sql.match(/'/g)?.length ?? 0;
    expect(line.match(/'/g) ?? []).toHaveLength(own + (statements[i]!.json === undefined ? 0 : 2));
  }
  const yards = statements.filter(({ sql }) => sql.startsWith("insert into scrap_yards "));
  expect(yards.length).toBeGreaterThan(2);
  expect(yards.flatMap(({ json }) => JSON.parse(json ?? "[]"))).toHaveLength(400);
});

test("rows fill arrays up to a number of bytes, brackets and commas included, in their order", () => {
  const rows = ["111", "22", "333", "4"];
  expect(chunks(rows, 8)).toEqual(["[111,22]", "[333,4]"]);
  expect(chunks(rows, 7)).toEqual(["[111]", "[22]", "[333,4]"]);
  expect(chunks(rows, 15)).toEqual(["[111,22,333,4]"]);
  expect(chunks(rows, 14)).toEqual(["[111,22,333,4]"]);
  expect(chunks(rows, 13)).toEqual(["[111,22,333]", "[4]"]);
  expect(chunks([], 8)).toEqual([]);
  // A letter may be two bytes, and a row that is longer than all is alone.
  expect(chunks(['"é"', "1"], 8)).toEqual(['["é",1]']);
  expect(chunks(['"é"', "1"], 7)).toEqual(['["é"]', "[1]"]);
  expect(chunks(["1", "222222222", "3"], 6)).toEqual(["[1]", "[222222222]", "[3]"]);
});
