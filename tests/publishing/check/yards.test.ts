import { expect, test } from "vitest";
import { isFictionalPhone, sampleRows } from "../../../publishing/check/sample-rows.ts";
import { placedYards, suburbReader } from "../../../publishing/check/yard-cities.ts";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { phone } from "../../../publishing/read/contacts.ts";
import type { CsvFile } from "../../../publishing/read/header.ts";
import { problemsOf, writeFolder } from "../data-folder.ts";

type Cells = Record<string, string>;

/** A file with these rows, from line 2 on. */
function file(name: string, ...rows: Cells[]): CsvFile {
  const numbered = rows.map((cells, i) => ({ line: i + 2, cells, typed: { ...cells } }));
  return { name: `${name}.csv`, rows: numbered, problems: [] };
}

const CITIES = [
  { slug: "sydney", state: "NSW", lat: "-33.869", lon: "151.209" },
  { slug: "adelaide", state: "SA", lat: "-34.929", lon: "138.601" },
  { slug: "whyalla", state: "SA", lat: "-33.033", lon: "137.575" },
];

const GILLMAN = "129 Ingot Street, Gillman SA 5013";
const HERE = { latitude: "-34.8", longitude: "138.5" };
const NOWHERE = { latitude: "", longitude: "" };

/** The cells that yards get, and the lines on them. */
function placed(...yards: Cells[]) {
  const rows = yards.map((cells, i) => ({ line: i + 2, fields: { ...cells } as Cells }));
  const lines = placedYards("scrap_yards.csv", rows, CITIES, thisProject().places);
  return { cities: rows.map(({ fields }) => fields.city_slug), lines };
}

const CITY = `scrap_yards.csv city_slug: read 1 address as in the nearest city, "${GILLMAN}" as "adelaide" on line 2`;
const POINT = `scrap_yards.csv latitude: read 1 address for approximate coordinates, those of the suburb, "${GILLMAN}" as "-34.842, 138.5265" on line 2`;

test("a yard gets the city and the coordinates that it lacks from its address, and no others", () => {
  expect(placed({ address: GILLMAN, city_slug: "", ...NOWHERE })).toEqual({
    cities: ["adelaide"],
    lines: [CITY, POINT],
  });
  expect(placed({ address: GILLMAN, city_slug: "", ...HERE })).toEqual({
    cities: ["adelaide"],
    lines: [CITY],
  });
  expect(placed({ address: GILLMAN, city_slug: "whyalla", ...NOWHERE })).toEqual({
    cities: ["whyalla"],
    lines: [POINT],
  });
  const nothing = { cities: ["whyalla"], lines: [] };
  expect(placed({ address: GILLMAN, city_slug: "whyalla", ...HERE })).toEqual(nothing);
  const half = { address: GILLMAN, city_slug: "whyalla", latitude: "-34.8", longitude: "" };
  expect(placed(half)).toEqual(nothing);
  expect(placed({ ...half, latitude: "", longitude: "138.5" })).toEqual(nothing);
  expect(placed({ address: "Behind the silo", city_slug: "", ...NOWHERE })).toEqual({
    cities: [""],
    lines: [],
  });
});

test("a yard without a city is refused where its address names no suburb", () => {
  const folder = writeFolder(({ scrap_yards }) =>
    Object.assign(scrap_yards[1]!, { city_slug: "", address: "Behind the silo" }),
  );
  expect(problemsOf(folder)).toEqual([
    'scrap_yards.csv:3 city_slug: must be filled in, because the address does not end in a suburb that we know, such as Gillman SA 5013 (found "Behind the silo")',
  ]);
});

test("a phone number that is kept free for fiction is known, however it is written", () => {
  const fictional = ["(02) 5550 1234", "+61 2 7010 1234", "+61 (0)8 5550 0000", "0491 570 156"];
  const real = [
    "(02) 5551 1234",
    "(04) 5550 1234",
    "02 5550 12345",
    "0491 570 155",
    "1300 975 708",
  ];
  expect(fictional.filter((phone) => !isFictionalPhone(phone))).toEqual([]);
  const landlines = ["2", "3", "7", "8"].flatMap((area) => [
    ...[`(0${area}) 5550 1234`, `0${area} 7010 1234`],
  ]);
  expect(landlines.filter((phone) => !isFictionalPhone(phone))).toEqual([]);
  const mobiles = [
    ...["570 006", "570 110", "570 156", "570 157", "570 158", "570 159", "570 313"],
    ...["570 737", "571 266", "571 491", "571 804", "572 549"],
  ].map((end) => `0491 ${end}`);
  expect(mobiles.filter((phone) => !isFictionalPhone(phone))).toEqual([]);
  const free = ["1300 975 707", "1800 160 401"];
  expect(free.every(isFictionalPhone)).toBe(true);
  // The sample is made of them.
  const refused = [...landlines, ...mobiles, ...free].filter(
    (one) => !phone.safeParse(one).success,
  );
  expect(refused).toEqual([]);
  expect(real.filter(isFictionalPhone)).toEqual([]);
});

test("contact details for fiction are refused in data that say that they are real, and in no other", () => {
  const yards = file(
    "scrap_yards",
    { phone: "(02) 5550 1234", website: "https://yard.example/a" },
    { phone: "(02) 9999 1234", website: "https://example.yard.com" },
    { phone: "" },
    { phone: "", website: "https://a.example" },
  );
  const found = (is_sample: string) =>
    sampleRows(file("dataset", { is_sample }), yards).map(({ file: name, line, column, found }) => [
      ...[name, line, column, found],
    ]);
  const rows = [
    ["scrap_yards.csv", 2, "phone", "(02) 5550 1234"],
    ["scrap_yards.csv", 2, "website", "https://yard.example/a"],
    ["scrap_yards.csv", 5, "website", "https://a.example"],
  ];
  expect(["no", "False", "0"].map(found)).toEqual([rows, rows, rows]);
  expect(["yes", "true", "1", "", "10", "nope"].flatMap(found)).toEqual([]);
  expect(sampleRows(file("dataset", { is_sample: "no" }), yards)[0]?.reason).toBe(
    "must be real where is_sample is false; this one is reserved for fiction",
  );
});

test.each([
  ["Glenorchy", "hobart"],
  ["Gosford", "sydney"],
  // 62 km away.
  ["Springwood", undefined],
  ["Richmond", undefined],
  ["Richmond, NSW 2753", "sydney"],
  // There is another, too far from Hobart to be of any city.
  ["Rosebery", undefined],
  ["Rosebery NSW", "sydney"],
  ["rosebery nsw", "sydney"],
  ["Rosebery TAS", undefined],
])("the suburb %j is of the city %j", (typed, slug) => {
  const cities = [
    { slug: "sydney", state: "NSW", lat: "-33.869", lon: "151.209" },
    { slug: "hobart", state: "TAS", lat: "-42.881", lon: "147.325" },
  ];
  expect(suburbReader(thisProject().places)(cities)(typed)?.value).toBe(slug);
});
