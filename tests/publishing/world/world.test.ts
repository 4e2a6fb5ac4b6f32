import { describe, expect, test } from "vitest";
import type { WorldPriceRow } from "../../../publishing/project.ts";
import { readRates } from "../../../publishing/world/exchange-rates.ts";
import { assertNotOlder, nextPrices } from "../../../publishing/world/next-prices.ts";
import { readPinkSheet } from "../../../publishing/world/pink-sheet.ts";
import { farMonths, isRevisedTooFar, previewOf } from "../../../publishing/world/preview.ts";
import { editionFile } from "./edition-file.ts";

describe("a workbook", () => {
  test("is read by the names of its sheet and columns", async () => {
    const edition = await readPinkSheet("CMO.xlsx", editionFile());
    expect(edition.day).toBe("2026-06-02");
    expect(edition.prices.get("copper")).toEqual(new Map([["2026-05", 13543.19]]));
    expect([...edition.prices.keys()].toSorted()).toEqual([
      ...["aluminium", "copper", "iron-ore", "lead", "nickel", "tin", "zinc"],
    ]);
  });

  test.each([
    ["another sheet", { sheet: "Annual Prices" }, 'has no sheet "Monthly Prices"'],
    ["no day", { updated: "June" }, 'does not say "Updated on"'],
    ["no copper", { names: ["Aluminum", "", "Cu"] }, 'has no column "Aluminum"'],
    ["another unit", { units: ["($/kg)"] }, 'gives "Aluminum" in ($/kg)'],
    ["a word", { months: { "2026M05": ["n.a."] } }, 'has "n.a." as a price of "Aluminum"'],
    [
      "a formula without a result",
      { months: { "2026M05": [{ xml: "><f>B6</f></c>" }] } },
      'has "a cell that has a formula without a saved result',
    ],
    ["nothing for a price", { months: { "2026M05": ["0"] } }, 'has "0" as a price of "Aluminum"'],
    [
      "less than nothing",
      { months: { "2026M05": [1, 1, "-1"] } },
      'has "-1" as a price of "Copper"',
    ],
    ["no months", { months: {} }, 'has no prices of "Aluminum"'],
  ])("with %s is refused, and says what to do", async (_, shown, reason) => {
    const refused = readPinkSheet("CMO.xlsx", editionFile(shown));
    await expect(refused).rejects.toThrow(`CMO.xlsx: ${reason}`);
    await expect(refused).rejects.toThrow("Download the workbook of monthly prices again");
  });

  test("has months of a year, and signs for no price, and prices of four decimals", async () => {
    const shown = [1, 2, 3, 4, 5, 6, 7];
    const months = {
      ...{ "2025M12": shown, "2026M01": ["…", "..", "", 4, " 5 ", 6, 7], "2026M10": shown },
      ...{ "2026M13": shown, "2026M00": shown, Average: shown, "12026M03": shown },
      "2026M02": [1, 2, "0.123449999", "4.00006", 5, 6, "0.30000000000000004"],
    };
    const edition = await readPinkSheet(
      "CMO.xlsx",
      editionFile({ updated: "UPDATED ON December 31, 2026", months }),
    );
    expect(edition.day).toBe("2026-12-31");
    const { copper, aluminium, zinc, lead, tin } = Object.fromEntries(edition.prices);
    expect([...copper!]).toEqual([
      ["2025-12", 3],
      ["2026-10", 3],
      ["2026-02", 0.1234],
    ]);
    expect([...aluminium!.keys()]).toEqual(["2025-12", "2026-10", "2026-02"]);
    expect(zinc!.get("2026-02")).toBe(0.3);
    expect(lead!.get("2026-02")).toBe(4.0001);
    expect([lead!.get("2026-01"), tin!.get("2026-01")]).toEqual([4, 5]);
  });

  test("may state the unit of iron ore as either, and no other", async () => {
    const tonnes = Array.from({ length: 7 }, () => "($/mt)");
    const units = tonnes.with(1, "($/dmt)");
    const ore = await readPinkSheet("CMO.xlsx", editionFile({ units, sheet: " Monthly Prices" }));
    expect(ore.prices.get("iron-ore")).toEqual(new Map([["2026-05", 108.64]]));
    await expect(readPinkSheet("CMO.xlsx", editionFile({ units: tonnes }))).rejects.toThrow(
      'gives "Iron ore, cfr spot" in ($/mt) instead of ($/dmtu).',
    );
  });

  test("that is none is refused", async () => {
    const page = new TextEncoder().encode("<!doctype html><title>Not found</title>");
    await expect(readPinkSheet("CMO.xlsx", page)).rejects.toThrow(
      "cannot be read as an .xlsx file",
    );
  });
});

