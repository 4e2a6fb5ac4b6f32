import { expect, test } from "vitest";
import { difference } from "../../../publishing/compare/change.ts";
import { compare } from "../../../publishing/compare/comparison.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import type { Proposal } from "../../../publishing/compare/proposal.ts";
import { warningsOf } from "../../../publishing/compare/warnings.ts";
import type { Dataset } from "../../../publishing/derive/tables.ts";
import type { Data } from "../data-folder.ts";
import { copper, liveOf, NOTHING, realData, TODAY } from "../live.ts";

/** The warnings when one dataset replaces another: the kind, the heading and the examples. */
function warnings(before: Dataset, after: Dataset, today = TODAY): string[] {
  const live = liveOf(before);
  const changes = before.dataset[0] ? difference(contentOf(before), contentOf(after)) : [];
  const proposal: Proposal = {
    ...{ live, dataset: after, changes, known: undefined, conflicts: [], undoings: [] },
    ...{ newRecords: 0, undoes: undefined, quotes: [] },
  };
  return warningsOf(compare(proposal, today)).map(({ kind, heading, lines }) =>
    [`${kind}: ${heading}`, ...lines.map(({ text }) => text)].join("\n"),
  );
}

const sample = (data: Data) => void Object.assign(data.dataset[0]!, { is_sample: "yes" });

test.each([
  ["10.01", "11", ["Copper in Sydney: $8.00 to $10.00 → $10.01 to $11.00 (+25.1%)"]],
  ["8", "12.51", ["Copper in Sydney: $8.00 to $10.00 → $8.00 to $12.51 (+25.1%)"]],
  ["5.99", "10", ["Copper in Sydney: $8.00 to $10.00 → $5.99 to $10.00 (-25.1%)"]],
  ["10", "12.50", []],
  ["6", "7.50", []],
])("a price that moves to %s–%s, by more than a quarter or not, is told: %j", (min, max, lines) => {
  expect(warnings(realData(copper("8", "10")), realData(copper(min, max)))).toEqual(
    lines.map((line) => `moves: 1 price moves by more than a quarter\n${line}`),
  );
});

test("rows that go are told from six on, and a price that is no longer available counts as gone", () => {
  const yards = (number: number) => (data: Data) => {
    const [yard] = data.scrap_yards;
    data.scrap_yards = Array.from({ length: number }, (_, i) => ({ ...yard!, id: String(i + 1) }));
  };
  const found = warnings(realData(yards(20)), realData(yards(14)))[0]?.split("\n");
  expect(found?.slice(0, 2)).toEqual([
    "removals: 6 rows would be gone",
    "yards/15 Wattle Road Metals, 1 Smelter Road, sydney",
  ]);
  expect(found).toHaveLength(7);
  expect(warnings(realData(yards(20)), realData(yards(15)))).toEqual([]);
  expect(warnings(realData(copper("8", "9")), realData(copper("", "")))).toEqual([
    "removals: 1 row would be gone\nCopper in Sydney: no price any more",
  ]);
});

test("checking dates that go back are told, of prices, rules and yards", () => {
  const days = (price: string, state: string, yard: string) =>
    realData((data) => {
      copper("8", "10", price)(data);
      Object.assign(data.states[1]!, { checked_on: state });
      Object.assign(data.scrap_yards[2]!, { checked_on: yard });
    });
  const before = days("2026-11-18", "2026-11-01", "2026-11-02");
  expect(warnings(before, days("2026-11-17", "2025-11-01", "2026-11-01"))).toEqual([
    "days: These checking dates go back\nCopper in Sydney: 2026-11-18 → 2026-11-17\nstates/TAS: 2026-11-01 → 2025-11-01\nyards/3: 2026-11-02 → 2026-11-01",
  ]);
  // Prices that were only checked again.
  expect(warnings(before, days("2026-11-20", "2026-11-01", "2026-11-02"))).toEqual([]);
});

