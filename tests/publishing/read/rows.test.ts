import { expect, test } from "vitest";
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
const phone =
  "must be a phone number of digits, spaces, brackets and hyphens, such as (02) 5550 1234";
const address = "must be a full web address that starts with https:// or http://";
const slug = "must be lower-case letters and digits with single hyphens, such as mount-isa";
const noCharacter = (code: string) =>
  `must not contain ${code}, which is no character: type the text again without it`;
const oneLine = "must be one line, without tabs or control characters";

test.each<[keyof Data, string, string, string]>([
  ["dataset", "name", "", "must be filled in (found nothing)"],
  ["dataset", "published_on", "2026-02-29", "must be a real date such as 2026-11-20"],
  ["dataset", "published_on", "11/20/2026", "must be a real date such as 2026-11-20"],
  ["dataset", "is_sample", "perhaps", "must be true or false"],
  ["materials", "grade", "x".repeat(61), "must be 60 characters or fewer"],
  ["materials", "grade", "No. 2\nNo. 1", "must be one line"],
  ["states", "code", "N.S.W.", "must be two or three capital letters such as NSW"],
  ["states", "regulations", "", "must be filled in (found nothing)"],
  ["states", "regulations", "a\u0007b", "must not contain tabs or control characters"],
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
  ["materials", "name", "Tab\there", oneLine],
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
  ["scrap_yards", "website", "javascript:alert(1)", address],
  ["scrap_yards", "website", "http://yard", address],
  ["scrap_yards", "accepted_materials", ";", "must have at least one value"],
  ["scrap_yards", "services", "Bins; bins", "must not repeat a value"],
  ["scrap_yards", "latitude", "abc", 'must be a number from -44 to -9 (found "abc")'],
  ["scrap_yards", "latitude", "", "must be filled in when longitude is (found nothing)"],
  ["scrap_yards", "longitude", "", "must be filled in when latitude is (found nothing)"],
  ["scrap_yards", "opening_hours", "x".repeat(201), "must be 200 characters or fewer"],
  ["scrap_yards", "checked_on", "last week", "must be a real date such as 2026-11-20"],
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
  expect(problemsWith("prices", cells).map((line) => line.split(":", 2).join(":"))).toEqual([
    "prices.csv:2 checked_on",
    "prices.csv:2 max",
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
