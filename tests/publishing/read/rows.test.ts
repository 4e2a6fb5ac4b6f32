import { expect, test } from "vitest";
import type { z } from "zod";
import { schemas } from "../../../publishing/read/rows.ts";
import { type Data, problemsOf, type Row, real, validData, writeFolder } from "../data-folder.ts";

/** The messages when the first row of a file, which is on line 2, has these cells. */
function problemsWith(file: keyof Data, cells: Row): string[] {
  const change = (data: Data) => {
    // Contact details that are reserved for fiction are a mistake of their own.
    if (file === "dataset") real(data);
    Object.assign(data[file][0] as Row, cells);
  };
  return problemsOf(writeFolder(change));
}

const price = "must be dollars per kg such as 8.50, at most two decimals";
const phone = "must be an Australian phone number, such as (02) 5550 1234";
const address = "must be a full web address that starts with https:// or http://";
const slug = "must be lower-case letters and digits with single hyphens, such as mount-isa";
const noCharacter = (code: string) =>
  `must not contain ${code}, which is no character: type the text again without it`;
const oneLine = "must be one line";

test.each<[keyof Data, string, string, string]>([
  ["dataset", "name", "", "must be filled in (found nothing)"],
  ["dataset", "published_on", "2026-02-29", "must be a real date such as 2026-11-20"],
  ["dataset", "published_on", "11/20/2026", "must be a real date such as 2026-11-20"],
  ["dataset", "is_sample", "perhaps", "must be true or false"],
  ["materials", "grade", "x".repeat(61), "must be 60 characters or fewer"],
  ["materials", "grade", "No. 2\nNo. 1", oneLine],
  ["states", "code", "N.S.W.", "must be two or three capital letters such as NSW"],
  ["states", "regulations", "", "must be filled in (found nothing)"],
  ["states", "regulations", "a\ufffeb", noCharacter("U+FFFE")],
  ["dataset", "name", "November\uffff", noCharacter("U+FFFF")],
  ["cities", "meta_description", "a\u{1ffff}b", noCharacter("U+1FFFF")],
  ["scrap_yards", "services", "Bins;Sc\uffffales", noCharacter("U+FFFF")],
  ["states", "regulations", "x".repeat(8001), "must be 8000 characters or fewer"],
  ["states", "regulator_url", "the police", address],
  ["cities", "id", "0", "must be a whole number from 1 to 2147483647"],
  ["cities", "id", "1.5", "must be a whole number from 1 to 2147483647"],
  ["cities", "name", "", "must be filled in (found nothing)"],
  ["cities", "lat", "-44.1", "must be a number from -44 to -9"],
  ["cities", "lon", "151,200", "must be a number from 112 to 154"],
  ["cities", "population", "5 million", "must be a whole number from 0 to 100000000"],
  ["cities", "time_zone", "Australia/Sidney", "must be an IANA time zone such as Australia/Sydney"],
  ["cities", "time_zone", "+10:00", "must be an IANA time zone such as Australia/Sydney"],
  ["cities", "meta_description", "a\nb", oneLine],
  ["materials", "name", "Old\rMac", oneLine],
  ["materials", "slug", "Copper!", slug],
  ["materials", "aliases", "cu;Red Metal", slug],
  ["materials", "aliases", "cu;cu", "must not repeat a value"],
  ["materials", "description", "", "must be filled in (found nothing)"],
  ["prices", "min", "8.299", price],
  ["prices", "min", "$8 a drum", price],
  ["prices", "max", "-1", price],
  ["prices", "max", "8.28", "must not be less than min"],
  ["prices", "max", "", "must be filled in when min is, and empty when min is empty"],
  ["prices", "max", "0", "must be 0 when min is 0, and more than 0 when min is (0 means no price)"],
  ["prices", "checked_on", "", "must be a real date such as 2026-11-20"],
  ["scrap_yards", "name", "x".repeat(121), "must be 120 characters or fewer"],
  ["scrap_yards", "address", "", "must be filled in (found nothing)"],
  ["scrap_yards", "phone", "call us", phone],
  ["scrap_yards", "phone", "02 5550 12345", phone],
  ["scrap_yards", "phone", "5550 4417", "must have its area code: 02 5550 4417 in NSW and the ACT"],
  ["scrap_yards", "website", "javascript:alert(1)", address],
  ["scrap_yards", "website", "http://yard", address],
  ["scrap_yards", "accepted_materials", ";", "must have at least one value"],
  ["scrap_yards", "services", "Bins; bins", "must not repeat a value"],
  ["scrap_yards", "latitude", "abc", 'must be a number from -44 to -9 (found "abc")'],
  ["scrap_yards", "latitude", "", "must be filled in when longitude is (found nothing)"],
  ["scrap_yards", "longitude", "", "must be filled in when latitude is (found nothing)"],
  ["scrap_yards", "opening_hours", "x".repeat(201), "must be 200 characters or fewer"],
  ["scrap_yards", "checked_on", "last week", "must be a real date such as 2026-11-20"],
  ["scrap_yards", "closed", "2026-02-30..2026-03-06", "must have real dates such as 2026-12-20"],
  ["scrap_yards", "closed", "2026-02-20..2026-02-30", "must have real dates such as 2026-12-20"],
  ["scrap_yards", "closed", "2026-12-20..2026-12-19", "must not end before it begins"],
  ["scrap_yards", "closed", "2026-12-20..2026-12-20 till 6 January", "must not have days in its"],
  ["scrap_yards", "listed", "10", "must be true or false"],
  ["materials", "world", "copper:0.6+zinc:0.5", "must have shares that sum to at most 1"],
])("%s.csv %s: a bad cell is refused (%#)", (file, column, cell, reason) => {
  // Without its slug other files refer to a row that is missing; those messages name other files.
  const here = problemsWith(file, { [column]: cell }).filter((line) => line.startsWith(file));
  expect(here).toEqual([expect.stringContaining(`${file}.csv:2 ${column}: ${reason}`)]);
});

