import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { toFiles } from "../../../publishing/commands/new-files.ts";
import { expectSame } from "../../differences.ts";
import { type Data, type Row, temporaryFolder, validData, writeFolder } from "../data-folder.ts";
import { publishOn } from "../live.ts";
import { migratedSqlite, placedTarget } from "../sqlite-target.ts";

/** What spreadsheets, CSV and SQL could take for something else; spaces are between them. */
const AWKWARD =
  String.raw`=SUM(A1) '=SUM(A1) ";''-x +61 -1 @x ' " "" , ; a,b \u0027 -- /* $& ?1 é 🪙 א 0012 1e5 NULL true`
    .split(" ")
    .concat("e\u0301", "👩\u200d🔧");

const word = fc.oneof(
  fc.constantFrom(...AWKWARD),
  fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 8 }),
);
/** Text of one line without spaces around it, which reading a file would take away. */
const line = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" ").trim())
  .filter((text) => text !== "");
const paragraphs = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join("\n\n"));
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), text);
const list = fc
  .uniqueArray(fc.constantFrom("Copper", '"Brass"', "=Zinc", "Tin, hot"), { minLength: 1 })
  .map((values) => values.join(";"));
const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((number) => String(number).replace(/e.*/, ""));
const cents = fc.integer({ min: 1, max: 99_999 });
const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Valid data with other texts, numbers, days and orders. */
const data: fc.Arbitrary<Data> = fc
  .record({
    dataset: fc.record({ name: line, is_sample: fc.constantFrom("yes", "no") }),
    state: fc.record({ cash: maybe(line), regulations: paragraphs, sources: maybe(line) }),
    city: fc.record({ lat: degrees(-44, -9), lon: degrees(112, 154), meta_description: line }),
    material: fc.record({
      ...{ description: paragraphs, grade: maybe(line), meta_description: maybe(line) },
      family: fc.constantFrom("", "copper", "aluminum"),
    }),
    prices: fc.array(
      fc.record({ min: cents, max: cents, description: paragraphs, checked_on: day }),
      {
        ...{ minLength: 3, maxLength: 3 },
      },
    ),
    yards: fc.array(
      fc.record({
        ...{ name: line, address: line, description: maybe(paragraphs) },
        ...{ accepted_materials: maybe(list), services: maybe(list), checked_on: maybe(day) },
        place: fc.option(fc.record({ latitude: degrees(-44, -9), longitude: degrees(112, 154) }), {
          nil: { latitude: "", longitude: "" },
        }),
        opening_hours: fc.constantFrom("", "Mo-Fr 07:00-16:00; Sa 08:00-12:00"),
        website: fc.constantFrom("", "https://yard.example.org/?a=1&b='2'"),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    isReversed: fc.boolean(),
  })
  .map(({ dataset, state, city, material, prices, yards, isReversed }) => {
    const valid = validData();
    Object.assign(valid.dataset[0]!, dataset);
    Object.assign(valid.states[0]!, state);
    Object.assign(valid.cities[1]!, city);
    Object.assign(valid.materials[0]!, material);
    for (const [i, { min, max, ...others }] of prices.entries()) {
      const isPrice = valid.prices[i]!.min !== "";
      const dollars = [min, max].sort((a, b) => a - b).map((number) => (number / 100).toFixed(2));
      const [low, high] = isPrice ? dollars : ["", ""];
      Object.assign(valid.prices[i]!, others, { min: low, max: high });
    }
    const [yard] = valid.scrap_yards;
    valid.scrap_yards = yards.map(({ place, ...row }, i) => {
      return { ...yard!, ...row, ...place, phone: "(02) 9999 1234", id: String(i * 7 + 1) };
    });
    if (isReversed) for (const rows of Object.values(valid)) (rows as Row[]).reverse();
    return valid;
  });

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("an export publishes back the same, whatever is live", async () => {
  const sqlite = migratedSqlite();
  await fc.assert(
    fc.asyncProperty(data, async (generated) => {
      const dataset = readDataset(writeFolder((valid) => Object.assign(valid, generated)));
      // Each has other cities, and so other places.
      const target = placedTarget(sqlite, dataset.dataset[0]?.placesVersion);
      await replace(target, dataset);
      const exported = folderOf(toFiles((await readLive(target)).rows));
      const again = readDataset(exported);
      expectSame(again, { ...dataset, priceHistory: [] }, "What is read again");
      const { output } = await publishOn(target, again);
      expect(output).toMatch(/^Nothing to change: /);
    }),
    { numRuns: 40, seed: 20_261_121 },
  );
});

test("amounts are dollars, lists have semicolons, the files are UTF-8 for Excel, and nothing starts a formula", async () => {
  const target = placedTarget();
  const dataset = readDataset(
    writeFolder(({ scrap_yards }) => {
      const yard = {
        name: '=HYPERLINK("https://x.example")',
        description: "''=1",
        phone: "+61 2 5550 1234",
      };
      Object.assign(scrap_yards[0]!, yard);
      // Its coordinates follow from the address.
      Object.assign(scrap_yards[1]!, { address: "12 Ore Road, Derwent Park TAS 7009" });
    }),
  );
  await replace(target, dataset);
  const files = toFiles((await readLive(target)).rows);
  const names =
    "dataset states cities materials prices quotes scrap_yards synonyms things items places todos";
  expect(Object.keys(files)).toEqual(names.split(" ").map((name) => `${name}.csv`));
  expect(files["prices.csv"]?.split("\n")).toEqual([
    "\ufeffcity_slug,material_slug,min,max,description,checked_on",
    "hobart,copper,0.00,0.00,Clean,2026-11-18",
    "sydney,copper,8.29,11.00,Clean,2026-11-18",
    "sydney,aluminum,0.00,0.00,Clean,2026-11-18",
    "",
  ]);
  expect(files["materials.csv"]).toContain(",aluminum,aluminium;alloy,");
  const [, first, second] = files["scrap_yards.csv"]!.split("\n");
  expect(first).toMatch(/^1,"'=HYPERLINK\(""https:\/\/x\.example""\)",1 Smelter Road,/);
  for (const cells of [",+61 2 5550 1234,", ",''=1,", ",Copper;Brass,Bins,-33.8125,150.9,"])
    expect(first).toContain(cells);
  expect(second).toContain(",Copper,,,,,");
  expectSame(readDataset(folderOf(files)), dataset, "What is read again");
});
