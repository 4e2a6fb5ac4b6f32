import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { load } from "../../../publishing/commands/load.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { round } from "../../../publishing/commands/round.ts";
import { sheetsOf } from "../../../publishing/read/spreadsheets/workbook.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import { temporaryFolder, writeFolder } from "../data-folder.ts";
import { newPlace, type Place, run } from "./run-command.ts";

/** Three yards in Sydney, of which two were asked, and one in Coffs Harbour. */
async function place(): Promise<Place> {
  const made = newPlace();
  const folder = writeFolder((data) => {
    const [first] = data.scrap_yards;
    data.scrap_yards.push({ ...first!, id: "4", name: "Yard 4", address: "4 Ore Street" });
    for (const yard of data.scrap_yards) Object.assign(yard, { merged_into: "" });
  });
  expect(await run(load, [folder], made)).toMatchObject({ status: 0 });
  const file = path.join(temporaryFolder(), "quotes.csv");
  const said = ["1,8.50,2026-11-19", "1,7.00,2026-11-01", "4,8.20-8.90,2026-11-12"];
  const lines = said.map((line) => `${line},copper\n`).join("");
  writeFileSync(file, `yard_id,price,quoted_on,material_slug\n${lines}`);
  const accepted = ["--accept", "moves,range,alone", file];
  expect(await run(load, accepted, made)).toMatchObject({ status: 0 });
  return made;
}

const cellsIn = async (file: string) =>
  (await sheetsOf(readFileSync(file))).map(({ sheet, records }) => ({
    sheet,
    rows: records.map(({ cells }) => cells.map((cell) => cell.trim())),
  }));

test("a round has a sheet a city, the yards that were not asked for the longest time first, and what they said", async () => {
  const made = await place();
  const out = path.join(made.cwd, "round.xlsx");
  const args = ["sydney", "Coffs Harbour", "--by", "kim", "--out", "round.xlsx"];
  expect(await run(round, args, made)).toMatchObject({
    status: 0,
    stdout: `Wrote 4 yards in 2 cities to ${out}. Once it is filled in: npm run data:load -- ${out}\n`,
  });
  // What yards said is for its owner alone.
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const [sydney, coffs] = await cellsIn(out);
  expect(sydney!.sheet).toBe("Sydney NSW");
  const today = dayIn(NATIONAL_TIME_ZONE);
  const facts = sydney!.rows.slice(1, 4).map((row) => row.filter(Boolean).slice(0, 2).join(" "));
  expect(facts).toEqual([`Quoted on ${today}`, "How rang", "By kim"]);
  expect(sydney!.rows.slice(4).map((row) => row.join("|"))).toEqual([
    "Yard|Phone|Hours|Last asked|Copper|Copper last|Aluminium|Aluminium last|Note",
    "Zinc & Sons (3)|(02) 5550 1234||never|||||",
    "Yard 4 (4)|(02) 5550 1234|Mo-Fr 07:00-16:00|2026-11-12||8.20-8.90, 2026-11-12 (4)|||",
    "Wattle Road Metals (1)|(02) 5550 1234|Mo-Fr 07:00-16:00|2026-11-19||8.50, 2026-11-19 (1)|||",
  ]);
  expect(coffs!.rows.slice(4).map((row) => row.join("|"))).toEqual([
    "Yard|Phone|Hours|Last asked|Copper|Copper last|Note",
    "acacia Scrap (2)|(02) 5550 1234||never|||",
  ]);
  // As it is, it says nothing: not what was said last.
  expect((await run(load, ["round.xlsx"], made)).stdout).toMatch(/^Nothing to change/m);
  expect(await run(round, args, made)).toMatchObject({
    status: 1,
    stderr: `${out} is there already. Name another with --out.\nNothing was written.\n`,
  });
  // A city that is named twice has one sheet, and one without yards has none.
  const named = ["sydney", "Hobart", "Sydney", "--remote"];
  const { stdout } = await run(round, named, made);
  expect(stdout).toMatch(
    /^Hobart has no yard on record\.\nWrote 3 yards in 1 city to .+ -- --remote /,
  );
  expect(stdout).toContain(`/round-${today}.xlsx. Once`);
});

test("a yard whose name looks like a formula is a text in a round, also where that is saved as CSV", async () => {
  const made = await place();
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "scrap_yards.csv"), "id,name\n4,=1+1\n");
  expect(await run(load, ["--update", folder], made)).toMatchObject({ status: 0 });
  await run(round, ["sydney", "--out", "round.xlsx"], made);
  const [sydney] = await cellsIn(path.join(made.cwd, "round.xlsx"));
  expect(sydney!.rows.map(([yard]) => yard)).toContain("'=1+1 (4)");
  const rows = sydney!.rows.map((cells) => {
    const said = cells[0]?.includes("(4)") ? cells.with(4, "9.10") : cells;
    return said.map((cell) => `"${cell}"`).join(",");
  });
  writeFileSync(path.join(made.cwd, "round.csv"), `${rows.join("\n")}\n`);
  const loaded = await run(load, ["--accept", "moves,range,alone", "round.csv"], made);
  expect(loaded).toMatchObject({ status: 0, stderr: "" });
  expect(loaded.stdout).toMatch(/^ {2}quotes\/4\/copper\/\S+ is new: \$9\.10, rang$/m);
});

