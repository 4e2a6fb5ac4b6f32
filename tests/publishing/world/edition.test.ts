import { expect, test } from "vitest";
import type { WorldPriceRow } from "../../../publishing/project.ts";
import {
  assertNotOlder,
  type NextPrices,
  nextPrices,
  type Revision,
} from "../../../publishing/world/next-prices.ts";
import { farMonths, isRevisedTooFar, previewOf } from "../../../publishing/world/preview.ts";

function row(series: string, month: string, aud_per_kg: string, usd = "10000"): WorldPriceRow {
  return {
    series,
    month,
    usd,
    unit: "USD/t",
    aud_per_usd: "1.5",
    aud_per_kg,
    edition: "2026-06-02",
  };
}

function revision(month: string, moved: number): Revision {
  const before = { usd: "10000", aud_per_usd: "1.5", aud_per_kg: "15.0000" };
  const after = { usd: "10100", aud_per_usd: "1.4", aud_per_kg: "14.1400" };
  return { month, series: "copper", before, after, moved };
}

const NOTHING: NextPrices = { rows: [], added: [], revised: [], withoutRate: [], missing: [] };
const preview = (next: Partial<NextPrices>) => previewOf({ ...NOTHING, ...next }, "2026-07-02");

const TITLE = "World prices, edition of 2026-07-02 (known: none)";
const text = (month: string, change: string) =>
  `  revised: copper ${month}: 10000 USD at 1.5 → 10100 USD at 1.4 (${change})`;

test("an edition that changes nothing says so", () => {
  expect(previewOf(NOTHING, "2026-07-02", "2026-06-02")).toEqual([
    "World prices, edition of 2026-07-02 (known: 2026-06-02)",
    "  no new and no revised month",
  ]);
});

test("new months are one line each, the earliest first, with all their prices", () => {
  const added = [
    row("copper", "2026-06", "17.6000"),
    row("copper", "2026-05", "15.0000"),
    row("copper", "2026-07", "18.0000"),
    row("lead", "2026-05", "3.0000"),
  ];
  expect(preview({ added })).toEqual([
    TITLE,
    "  new: 2026-05 in AUD per kg: copper 15.0000, lead 3.0000",
    "  new: 2026-06 in AUD per kg: copper 17.6000",
    "  new: 2026-07 in AUD per kg: copper 18.0000",
  ]);
});

test("revisions of more than 2 % come first and are counted, up or down", () => {
  const revised = [
    revision("2026-01", 0.02),
    revision("2026-02", 0.0201),
    revision("2026-03", -0.02),
    revision("2026-04", -0.03),
  ];
  expect(preview({ revised, withoutRate: ["2026-05", "2026-06"] })).toEqual([
    TITLE,
    text("2026-02", "+2.01 %"),
    text("2026-04", "−3.00 %"),
    text("2026-01", "+2.00 %"),
    text("2026-03", "−2.00 %"),
    "  left out, because there is no exchange rate for 2026-05, 2026-06: add a newer file of rates",
    "  2 of them by more than 2 %, which is more than a revision moves a price",
  ]);
  expect([0, 2].map((i) => isRevisedTooFar({ revised: [revised[i]!] }))).toEqual([false, false]);
  expect([1, 3].map((i) => isRevisedTooFar({ revised: [revised[0]!, revised[i]!] }))).toEqual([
    ...[true, true],
  ]);
});

test("twenty revisions are listed, and of more their number", () => {
  const revisions = (count: number) =>
    preview({ revised: Array.from({ length: count }, () => revision("2026-01", 0.01)) });
  const lines = Array.from({ length: 20 }, () => text("2026-01", "+1.00 %"));
  expect(revisions(20)).toEqual([TITLE, ...lines]);
  expect(revisions(22)).toEqual([TITLE, ...lines, "  … and 2 more revisions"]);
});