describe("a file of exchange rates", () => {
  test.each([
    ["FRED's", "observation_date,EXUSAL\n2026-04-01,.\n2026-05-01,0.7188\n"],
    [
      "the mirror's",
      "Date,Country,Value\n2026-05-01,Austria,9.1\n2026-05-01,Australia,1.3912\n2026-05-01,Canada,1.4\n",
    ],
  ])("as %s gives AUD per USD", (_, text) => {
    expect(readRates("rates.csv", text)).toEqual(new Map([["2026-05", 1.3912]]));
  });

  test("may have blanks, empty lines, a byte order mark and months without a rate", () => {
    const text = "\ufeffobservation_date , EXUSAL\n\n2026-04-01 , 0.7\n2026-05-01,\n2026-06-01,.\n";
    expect([...readRates("rates.csv", text)]).toEqual([["2026-04", 1.4286]]);
  });

  test.each([
    ["month,rate\n2026-05,1.39\n", "has none of the headers"],
    ["observation_date,EXUSAL\n2026-05-01,1.3912\n", "which is no such rate"],
    [
      "observation_date,EXUSAL\n2026-05-01,0.71\n2026-05-04,0.72\n",
      "rates.csv: has two rates for 2026-05. Download the monthly file, not the daily one.",
    ],
    ["Date,Country,Value\n2026-05-01,Austria,9.1\n", "has no rate for Australia"],
    ['observation_date,EXUSAL\n"', "has none of the headers"],
  ])("%j is refused", (text, reason) => {
    expect(() => readRates("rates.csv", text)).toThrow(reason);
  });
});

describe("what an edition changes", () => {
  const row = (month: string, usd: string): WorldPriceRow => {
    const price = { usd, aud_per_usd: "1.5", aud_per_kg: "15.0000", unit: "USD/t" };
    return { month, series: "copper", ...price, edition: "2026-06-02" };
  };
  const known = [row("2026-04", "10000"), row("2026-05", "10000")];
  const next = (prices: [string, number][], rates?: Map<string, number>) =>
    nextPrices(known, { day: "2026-07-02", prices: new Map([["copper", new Map(prices)]]) }, rates);

  test("is new months and revised ones; a month without a rate is left out and said", () => {
    const months: [string, number][] = [
      ["2009-12", 7000],
      ["2026-04", 10_000],
      ["2026-05", 10_100],
      ["2026-06", 11_000],
    ];
    const without = next(months);
    expect(without.rows.map(({ month }) => month)).toEqual(["2026-04", "2026-05"]);
    expect(previewOf(without, "2026-07-02", "2026-06-02").join("\n")).toContain(
      "there is no exchange rate for 2026-06",
    );
    const { added, revised } = next(months, new Map([["2026-06", 1.6]]));
    expect(added).toMatchObject([{ month: "2026-06", aud_per_kg: "17.6000" }]);
    expect(revised).toMatchObject([{ month: "2026-05", moved: expect.closeTo(0.01) }]);
    expect(isRevisedTooFar({ revised })).toBe(false);
  });

  test("is refused where a known month moves by more than a revision does, in USD or by its rate", () => {
    const moved = next([
      ["2026-04", 10_000],
      ["2026-05", 10_300],
    ]);
    expect(isRevisedTooFar(moved)).toBe(true);
    const same: [string, number][] = [
      ["2026-04", 10_000],
      ["2026-05", 10_000],
    ];
    expect(isRevisedTooFar(next(same, new Map([["2026-05", 1.4]])))).toBe(true);
    expect(isRevisedTooFar(next(same))).toBe(false);
  });

  test.each([
    [150_000, ["copper 2026-06: 225.0000 AUD per kg, after 15.0000 in 2026-05"]],
    [1000, ["copper 2026-06: 1.5000 AUD per kg, after 15.0000 in 2026-05"]],
    [15_000, []],
    [6700, []],
  ])("is asked about where a new month is far from the last, here %i", (usd, lines) => {
    const months: [string, number][] = [
      ["2026-04", 10_000],
      ["2026-05", 10_000],
      ["2026-06", usd],
    ];
    const found = next(months, new Map([["2026-06", 1.5]]));
    expect(farMonths(found)).toEqual(lines);
    expect(previewOf(found, "2026-07-02").slice(2)).toEqual(
      lines.flatMap((line) => ["  new months that are far from the month before:", `    ${line}`]),
    );
  });

  test("names known months that it lacks", () => {
    expect(next([["2026-05", 10_000]]).missing).toEqual(["copper 2026-04"]);
  });
});

test("an edition that is older than the known one is refused", () => {
  const compare = (edition: string) => () =>
    assertNotOlder(edition, "2026-06-02", "the database has");
  expect(compare("2026-06-02")).not.toThrow();
  expect(compare("2026-05-04")).toThrow(
    "The workbook was updated on 2026-05-04, and the database has the edition of 2026-06-02. Download the newest one.",
  );
});
