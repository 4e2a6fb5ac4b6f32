import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { latestDay, parseReport } from "../../../app/contact/report-validation.ts";
import table from "./dockets.csv?raw";

const PRICE = { kind: "price", city: "13", material: "1", yard: "7", seen: "Too low" };

function parsed(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...PRICE, ...values })) form.set(name, value);
  return parseReport(form);
}

it.each<Record<"docket" | "cents", string>>(parse(table, { columns: true }))(
  "a docket of “$docket” is “$cents” cents",
  ({ docket, cents }) => {
    expect(parsed({ docket }).entry?.docketCents).toBe(cents === "" ? null : Number(cents));
  },
);

const DOLLARS = "Enter the price per kilogram in dollars, such as 7.20";
const NEGATIVE = "The price on the docket can’t be negative";
const LOAD = "Enter the price per kilogram, not for the whole load: at most $1,000";
const DAY = "Enter the day as a date, such as 2026-11-20";

const WRONG: [field: string, message: string, values: string[]][] = [
  ["docket", DOLLARS, "7,200|1,000|7.20 kg|7.20/t|a 7|7.20.1|7.20000|$|1e3|12345678".split("|")],
  ["docket", NEGATIVE, ["-7", "−7", "–7", "$ –7"]],
  ["docket", LOAD, ["1000.01", "7200"]],
  ["seenOn", DAY, ["yesterday", "2026-02-30", "2026-2-3"]],
  ["seenOn", "Check the year", ["0026-11-20", "1999-12-31"]],
  ["material", "Choose the metal", [""]],
  ["kind", "Choose what is wrong", ["all"]],
  ["seen", "Say what is wrong in a few words", ["", "\u200b \u00a0"]],
  ["seen", "Shorten the text to 2000 characters: it has 2001", ["x".repeat(2_001)]],
  ["email", "Enter your email address, such as name@example.com", ["mei@mail"]],
];
it.each(WRONG)("the %s says: %s", (field, message, values) => {
  for (const value of values)
    expect([value, parsed({ [field]: value }).errors]).toEqual([value, { [field]: message }]);
});

it("a day must be between 2000 and today in the earliest time zone", () => {
  for (const seenOn of ["2000-01-01", latestDay(), ""])
    expect(parsed({ seenOn }).errors).toBeUndefined();
  expect(parsed({ seenOn: "2020-02-29" }).entry?.seenOn).toBe("2020-02-29");
  expect(parsed({ seenOn: " " }).entry?.seenOn).toBeNull();
});

it.each([
  ["1", true],
  ["999999999", true],
  ["1234567890", false],
  ["0", false],
  ["01", false],
  ["1x", false],
  ["", false],
])("%j is the id of a city: %s", (city, isId) => {
  expect(parsed({ city }).errors).toEqual(isId ? undefined : { city: "Choose the city" });
  const { entry } = parsed({ kind: "closed", yard: city });
  expect(entry?.yardId).toBe(isId ? Number(city) : null);
});

it("a report is about a price, or about a yard", () => {
  const of = (kind: string) => {
    const { cityId, materialId, yardId } = parsed({ kind }).entry ?? {};
    return [cityId, materialId, yardId];
  };
  expect(of("price")).toEqual([13, 1, null]);
  expect(of("hours")).toEqual([null, null, 7]);
});

it("a report keeps its page, the visitor's email address and the honeypot's verdict", () => {
  const given = { page: "/dubbo/", email: " a@b.example ", website: "x" };
  expect(parsed(given).entry).toMatchObject({
    page: "/dubbo/",
    email: "a@b.example",
    isSuspectedSpam: true,
  });
  expect(parsed({}).entry).toMatchObject({
    page: "/report/",
    email: null,
    isSuspectedSpam: false,
  });
});
