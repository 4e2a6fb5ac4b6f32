import { expect, test } from "vitest";
import { changesOf } from "../../../publishing/compare/changes.ts";
import { priceNames } from "../../../publishing/compare/names.ts";
import { warningsOf } from "../../../publishing/compare/warnings.ts";
import type { Dataset } from "../../../publishing/derive/tables.ts";
import type { Data } from "../data-folder.ts";
import { copper, liveOf, NOTHING, realData, TODAY } from "../live.ts";

/** What looks wrong when one dataset replaces another. */
function warnings(before: Dataset, after: Dataset, today = TODAY): string[] {
  const live = liveOf(before);
  const nameOf = priceNames(before, after);
  return warningsOf({ live, dataset: after, changes: changesOf(live, after, 0), today, nameOf });
}

/** Prices of copper in Sydney, Coffs Harbour and Hobart, each from a number to one more. */
function copperEverywhere(...lows: number[]) {
  return (data: Data) => {
    const cities = ["sydney", "coffs-harbour", "hobart"];
    const [first] = data.prices;
    data.prices = lows.map((low, i) => ({
      ...first!,
      city_slug: cities[i]!,
      min: String(low),
      max: String(low + 1),
    }));
  };
}

const sample = (data: Data) => void Object.assign(data.dataset[0]!, { is_sample: "yes" });

test("nothing looks wrong in small moves", () => {
  expect(warnings(realData(copper("8", "10")), realData(copper("10", "12.50")))).toEqual([]);
  expect(warnings(realData(copper("8", "10")), realData(copper("6", "7.50")))).toEqual([]);
});

test.each([
  ["10.01", "11", "Copper in Sydney: $8.00 to $10.00 → $10.01 to $11.00 (+25.1%)"],
  ["8", "12.51", "Copper in Sydney: $8.00 to $10.00 → $8.00 to $12.51 (+25.1%)"],
  ["5.99", "10", "Copper in Sydney: $8.00 to $10.00 → $5.99 to $10.00 (-25.1%)"],
])("a price that moves by more than a quarter, to %s–%s", (min, max, line) => {
  expect(warnings(realData(copper("8", "10")), realData(copper(min, max)))).toEqual([
    `1 price moves by more than a quarter:\n    ${line}`,
  ]);
});

test("of many large moves the ten largest are named", () => {
  const materials = (factor: number) => (data: Data) => {
    const [material, [price]] = [data.materials[0]!, data.prices];
    const ids = Array.from({ length: 12 }, (_, i) => String(i + 1));
    data.materials = ids.map((id) => ({ ...material, id, slug: `m-${id}`, aliases: "" }));
    data.synonyms = data.synonyms.slice(1);
    data.prices = ids.map((id, i) => ({
      ...price!,
      ...{ material_slug: `m-${id}`, min: "1", max: (2 + i * factor).toFixed(2) },
    }));
  };
  const [text = ""] = warnings(realData(materials(0)), realData(materials(1)));
  const lines = text.split("\n").map((line) => line.trim());
  expect(lines[0]).toBe("11 prices move by more than a quarter:");
  expect(lines[1]).toContain("→ $1.00 to $13.00 (+550%)");
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe("and 1 more");
});

test.each([
  [20, ["1 of 20 yards would be gone."]],
  [21, []],
])("one row in twenty or more that goes from a table of %i", (count, expected) => {
  const yards = (number: number) => (data: Data) => {
    const [yard] = data.scrap_yards;
    data.scrap_yards = Array.from({ length: number }, (_, i) => ({ ...yard!, id: String(i + 1) }));
  };
  expect(warnings(realData(yards(count)), realData(yards(count - 1)))).toEqual(expected);
});

test("prices that are no longer available count as gone", () => {
  const before = realData(copperEverywhere(8, 9, 10));
  const after = realData((data) => {
    copperEverywhere(8, 9, 10)(data);
    Object.assign(data.prices[2]!, { min: "", max: "" });
  });
  expect(warnings(before, after)).toEqual(["1 of 3 prices would be gone."]);
});

test("checking dates that go back, of prices, rules and yards", () => {
  const after = realData((data) => {
    copper("8.10", "10", "2026-11-17")(data);
    Object.assign(data.states[1]!, { checked_on: "2025-11-01" });
    Object.assign(data.scrap_yards[2]!, { checked_on: "2026-11-01" });
  });
  const before = realData((data) => {
    copper("8", "10")(data);
    Object.assign(data.scrap_yards[2]!, { checked_on: "2026-11-02" });
  });
  expect(warnings(before, after)).toEqual([
    "These checking dates go back:\n    Copper in Sydney: 2026-11-18 → 2026-11-17\n    the rules of TAS: 2026-11-01 → 2025-11-01\n    Zinc & Sons: 2026-11-02 → 2026-11-01",
  ]);
});

test("checking dates that advance although no price changes", () => {
  const later = copper("8", "10", "2026-11-20");
  expect(warnings(realData(copper("8", "10")), realData(later))).toEqual([
    "1 price has a later checking date, but no price changes. Was it really checked?",
  ]);
  const alsoChanged = realData((data) => {
    later(data);
    Object.assign(data.prices[2]!, { min: "8", max: "9" });
  });
  expect(warnings(realData(copper("8", "10")), alsoChanged)).toEqual([]);
});

test("prices that were last checked more than 90 days ago, but not those of a sample", () => {
  const dataset = realData(copper("8", "10"));
  expect(warnings(NOTHING, dataset, "2027-02-16")).toEqual([]);
  expect(warnings(NOTHING, dataset, "2027-02-17")).toEqual([
    "1 price was last checked more than 90 days ago:\n    Copper in Sydney: 2026-11-18",
  ]);
  expect(warnings(NOTHING, realData(sample), "2027-02-17")).toEqual([]);
});

test("a price far from the usual, in a first dataset too", () => {
  expect(warnings(NOTHING, realData(copperEverywhere(10.71, 107.1, 10.5)))).toEqual([
    "1 price is more than three times or less than a third of the usual price:\n    Copper in Coffs Harbour: $107.10 to $108.10, where the median is $10.71 to $11.71",
  ]);
  expect(warnings(NOTHING, realData(copperEverywhere(9, 3, 10)))).toEqual([]);
  expect(warnings(NOTHING, realData(copperEverywhere(9, 2.99, 10)))).toHaveLength(1);
});

test("real data in the place of sample data is not compared with it", () => {
  const before = realData((data) => {
    sample(data);
    copper("1", "2", "2026-11-20")(data);
  });
  expect(warnings(before, realData(copper("8", "10")))).toEqual([]);
});

test("sample data in the place of real data", () => {
  expect(warnings(realData(), realData(sample))).toEqual(["Sample data would replace real data."]);
});