test("what was found is shown on one line, and shortened", () => {
  const [problem] = problemsWith("dataset", { published_on: `a\n"${"é".repeat(60)}` });
  expect(problem).toBe(
    `dataset.csv:2 published_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "a\\n\\"${"é".repeat(37)}…")`,
  );
});

test("every bad cell of a row is reported, rules over two cells included", () => {
  const cells = { min: "9", max: "8", checked_on: "soon" };
  expect(problemsWith("prices", cells)).toEqual([
    'prices.csv:2 checked_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "soon"); max: must not be less than min (found "8")',
  ]);
});

test.each<[keyof Data, Row]>([
  ["prices", { min: "0.05", max: "0.05", description: "" }],
  ["scrap_yards", { phone: "1300 975 707", website: "http://www.yard.example/a?b=c" }],
  ["scrap_yards", { phone: "+61 2 5550 1234", website: "", description: "One.\n\nTwo 🐨\ufffd." }],
  ["scrap_yards", { latitude: "", longitude: "", accepted_materials: "", services: "" }],
  ["materials", { meta_description: "", aliases: "", grade: "", family: "" }],
  ["materials", { world: "copper:0.6+zinc:0.4" }],
  ["dataset", { is_sample: "TRUE", published_on: "2028-02-29" }],
  ["scrap_yards", { closed: "2026-12-20..2026-12-20 Christmas" }],
])("%s.csv: %j is accepted", (file, cells) => {
  expect(problemsWith(file, cells)).toEqual([]);
});

test("problems of all files come together, by file and line", () => {
  const folder = writeFolder((data) => {
    Object.assign(data.scrap_yards[2] as Row, { phone: "x" });
    Object.assign(data.scrap_yards[0] as Row, { website: "x" });
    Object.assign(data.states[1] as Row, { checked_on: "x" });
  });
  expect(problemsOf(folder).map((line) => line.split(": ", 1)[0])).toEqual([
    "states.csv:5 checked_on",
    "scrap_yards.csv:2 website",
    "scrap_yards.csv:4 phone",
  ]);
  expect(validData().states[0]?.regulations.split("\n")).toHaveLength(3);
});

/** How many characters the texts of each file may have. */
const LENGTHS: { [File in keyof typeof schemas]?: Record<string, number> } = {
  dataset: { name: 120 },
  states: {
    ...{ name: 120, cash: 120, disposal_notice: 120, bring_id: 200, bring_payment: 200 },
    ...{ bring_records: 200, regulations: 8000, regulator: 200, sources: 300 },
  },
  cities: { name: 80, slug: 80, meta_description: 320 },
  materials: {
    ...{ name: 120, slug: 80, aliases: 80, description: 2000, meta_description: 320, grade: 60 },
    ...{ family: 80, world: 80 },
  },
  prices: { city_slug: 80, material_slug: 80, description: 500 },
  quotes: { material_slug: 80, by: 60, note: 300 },
  scrap_yards: {
    ...{ name: 120, address: 200, city_slug: 80, description: 2000, accepted_materials: 60 },
    ...{ services: 60, opening_hours: 200, source: 200 },
  },
  synonyms: { word: 80, leads_to: 200, title: 80 },
  things: { thing: 80, counts_as: 80, title: 80 },
  items: {
    ...{ slug: 80, name: 60, counts_as: 80, listed_as: 80, bought: 200, made_of: 200 },
    ...{ advice: 300, source: 300, also_called: 400, title: 80 },
  },
  places: { name: 80, leads_to: 80 },
};

