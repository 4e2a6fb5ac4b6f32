import { describe, expect, it } from "vitest";
import {
  commonMetals,
  currentRows,
  earliestChecked,
  lastChecked,
  latestDay,
  priceRows,
  withSharedDays,
} from "../../../app/prices/price-rows.ts";
import type { Material } from "../../../worker/data/materials.ts";
import type { CityPrice } from "../../../worker/data/prices.ts";

const material = (id: number, name: string): Material => ({
  id,
  name,
  slug: name,
  description: "",
  grade: `clean ${name}`,
});
const price = (materialId: number, checkedOn: string): CityPrice => ({
  materialId,
  minPrice: 1,
  maxPrice: 2,
  description: "Clean",
  checkedOn,
  yards: null,
  quotedFrom: null,
  basis: "typed",
  previous: null,
});

const DAY = { today: "2026-11-20", judged: "2026-11-20" };
const rows = (...days: string[]) =>
  priceRows(
    days.map((_, i) => material(i, `metal ${i}`)),
    days.map((day, i) => price(i, day)),
    DAY,
  );
const unavailable = (day: string) =>
  rows(day).map((row) => ({ ...row, price: { ...row.price!, minPrice: 0, maxPrice: 0 } }));

describe("a city's rows", () => {
  it("are one for each material, with the price and its age, unpriced ones last", () => {
    const materials = [material(3, "brass"), material(1, "copper")];
    const prices = [price(1, "2026-11-17"), price(9, "2026-11-20")];
    const scale = { minPrice: 1, maxPrice: 4 };
    expect(priceRows(materials, prices, DAY, new Map([[1, scale]]))).toEqual([
      {
        name: "copper",
        slug: "copper",
        grade: "clean copper",
        scale,
        price: { minPrice: 1, maxPrice: 2, description: "Clean", checked: "17 Nov 2026", days: 3 },
      },
      { name: "brass", slug: "brass", grade: "clean brass" },
    ]);
    const none = { ...price(3, "2026-11-20"), minPrice: 0, maxPrice: 0 };
    const names = priceRows(materials, [none, ...prices], DAY).map(({ name }) => name);
    expect(names).toEqual(["copper", "brass"]);
  });

  it("are current up to 90 days, and without a price", () => {
    const [young, old] = rows("2026-08-22", "2026-08-21");
    const [none] = unavailable("2020-01-01");
    const bare = { name: "Lead", slug: "lead", grade: null };
    expect(currentRows([young!, old!, none!, bare])).toEqual([young, none, bare]);
  });
});

it("common metals are in the order of their sales, without those that are missing", () => {
  const all = ["steel", "lead", "aluminum", "copper", "brass"].map((slug) => ({
    name: slug,
    slug,
    grade: null,
  }));
  const slugs = (rows: typeof all) => commonMetals(rows).map(({ slug }) => slug);
  expect(slugs(all)).toEqual(["copper", "brass", "aluminum", "steel"]);
  expect(slugs(all.slice(1, 4))).toEqual(["copper", "aluminum"]);
});

describe("the day on which prices were last checked", () => {
  it.each([
    [["2026-11-17", "2026-11-20", "2025-12-31"], "20 November 2026"],
    [["2026-10-21", "2026-09-01"], "21 October 2026"],
    [["2026-10-20", "2026-09-01"], "20 October 2026, 31 days ago"],
    [["2026-08-22"], "22 August 2026, 90 days ago"],
    [["2026-08-21"], "21 August 2026, 91 days ago. These prices may be out of date"],
  ])("of %j is the latest, with its age unless it is new: %s", (days, words) => {
    const latest = latestDay(days.map((day, i) => price(i, day)));
    expect(lastChecked(latest!, DAY)).toBe(words);
  });

  it("is undefined without an available price", () => {
    const none = { ...price(1, "2026-11-20"), minPrice: 0, maxPrice: 0 };
    expect(latestDay([])).toBeUndefined();
    expect(latestDay([none])).toBeUndefined();
    expect(latestDay([none, price(2, "2026-11-01")])).toBe("2026-11-01");
  });
});