test("a round can be typed into: cells are texts, names stay in sight, and what a yard does not take is grey", async () => {
  const made = await place();
  await run(round, ["sydney", "--out", "round.xlsx"], made);
  const files = unzipSync(readFileSync(path.join(made.cwd, "round.xlsx")));
  const [sheet, styles] = ["worksheets/sheet1", "styles"].map((name) =>
    strFromU8(files[`xl/${name}.xml`]!),
  ) as [string, string];
  // Five rows above the yards, and their names with the phone numbers.
  expect(sheet).toMatch(/<pane(?=[^>]* ySplit="5")(?=[^>]* xSplit="2")[^>]* state="frozen"/);
  expect(sheet).toContain('orientation="landscape"');
  const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([34, 15, 30, 12, 18, 18, 18, 18, 30]);
  const [, text] = /numFmtId="(\d+)" formatCode="@"/.exec(styles) ?? [];
  const all = (part: string, element: RegExp) => part.match(element) ?? [];
  const fills = all(styles, /<fill>.*?<\/fill>/g);
  const fonts = all(styles, /<font>.*?<\/font>/g);
  const looks = all(styles.slice(styles.indexOf("<cellXfs")), /<xf [^>]*>/g);
  const lookOf = (cell: string) => {
    const look = looks[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])] ?? "";
    const id = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(look)?.[1] ?? 0);
    return [
      String(id("numFmtId")) === text ? "text" : "",
      fills[id("fillId")]?.includes("DDDDDD") ? "grey" : "",
      fonts[id("fontId")]?.includes("<i/>") ? "said" : "",
    ].filter(Boolean);
  };
  // What yard 3 takes is not known; yards 4 and 1 list copper and brass, and no aluminium.
  expect(["E6", "G6", "E7", "G7", "G8", "F7", "F5", "A6", "B2"].map(lookOf)).toEqual([
    ...[["text"], ["text"], ["text"], ["text", "grey"], ["text", "grey"]],
    ...[["text", "said"], ["text", "said"], ["text"], ["text"]],
  ]);
});

test("the sheet of a city with a long name says its state all the same", async () => {
  const made = newPlace();
  const name = "Upper Murrumbidgee River Crossing";
  const slug = name.toLowerCase().replaceAll(" ", "-");
  // The second city has a yard and no price.
  const folder = writeFolder(({ cities, scrap_yards }) => {
    Object.assign(cities[1]!, { name, slug });
    Object.assign(scrap_yards[1]!, { city_slug: slug });
  });
  expect(await run(load, [folder], made)).toMatchObject({ status: 0 });
  await run(round, [name, "--out", "round.xlsx"], made);
  const [{ sheet } = {}] = await cellsIn(path.join(made.cwd, "round.xlsx"));
  // Excel opens no sheet whose name has more than 31 characters.
  expect(sheet).toBe("Upper Murrumbidgee River Cr NSW");
});

// LibreOffice 7.4 opened the workbook of this data, cells were set as the keyboard sets them, and it saved it as .xlsx.
test("a round as LibreOffice saves it is loaded whole, and a mistake in it is taken back alone", async () => {
  const made = await place();
  const file = path.join(import.meta.dirname, "saved", "round-libreoffice.xlsx");
  const accepted = ["--accept", "moves,range,alone", "--yes"];
  const { status, stdout } = await run(load, [...accepted, file], made);
  expect({ status, stdout }).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/quotes +6 added/),
  });
  expect(stdout).toContain("quotes/4/copper/2026-11-23 is new: does not take it, rang, by kim");
  const shown = async () => {
    const { prices } = (await readLive(made.target)).rows;
    return prices
      .filter(({ yards }) => yards)
      .map((row) => [row.cityId, row.materialId, row.minCents, row.maxCents, row.yards].join(" "));
  };
  expect(await shown()).toEqual(["2 1 830 910 1", "13 1 800 900 2", "13 2 19 130 2"]);
  expect((await run(load, [...accepted, file], made)).stdout).toMatch(/^Nothing to change/m);
  const key = "quotes/3/aluminum/2026-11-23";
  expect(await run(revert, ["--yes", "--only", key, "3"], made)).toMatchObject({ status: 0 });
  expect(await shown()).toEqual(["2 1 830 910 1", "13 1 800 900 2", "13 2 130 130 1"]);
});