test("texts may be as long as their column allows, and not longer", () => {
  const allowed = Object.entries(LENGTHS).map(([file, columns]) => {
    const { shape } = schemas[file as keyof typeof schemas] as { shape: Record<string, z.ZodType> };
    const lengths = Object.entries(columns).map(([column, length]) => {
      const isAllowed = (count: number) => shape[column]!.safeParse("x".repeat(count)).success;
      return [column, isAllowed(length) && !isAllowed(length + 1) ? length : "another length"];
    });
    return [file, Object.fromEntries(lengths)];
  });
  expect(Object.fromEntries(allowed)).toEqual(LENGTHS);
});

/** Which of these cells of a column are refused. */
const refused = (file: keyof typeof schemas, column: string, cells: string[]) => {
  const { shape } = schemas[file] as { shape: Record<string, z.ZodType> };
  return cells.filter((cell) => !shape[column]!.safeParse(cell).success);
};

test.each<[keyof typeof schemas, string, string[], string[]]>([
  [
    "scrap_yards",
    "closed",
    [`2026-12-20..2026-12-21 ${"x".repeat(57)}`],
    ["2026-12-20..2026-12-21 "],
  ],
  ["cities", "name", ["Wagga Wagga", "Mt-Isa 2"], ["Wagga  Wagga", "-Isa", "Isa-", "Wagga!"]],
  ["cities", "population", ["0", "100000000"], ["100000001"]],
  ["materials", "world", ["copper:1", "a-b:0.5"], ["copper:2", "copper:0.6+zinc", "copper;zinc"]],
  ["synonyms", "word", ["-a-", "1"], ["-", "é"]],
  ["synonyms", "leads_to", ["copper", "/a-b/?c=d#e+1", "a; /b/;c"], ["copper;", "a b", "A", "b/"]],
  ["things", "counts_as", ["a;b", "a; b-1"], ["a,b", "a;", ";a", "a;  b", "A"]],
  ["things", "guide", ["/scrap-my-car/"], ["scrap-my-car", "/a b/", "/é/"]],
  [
    "items",
    "lightest",
    ["0.0001", "99999.9999", "54"],
    ["0", "0.", "00.0", "100000", "1.", "0.00001"],
  ],
  ["items", "unit", ["piece", "m", "m2", "kg"], ["t"]],
  ["items", "quality", ["ok", "computed", "fair", "weak", "none"], ["good"]],
  ["items", "pays", ["", "0.68", "1", "1.05"], ["0", "0.00", "68", "68%", "2", "-0.5"]],
  ["quotes", "how", ["rang", "visited", "paid", "list", ""], ["emailed"]],
  ["places", "postcode", ["", "0800"], ["800", "08000", "x080"]],
  ["places", "name", ["É Town"], ["12"]],
])("%s.csv %s: accepts %j, not %j", (file, column, accepted, others) => {
  expect(refused(file, column, [...accepted, ...others])).toEqual(others);
});

test.each<[keyof typeof schemas, Row, string[]]>([
  ["prices", { min: "0", max: "8" }, ["max"]],
  ["prices", { min: "0", max: "0" }, []],
  ["price_history", { min: "8", max: "8" }, []],
  ["price_history", { min: "9", max: "10" }, []],
  ["price_history", { min: "9", max: "8" }, ["max"]],
  ["quotes", { low: "9", high: "8" }, ["high"]],
  // As numbers, not as texts.
  ["items", { lightest: "9", heaviest: "10" }, []],
  ["items", { lightest: "10", heaviest: "9" }, ["heaviest"]],
  ["items", { lightest: "", heaviest: "9" }, ["heaviest"]],
  ["places", { postcode: "", latitude: "", longitude: "", leads_to: "Oak" }, []],
  ["places", { leads_to: "" }, []],
  [
    "places",
    { postcode: "", latitude: "", longitude: "", leads_to: "" },
    ["postcode", "latitude", "longitude"],
  ],
])("%s.csv: %j is refused in %j", (file, cells, columns) => {
  const row = {
    ...{ city_slug: "sydney", material_slug: "copper", checked_on: "2026-11-18" },
    ...{ description: "" },
    ...{ yard_id: "1", quoted_on: "2026-11-18", how: "", by: "", note: "", leads_to: "" },
    ...{
      slug: "bin",
      name: "Bin",
      unit: "piece",
      counts_as: "",
      pays: "",
      listed_as: "",
      bought: "",
    },
    ...{ made_of: "tin", advice: "", quality: "ok", source: "Ours", also_called: "" },
    ...{ guide: "", title: "", state: "NSW", postcode: "2999", population: "" },
    ...{ latitude: "-33", longitude: "151", ...cells },
  };
  const { error } = schemas[file].safeParse(row);
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(columns);
});
