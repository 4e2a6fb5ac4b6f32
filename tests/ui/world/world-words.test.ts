import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  besidePrices,
  latestWords,
  shareWords,
  sinceWords,
  WHY_LESS,
  worldAge,
  worldName,
} from "../../../app/world/world-words.ts";

const COPPER = [
  { month: "2026-03", audPerKg: 19 },
  { month: "2026-04", audPerKg: 20 },
  { month: "2026-05", audPerKg: 21 },
];

const on = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
beforeEach(() => void on("2026-06-20T02:00Z"));
afterAll(() => void vi.useRealTimers());

const recorded = (...months: string[]) =>
  months.map((month) => ({ month, minPrice: 8, maxPrice: 11 }));

test("a mix is named with its shares, and iron ore as what it is", () => {
  expect(worldName("copper:0.6+zinc:0.4")).toBe("60% copper and 40% zinc");
  expect(worldName("copper:0.57+zinc:0.43")).toBe("57% copper and 43% zinc");
  expect(worldName("iron-ore")).toBe("iron ore");
});

test("a world price is said with its month, or not at all", () => {
  expect(latestWords("copper", COPPER)).toBe(
    "The world price of copper was $21.00 a kilogram in May 2026, last month.",
  );
  expect(latestWords("copper", [])).toBeUndefined();
});

// In Sydney the day begins at 2 pm UTC, in summer at 1 pm; 28 September is 120 days after 31 May.
test.each([
  ["2026-05-31T12:00Z", "this month", false],
  ["2026-06-30T14:00Z", "2 months ago", false],
  ["2026-09-29T13:59Z", "4 months ago", false],
  ["2026-09-29T14:00Z", "4 months ago", true],
  ["2027-01-10T02:00Z", "8 months ago", true],
])("at %s the price of May is of %s; too old to compare with today: %s", (moment, words, isOld) => {
  on(moment);
  expect(worldAge(COPPER.at(-1)!)).toEqual({ words, isOld });
  const since = sinceWords([{ world: "copper", months: COPPER, checkedOn: "2026-03-20" }], "then");
  expect([latestWords("copper", COPPER) === undefined, since === ""]).toEqual([isOld, isOld]);
});

describe("what the world did since a price was checked", () => {
  const since = (checkedOn: string, months = COPPER) =>
    sinceWords([{ world: "copper", months, checkedOn }], "this price was checked");

  test("names both months", () => {
    expect(since("2026-03-20")).toBe(
      "From Mar 2026 to May 2026, after this price was checked, the world price of copper rose 11%.",
    );
    const fell = [...COPPER, { month: "2026-06", audPerKg: 15 }];
    expect(since("2026-04-01", fell)).toContain("From Apr 2026 to Jun 2026");
    expect(since("2026-04-01", fell)).toContain("copper fell 25%.");
    expect(since("2026-04-01", [...COPPER, { month: "2026-06", audPerKg: 20 }])).toContain(
      "copper hardly moved.",
    );
  });

  test("is not said of a month without a world price, nor of the latest", () => {
    expect(since("2026-02-20")).toBe("");
    expect(since("2026-05-02")).toBe("");
    expect(since("2026-11-02")).toBe("");
  });

  test("is said once of metals that go by the same series", () => {
    const zinc = [
      { month: "2026-04", audPerKg: 5 },
      { month: "2026-05", audPerKg: 4 },
    ];
    const copper = { world: "copper", months: COPPER, checkedOn: "2026-04-09" };
    const brass = { ...copper, world: "copper:0.6+zinc:0.4" };
    const prices = [copper, copper, brass, { ...copper, world: "zinc", months: zinc }];
    expect(sinceWords(prices, "some of these prices were checked")).toBe(
      "From Apr 2026 to May 2026, after some of these prices were checked, the world price of copper rose 5%, that of zinc fell 20%.",
    );
  });
});

describe("what share of it yards paid", () => {
  test("is of three months that both have", () => {
    const months = recorded("2026-01", "2026-03", "2026-04", "2026-05", "2026-11");
    expect(shareWords("copper", COPPER, months)).toBe(
      "Yards here paid about 40–55% of the world price of copper from Mar 2026 to May 2026.",
    );
  });

  test.each([
    ["there are but two months", recorded("2026-04", "2026-05")],
    ["a month between them is missing", recorded("2026-01", "2026-04", "2026-05")],
    ["they are not the same months", recorded("2026-09", "2026-10", "2026-11")],
    ["nothing is recorded", []],
  ])("is not said where %s", (_, months) => {
    const world = [{ month: "2026-01", audPerKg: 18 }, ...COPPER];
    expect(shareWords("copper", world, months)).toBeUndefined();
  });
});

test("what is said beside a sample's prices ends with which of both is invented", () => {
  const invented = "The yards’ prices here are invented, and the world prices are real.";
  const [sample, real] = [{ isSample: true }, { isSample: false }];
  expect(besidePrices(["One.", "", "Two."], sample)).toBe(`One. Two. ${invented}`);
  expect(besidePrices(["One.", "", "Two."], real)).toBe("One. Two.");
  expect(besidePrices(["One."], sample)).toBe(`One. ${invented}`);
  expect(besidePrices(["One."], undefined)).toBe("One.");
  expect(besidePrices(["", ""], sample)).toBe("");
  expect(WHY_LESS).toBe(
    "Yards pay less: cleaning, freight, alloys and their own margin come off it.",
  );
});

test.each([
  [20.09, "hardly moved"],
  [20.1, "rose 1%"],
  [19.91, "hardly moved"],
  [19.8, "fell 1%"],
  [40, "rose 100%"],
])("a world price that went from 20 to %d %s", (audPerKg, words) => {
  const months = [
    { month: "2026-04", audPerKg: 20 },
    { month: "2026-05", audPerKg },
  ];
  const prices = [{ world: "copper", months, checkedOn: "2026-04-30" }];
  expect(sinceWords(prices, "then")).toBe(
    `From Apr 2026 to May 2026, after then, the world price of copper ${words}.`,
  );
});

test("prices of different months have a sentence each, and a mix stands for a metal without its own", () => {
  const price = { world: "copper", months: COPPER, checkedOn: "2026-04-09" };
  const brass = { ...price, world: "copper:0.6+zinc:0.4" };
  expect(sinceWords([price, { ...price, checkedOn: "2026-03-09" }], "then")).toBe(
    "From Apr 2026 to May 2026, after then, the world price of copper rose 5%. From Mar 2026 to May 2026, after then, the world price of copper rose 11%.",
  );
  expect(sinceWords([price, brass], "then")).toContain(
    "of copper rose 5%, that of 60% copper and 40% zinc rose 5%.",
  );
  expect(sinceWords([], "then")).toBe("");
  expect(sinceWords([{ ...price, months: [] }], "then")).toBe("");
});

test("the share is of the last three months, also over a year's end, and one figure where it is", () => {
  const names = ["2025-11", "2025-12", "2026-01", "2026-02"];
  const world = names.map((month, i) => ({ month, audPerKg: i === 0 ? 100 : 20 }));
  const record = names.map((month) => ({ month, minPrice: 8, maxPrice: 8 }));
  expect(shareWords("copper", world, record)).toBe(
    "Yards here paid about 40% of the world price of copper from Dec 2025 to Feb 2026.",
  );
  const lower = record.map((month) => ({ ...month, minPrice: 7.72 }));
  expect(shareWords("copper", world, lower)).toContain("about 39–40%");
});
