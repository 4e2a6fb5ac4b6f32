import { expect, test } from "vitest";
import { contentOf } from "../../../publishing/compare/content.ts";
import { complete, giveIds, type Whole } from "../../../publishing/compare/parts.ts";
import { cellsOf, filesOf } from "../../../publishing/compare/row-cells.ts";
import type { CsvFile } from "../../../publishing/read/header.ts";
import type { Rows } from "../../../publishing/read/rows.ts";
import type { Row } from "../data-folder.ts";
import { liveOf, realData } from "../live.ts";

const ALL: (keyof Rows)[] = [
  ...(["dataset", "states", "cities", "materials", "prices", "scrap_yards", "synonyms"] as const),
  ...(["things", "items", "places"] as const),
];

/** What is live, as a folder is completed from it. */
function wholeOf(more: Partial<Whole> = {}): Whole {
  const live = liveOf(realData());
  const cells = cellsOf(contentOf(live.rows), "2026-11-20");
  return { ...{ live, cells, isUpdate: false, today: "2026-11-21", nextYard: 9 }, ...more };
}

/** The files after they were completed, by default from a whole export of what is live. */
function completed(
  change: (files: Record<string, CsvFile>) => void,
  { present = ALL, ...more }: Partial<Whole> & { present?: (keyof Rows)[] } = {},
) {
  const whole = wholeOf(more);
  const files = filesOf(whole.cells);
  change(files);
  giveIds(files, whole);
  complete(files, new Set(present), whole);
  return (file: keyof Rows, column: string) =>
    files[file].rows.map(({ cells }) => cells[column] ?? null);
}

/** Replaces the rows of a file. */
const rows = (...cells: Row[]): Pick<CsvFile, "rows"> => {
  return { rows: cells.map((row, i) => ({ line: i + 2, cells: { ...row }, typed: row })) };
};

test("a publication without a day is of today, and one with a day keeps it", () => {
  const day = (published_on: string) =>
    completed((files) => void Object.assign(files.dataset!.rows[0]!.cells, { published_on }))(
      ...(["dataset", "published_on"] as const),
    );
  expect(day("")).toEqual(["2026-11-21"]);
  expect(day("2026-11-02")).toEqual(["2026-11-02"]);
});

test("a file that is missing is as it is live, but not where samples and real data replace each other", () => {
  const without = (is_sample: string, present: (keyof Rows)[]) =>
    completed(
      (files) => {
        Object.assign(files.dataset!.rows[0]!.cells, { is_sample });
        Object.assign(files.states!, rows());
      },
      { present },
    )("states", "code");
  const others = ALL.filter((name) => name !== "states");
  expect(without("false", others)).toEqual(["NSW", "TAS"]);
  expect(without("No", others)).toEqual(["NSW", "TAS"]);
  for (const sample of ["true", "YES", "1"]) expect(without(sample, others)).toEqual([]);
  // Without a dataset.csv it is the same kind.
  expect(without("true", ["prices"])).toEqual(["NSW", "TAS"]);
  expect(without("false", ALL)).toEqual([]);
});

test("an update leaves rows that it does not have, puts those it has in their place and adds new ones", () => {
  const yard = (id: string, name: string): Row => ({ id, name, address: `${name} Road` });
  const given = (isUpdate: boolean) =>
    completed(
      (files) => Object.assign(files.scrap_yards!, rows(yard("12", "New"), yard("2", "Second"))),
      { isUpdate },
    )("scrap_yards", "name");
  expect(given(true)).toEqual(["Wattle Road Metals", "Second", "Zinc & Sons", "New"]);
  expect(given(false)).toEqual(["New", "Second"]);
  // One that is there twice is not half read: a check of all rows names both.
  const twice = completed(
    (files) => Object.assign(files.scrap_yards!, rows(yard("2", "Second"), yard("2", "Third"))),
    { isUpdate: true },
  );
  expect(twice("scrap_yards", "name")).toEqual([
    ...["Wattle Road Metals", "Second", "Third", "Zinc & Sons"],
  ]);
});

test("a column that is missing is as it is live, but not what follows from another address", () => {
  const absent = ["phone", "city_slug", "latitude", "longitude"];
  const yard = (id: string, address: string): Row => ({ id, name: "Wattle", address });
  const found = completed((files) =>
    Object.assign(files.scrap_yards!, {
      ...rows(yard("1", "1 Smelter Road"), yard("2", "9 New Road"), yard("77", "7 Road")),
      absent,
    }),
  );
  const without = completed((files) =>
    Object.assign(files.scrap_yards!, {
      ...rows({ id: "1", name: "Wattle" }),
      absent: ["address", "city_slug", "latitude"],
    }),
  );
  expect(
    ["address", "city_slug", "latitude"].map((column) => without("scrap_yards", column)),
  ).toEqual([["1 Smelter Road"], ["sydney"], ["-33.8125"]]);
  expect(found("scrap_yards", "phone")).toEqual(["(02) 9999 1234", "(02) 9999 1234", null]);
  expect(found("scrap_yards", "city_slug")).toEqual(["sydney", null, null]);
  expect(found("scrap_yards", "latitude")).toEqual(["-33.8125", null, null]);
  expect(found("scrap_yards", "website")).toEqual([null, null, null]);
});

test("a yard without an id is the one of its name and address, or else gets an id that nobody had", () => {
  const yard = (id: string, name: string, address: string): Row => ({ id, name, address });
  const ids = (given: Row[], more: Partial<Whole> = {}) =>
    completed(
      (files) => Object.assign(files.scrap_yards!, rows(...given)),
      more,
    )(...(["scrap_yards", "id"] as const));
  expect(
    ids([yard("", "zinc & SONS", "3 smelter road"), yard("", "Zinc & Sons", "4 Road")]),
  ).toEqual([...["3", "9"]]);
  // An id that the file has is taken, and numbers go on above those of the file.
  const [known, taken] = [yard("", "Zinc & Sons", "3 Smelter Road"), yard("3", "Other", "1 Road")];
  expect(ids([known, taken, yard("", "New", "2 Road")])).toEqual(["9", "3", "10"]);
  expect(ids([yard("40", "Other", "1 Road"), yard("", "New", "2 Road"), known])).toEqual([
    ...["40", "41", "3"],
  ]);
  expect(ids([known, { ...known }])).toEqual(["3", "9"]);
  // One that was there when the file was made comes back under its id.
  const base = new Map([["yards/5", { id: 5, name: "Gone", address: "5 Road" }]]);
  expect(ids([yard("", "Gone", "5 Road")])).toEqual(["9"]);
  expect(ids([yard("", "Gone", "5 Road")], { base })).toEqual(["5"]);
  // Where another yard has its name and address now, that is the one.
  const other = new Map([["yards/5", { id: 5, name: "Zinc & Sons", address: "3 Smelter Road" }]]);
  expect(ids([known], { base: other })).toEqual(["3"]);
});

test("amounts are dollars in files, lists have semicolons, and what is empty stays empty", () => {
  const { cells } = wholeOf();
  expect(cells.prices.map(({ min, max }) => [min, max])).toEqual([
    ["0.00", "0.00"],
    ["8.29", "11.00"],
    ["0.00", "0.00"],
  ]);
  expect(cells.scrap_yards.map((row) => row.accepted_materials)).toEqual([
    ...["Copper;Brass", "Copper", ""],
  ]);
  expect(cells.dataset).toMatchObject([{ published_on: "2026-11-20", is_sample: "false" }]);
});