test("old prices are told once, and never those of a sample", () => {
  const dataset = realData(copper("8", "10"));
  expect(warnings(NOTHING, dataset, "2027-02-16")).toEqual([]);
  expect(warnings(NOTHING, dataset, "2027-02-17")).toEqual([
    "old: 1 price was last checked more than 90 days ago\nCopper in Sydney: 2026-11-18",
  ]);
  expect(warnings(NOTHING, realData(sample), "2027-02-17")).toEqual([]);
  // A live sample was never checked as real data.
  expect(warnings(realData(sample), dataset, "2027-02-17").at(-1)).toMatch(/^old: 1 price /);
  // Those that are live already are told by data:status.
  expect(warnings(dataset, realData(copper("8", "10")), "2027-02-17")).toEqual([]);
});

test("slips in what prices and yards say are told with their names and those of cities", () => {
  const named = (city_slug: string, description: string, checked_on: string) => (data: Data) => {
    Object.assign(data.prices[0]!, { description, checked_on });
    const [yard] = data.scrap_yards;
    data.scrap_yards = Array.from({ length: 10 }, (_, i) => {
      return { ...yard!, id: String(i + 1), name: `Yard ${i}`, city_slug, description };
    });
  };
  const before = realData(named("sydney", "Clean", "2026-11-18"));
  const after = realData(named("hobart", "$8 here", "2026-11-19"));
  const [lines = ""] = warnings(before, after).filter((text) => text.startsWith("slips: "));
  expect(lines.split("\n").slice(0, 5)).toEqual([
    "slips: 13 things look like a slip",
    "column description: it changes for 10 of 10 yards at once",
    "column city_slug: 10 yards move to Hobart at once",
    'Copper in Sydney: a price stands in the description, "$8 here"',
    'Yard 0: a price stands in the description, "$8 here"',
  ]);
  // Of a price that stays, too, unless it is live already.
  const described = (description: string) =>
    realData((data) => Object.assign(data.prices[0]!, { description }));
  expect(warnings(described("Clean"), described("$8 here"))).toHaveLength(1);
  expect(warnings(described("$8 here"), described("$8 here"))).toEqual([]);
});

test("a yard that is merged into another is not judged", () => {
  const merged = realData((data) => {
    const more = { id: "9", name: "Old", description: "$8 here", merged_into: "1" };
    data.scrap_yards = data.scrap_yards.map((yard) => ({ ...yard, merged_into: "" }));
    data.scrap_yards.push({ ...data.scrap_yards[0]!, ...more });
  });
  expect(warnings(realData(), merged)).toEqual([]);
});

test("prices far from the usual or the plausible are told in a first dataset too", () => {
  const everywhere = (...lows: number[]) =>
    realData((data) => {
      const cities = ["sydney", "coffs-harbour", "hobart"];
      data.prices = lows.map((low, i) => {
        return { ...data.prices[0]!, city_slug: cities[i]!, min: `${low}`, max: `${low + 1}` };
      });
    });
  expect(warnings(NOTHING, everywhere(10.71, 107.1, 10.5))).toEqual([
    "range: 1 price is more than three times or less than a third of the usual price\nCopper in Coffs Harbour: $107.10 to $108.10, where the median is $10.71 to $11.71",
  ]);
  // Cents.
  const cents = realData((data) => {
    Object.assign(data.materials[0]!, { low: "2", high: "20" });
    Object.assign(data.materials[1]!, { low: "", high: "" });
    copper("829", "1100")(data);
  });
  expect(warnings(NOTHING, cents)).toEqual([
    "range: 1 price is outside the plausible range of the metal in materials.csv; amounts are dollars per kg\nCopper in Sydney: $829.00 to $1100.00, where $2.00 to $20.00 is plausible: 8.29-11.00 for 829-1100?",
  ]);
});