test("a new month is far from half as much again on, up or down, but not from another series", () => {
  const far = (...prices: string[]) => {
    const rows = prices.map((price, i) => row("copper", `2026-0${i + 1}`, price));
    return farMonths({ rows: [row("lead", "2026-09", "1"), ...rows], added: rows.slice(1) });
  };
  expect(far("10", "15")).toEqual([]);
  expect(far("10", "15.1")).toEqual(["copper 2026-02: 15.1 AUD per kg, after 10 in 2026-01"]);
  expect(far("15", "10")).toEqual([]);
  expect(far("15.1", "10")).toEqual(["copper 2026-02: 10 AUD per kg, after 15.1 in 2026-01"]);
  const [first, second] = [row("copper", "2026-01", "10"), row("copper", "2026-02", "15.1")];
  expect(preview({ rows: [first, second], added: [second] })).toEqual([
    TITLE,
    "  new: 2026-02 in AUD per kg: copper 15.1",
    "  new months that are far from the month before:",
    "    copper 2026-02: 15.1 AUD per kg, after 10 in 2026-01",
  ]);
  expect(farMonths({ rows: [row("lead", "2026-09", "1"), first], added: [first] })).toEqual([]);
  expect(farMonths({ rows: [row("copper", "2025-12", "1"), first], added: [] })).toEqual([]);
});

test("the rates of a file come before the known ones, and months before the first known one are left out", () => {
  const known = [
    row("copper", "2026-02", "15.0000"),
    row("copper", "2026-01", "15.0000"),
    row("lead", "2026-02", "3.0000"),
  ];
  const prices = new Map([
    ["2026-03", 8000],
    ["2025-12", 1],
    ["2026-02", 10_000],
    ["2026-01", 10_100],
    ["2026-04", 9000],
    ["2026-05", 9000],
  ]);
  const next = nextPrices(
    known,
    { day: "2026-07-02", prices: new Map([["copper", prices]]) },
    new Map([
      ["2026-02", 1.6],
      ["2026-03", 1.25],
    ]),
  );
  expect(next.rows.map(({ month, aud_per_kg }) => [month, aud_per_kg])).toEqual([
    ["2026-01", "15.1500"],
    ["2026-02", "16.0000"],
    ["2026-03", "10.0000"],
  ]);
  expect(next.rows[2]).toMatchObject({ usd: "8000", aud_per_usd: "1.25", edition: "2026-07-02" });
  expect(next.added.map(({ month }) => month)).toEqual(["2026-03"]);
  expect(next.revised).toMatchObject([
    { month: "2026-01", moved: expect.closeTo(0.01) },
    { month: "2026-02", moved: expect.closeTo(16 / 15 - 1) },
  ]);
  expect(next.missing).toEqual(["lead 2026-02"]);
  expect(next.withoutRate).toEqual(["2026-04", "2026-05"]);
});

test("each series has its own prices of a month, and a month without a rate is said once", () => {
  const known = [
    row("copper", "2026-01", "15.0000"),
    row("lead", "2026-01", "3.0000", "2000"),
    row("copper", "2026-02", "15.0000"),
  ];
  const prices = (usd: number) =>
    new Map(["01", "02", "03"].map((month) => [`2026-${month}`, usd]));
  const series = new Map([
    ["copper", prices(10_000)],
    ["lead", prices(2000)],
  ]);
  const next = nextPrices(known, { day: "2026-07-02", prices: series });
  expect(next.added.map(({ series, month }) => `${series} ${month}`)).toEqual(["lead 2026-02"]);
  expect(next).toMatchObject({ revised: [], missing: [], withoutRate: ["2026-03"] });
});

test("an edition that is older than the known one is refused", () => {
  const compare = (edition: string) => () =>
    assertNotOlder(edition, "2026-06-02", "the database has");
  expect(compare("2026-06-02")).not.toThrow();
  expect(compare("2026-05-04")).toThrow(
    "The workbook was updated on 2026-05-04, and the database has the edition of 2026-06-02. Download the newest one.",
  );
});