describe("the earliest check in words", () => {
  it("is that of the oldest price, so that none looks newer than it is", () => {
    expect(earliestChecked(rows("2026-11-20", "2026-11-08", "2026-11-15"))).toBe("8 Nov 2026");
  });

  it("is null without prices, and ignores unavailable ones", () => {
    expect(earliestChecked([])).toBeNull();
    expect(earliestChecked(unavailable("2026-11-08"))).toBeNull();
  });
});

describe("the days that most rows share", () => {
  it("are in a sentence, and other days in their rows", () => {
    const { rows: shown, days } = withSharedDays(rows("2026-11-17", "2026-09-05", "2026-11-17"));
    expect(days).toBe("$ per kg, checked 17 Nov 2026, unless a row says otherwise.");
    expect(shown.map(({ price }) => price?.checked)).toEqual([
      undefined,
      "76 days ago (5 Sep 2026)",
      undefined,
    ]);
  });

  it("are in a sentence that names exceptions if there are any, and only the unit without prices", () => {
    const withChange = rows("2026-11-17", "2026-11-17").map((row) => ({
      ...row,
      price: { ...row.price!, change: "up 40c", since: "3 Nov" },
    }));
    const { rows: shown, days } = withSharedDays(withChange);
    expect(days).toBe("$ per kg, checked 17 Nov 2026. Arrows show the change since 3 Nov.");
    expect(shown[0]?.price).toMatchObject({ change: "up 40c" });
    expect(shown[0]?.price?.since).toBeUndefined();
    const [first, ...others] = withChange;
    const other = { ...first!, price: { ...first!.price, since: "5 Nov" } };
    const mixed = withSharedDays([...others, withChange[0]!, other]);
    expect(mixed.days).toBe(
      "$ per kg, checked 17 Nov 2026, unless a row says otherwise. Arrows show the change since 3 Nov.",
    );
    expect(mixed.rows.map(({ price }) => price?.since)).toEqual([undefined, undefined, "5 Nov"]);
    // A price without a change is compared with nothing, which is no exception.
    expect(withSharedDays([...rows("2026-11-17"), ...withChange]).days).toBe(
      "$ per kg, checked 17 Nov 2026. Arrows show the change since 3 Nov.",
    );
    expect(withSharedDays(unavailable("2026-11-17")).days).toBe("$ per kg.");
  });
});

describe("the basis of prices", () => {
  const quoted = (materialId: number, yards: number | null): CityPrice => {
    const basis = yards === null ? "typed" : "quotes";
    const quotedFrom = yards === null ? null : "2026-11-12";
    return { ...price(materialId, "2026-11-19"), yards, quotedFrom, basis };
  };
  const shared = (...yards: (number | null)[]) =>
    withSharedDays(
      priceRows(
        yards.map((_, i) => material(i, `metal ${i}`)),
        yards.map((count, i) => quoted(i, count)),
        DAY,
      ),
    );

  it("is in the sentence if most rows share it, and in the rows that differ", () => {
    const { days, rows: table } = shared(4, 4, 3, null);
    expect(days).toBe(
      "$ per kg, checked 19 Nov 2026 (4 yards, 12–19 Nov), unless a row says otherwise.",
    );
    expect(table.map((row) => [row.price?.checked, row.price?.said])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      ["19 Nov 2026", "3 yards, 12–19 Nov"],
      ["19 Nov 2026", undefined],
    ]);
  });

  it("is left out for typed ranges", () => {
    expect(shared(null, null).days).toBe("$ per kg, checked 19 Nov 2026.");
  });

  it("names the price of a single yard in its row", () => {
    expect(shared(4, 4, 1).rows[2]?.price?.said).toBe("one yard said $1.00 to $2.00");
    // It has an amount in it, so no caption may say it of other prices.
    expect(shared(1, 1, 3).days).toContain("(3 yards, 12–19 Nov)");
    expect(shared(1, 1).days).toBe("$ per kg.");
  });
});