test("real data is not compared with the sample before it, but prices that are still its own are told", () => {
  const after = realData((data) => {
    copper("8", "10")(data);
    Object.assign(data.cities[1]!, { id: "22" });
  });
  const before = (min: string, max: string, day?: string) =>
    realData((data) => {
      sample(data);
      copper(min, max, day)(data);
    });
  expect(warnings(before("1", "2", "2026-11-20"), after)).toEqual([]);
  expect(warnings(before("8", "10"), after)).toEqual([
    "sample: These prices are still those of the sample\nCopper in Sydney",
  ]);
  expect(warnings(realData(), realData(sample))).toEqual([
    "sample: Sample data would replace real data",
  ]);
});

/** Prices of eleven metals in Sydney and Hobart, from 2 dollars on, those of Hobart twice as high, after `change`. */
function manyPrices(change: (rows: Data["prices"]) => void = () => {}) {
  return realData((data) => {
    const [metal, price] = [data.materials[1]!, data.prices[0]!];
    const slugs = Array.from({ length: 11 }, (_, i) => `metal-${"abcdefghijk"[i]}`);
    const metals = slugs.map((slug, i) => {
      return { ...metal, id: String(i + 10), slug, name: slug, aliases: "", family: "" };
    });
    data.materials.push(...metals);
    data.prices = ["sydney", "hobart"].flatMap((city_slug, j) =>
      slugs.map((material_slug, i) => {
        const min = String((i + 2) * (j + 1));
        return { ...price, city_slug, material_slug, min, max: min };
      }),
    );
    change(data.prices);
  });
}

test("the prices of one city under another are told once, and in a first dataset too", () => {
  /** Gives Hobart so many prices of Sydney. */
  const pasted = (count: number) =>
    manyPrices((rows) => {
      for (const [i, row] of rows.slice(11, 11 + count).entries())
        Object.assign(row, { min: rows[i]!.min, max: rows[i]!.max });
    });
  const alike = (count: number) =>
    `alike: Two cities have the same prices\nHobart and Sydney: ${count} prices are the same`;
  const kinds = (before: Dataset, after: Dataset) =>
    warnings(before, after).filter((text) => /^(alike|together)/.test(text));
  expect(kinds(manyPrices(), pasted(11))).toEqual([
    "together: Most prices of a city or a metal move by a tenth or more\nHobart: 11 of 11 prices move together, by about -50%",
    alike(11),
  ]);
  expect(kinds(NOTHING, pasted(9))).toEqual([alike(9)]);
  // It was accepted once before.
  expect(kinds(pasted(11), pasted(11))).toEqual([]);
});

test("a city or a metal with another name, address or id is told", () => {
  const after = realData((data) => {
    Object.assign(data.cities[2]!, { id: "33" });
    Object.assign(data.materials[0]!, { name: "Red metal", slug: "red-metal", family: "" });
    data.prices = data.prices.slice(1, 2);
    data.synonyms = data.synonyms.slice(1);
  });
  expect(warnings(realData(), after)).toContain(
    "names: A city or a metal gets another name, address or id\nHobart (hobart, id 3) → Hobart (hobart, id 33)\nCopper (copper, id 1) → Red metal (red-metal, id 1)",
  );
});

test.each([
  ["2026-11-02", "2026-03-11", " (with the month first it would be 2026-11-03)"],
  ["2025-11-02", "2025-03-12", " (with the month first it would be 2025-12-03)"],
  // That would go back too, lie in the future, or be no day.
  ["2026-11-04", "2026-03-11", ""],
  ["2026-11-02", "2026-03-12", ""],
  ["2025-11-02", "2025-03-13", ""],
])("a day that goes back from %s to %s may be a slip%s", (from, to, other) => {
  const days = (day: string) => realData(copper("8", "10", day));
  const [found] = warnings(days(from), days(to));
  expect(found).toBe(
    `days: These checking dates go back\nCopper in Sydney: ${from} → ${to}${other}`,
  );
});
