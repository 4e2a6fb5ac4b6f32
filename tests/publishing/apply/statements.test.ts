import { expect, test } from "vitest";
import { toSqlFile, toStatements } from "../../../publishing/apply/statements.ts";
import { readDataset } from "../../../publishing/commands/database.ts";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { thisProject } from "../../../publishing/commands/project.ts";
import { toDataset } from "../../../publishing/derive/dataset.ts";
import { LITERAL_BYTES } from "../../../publishing/statement.ts";
import { writeFolder } from "../data-folder.ts";
import { sqliteTarget } from "../sqlite-target.ts";

function manyYards() {
  return readDataset(
    writeFolder((data) => {
      const [yard] = data.scrap_yards;
      if (!yard) return;
      const description = `It's "€5"; é\n`.repeat(60);
      data.scrap_yards = Array.from({ length: 400 }, (_, index) => ({
        ...yard,
        id: String(index + 1),
        description,
      }));
    }),
  );
}

test("tables are emptied before any is filled, and no other table is named", () => {
  const statements = toStatements(readDataset(writeFolder()), LITERAL_BYTES, undefined);
  const words = statements.map(({ sql }) => sql.split(" ").slice(0, 3).join(" "));
  const replaced = ["states", "cities", "materials", "prices", "synonyms"].concat(
    ...["things", "items", "places", "todos", "vocabulary"],
  );
  expect([...new Set(words)]).toEqual([
    ...replaced.map((table) => `delete from ${table}`),
    "insert into dataset",
    // The operator's own things, items and places have no rows.
    ...["states", "cities", "materials", "prices", "synonyms", "vocabulary"].map(
      (table) => `insert into ${table}`,
    ),
    "insert into world_prices",
    ...["insert into scrap_yards", "insert into yard_blocks", "update yard_blocks set"],
    "delete from scrap_yards",
    ...["delete from place_words", "insert into place_words"],
    "update prices as",
    // What is packed is made of what the tables then hold.
    ...["insert into price_changes", "delete from lists", "insert into lists"],
  ]);
});

test("the places are written again only when they have changed", () => {
  const dataset = readDataset(writeFolder());
  const places = (live: string | undefined) =>
    toStatements(dataset, LITERAL_BYTES, { places: live, yardBlocks: {} }).filter(({ sql }) =>
      /place_words/.test(sql),
    );
  expect(places(dataset.dataset[0]?.placesVersion)).toEqual([]);
  expect(places("another")).toEqual(places(undefined));
  expect(places("another").length).toBeGreaterThan(3);
  const version = (change: Parameters<typeof writeFolder>[0]) =>
    readDataset(writeFolder(change)).dataset[0]?.placesVersion;
  const [before] = dataset.dataset;
  expect(version((data) => Object.assign(data.cities[0]!, { population: "12" }))).not.toBe(
    before?.placesVersion,
  );
  // How states are typed is the project's.
  expect(version((data) => Object.assign(data.states[0]!, { name: "N" }))).toBe(
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
  const shown = async () => {
    const [series] = await target.query(["select edition, months from world_prices limit 1"]);
    return series?.[0];
  };
  for (const [edition, price, newest, last] of [
    ["2026-06-02", "1.5", "2026-06-02", "1.5"],
    // The same edition, with other exchange rates.
    ["2026-06-02", "1.7", "2026-06-02", "1.7"],
    ["2026-07-02", "2", "2026-07-02", "2"],
    ["2026-06-02", "3", "2026-07-02", "2"],
  ] as const) {
    await target.apply(toStatements(dated(edition, price), LITERAL_BYTES, live));
    expect(await shown()).toEqual({
      edition: newest,
      months: expect.stringMatching(new RegExp(`,${last}\\],`)),
    });
  }
});

test("a publication is begun before all else, and recorded at the end", () => {
  const publication = {
    follows: 3,
    publishedAt: 7,
    note: "It's; meant",
    isKindChange: false,
    changes: [],
    by: "kim",
  };
  const statements = toStatements(
    readDataset(writeFolder()),
    LITERAL_BYTES,
    undefined,
    publication,
  );
  expect(statements[0]?.sql).toMatch(/^insert into publications /);
  const packed = statements.findIndex(({ sql }) => sql.startsWith("insert into price_changes"));
  expect(statements[packed - 1]?.sql).toMatch(/^update prices /);
  const touched = statements.filter(({ sql }) => /price_history|price_months/.test(sql));
  expect(touched.length).toBeGreaterThan(4);
  const sql = toSqlFile(statements).trimEnd().split("\n");
  expect(sql).toHaveLength(statements.length);
  for (const line of sql) expect(line.match(/;/g)).toHaveLength(1);
});

test("a statement of an SQL file stays under 90 KB, and no row is lost", () => {
  const dataset = manyYards();
  const statements = toStatements(dataset, LITERAL_BYTES, undefined);
  const lines = toSqlFile(statements).trimEnd().split("\n");
  expect(lines).toHaveLength(statements.length);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(90_000);
  const chunks = statements.filter(({ sql }) => sql.startsWith("insert into scrap_yards "));
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.flatMap(({ json }) => JSON.parse(json ?? "[]"))).toHaveLength(400);
});

test("a literal holds no quote or semicolon that could end it", () => {
  const sql = toSqlFile(toStatements(manyYards(), LITERAL_BYTES, undefined));
  for (const line of sql.trimEnd().split("\n")) {
    expect(line.match(/;/g)).toHaveLength(1);
    // These have no value of anybody's in them.
    if (/^insert into (lists|price_changes) /.test(line)) continue;
    // Quotes that are there stand around a literal or a path within JSON.
    expect(line.match(/'/g) ?? []).toHaveLength(
      /^(delete|update prices)/.test(line) ? (line.includes("$.") ? 2 : 0) : 2,
    );
  }
});
