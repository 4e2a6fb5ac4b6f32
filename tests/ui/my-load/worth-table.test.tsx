import { expect, it } from "vitest";
import type { LoadLine } from "../../../app/my-load/count.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { WorthTable } from "../../../app/my-load/worth-table.tsx";
import type { PriceRange } from "../../../worker/data/prices.ts";
import { show, words } from "../show.tsx";
import { DAY, line, prices } from "./load.ts";

const LINES = [line(0, 10), line(1, 5)];
const PRICES = prices([4, 6], [1, 3], null);

/** The table of a load in Dubbo. */
function showTable(
  lines: LoadLine[],
  at: Parameters<typeof worthOf>[1] = PRICES,
  scales: [number, PriceRange][] = [],
) {
  const dubbo = { name: "Dubbo", slug: "dubbo", state: "NSW" };
  show(<WorthTable city={dubbo} lines={worthOf(lines, at, DAY).lines} scales={scales} />);
}

it.each([
  [1000, 5, ["$4,000.00 – $6,000.00", "$5.00 – $15.00"]],
  [1000, 50, ["$4,000 – $6,000", "$50 – $150"]],
])("all worths have cents, or none, for %d and %d kg", (first, second, shown) => {
  showTable([line(0, first), line(1, second)]);
  expect(words("tbody td")).toEqual(shown);
});

it.each<[[number, PriceRange][], pays: number | undefined, bars: number, below: RegExp]>([
  [[[0, { minPrice: 2, maxPrice: 10 }]], undefined, 1, /^Bars: lowest to highest in Australia\./],
  [[], undefined, 0, /^Check/],
  // The scale is that of the whole price.
  [[[0, { minPrice: 2, maxPrice: 10 }]], 0.5, 0, /^Check/],
])("prices are drawn where their scale is known (%#)", (scales, pays, bars, below) => {
  showTable(
    LINES.map((each) => ({ ...each, ...(pays && { pays }) })),
    PRICES,
    scales,
  );
  expect(document.querySelectorAll("th .range-bar")).toHaveLength(bars);
  expect(words("table + p")[0]).toMatch(below);
});

it.each([
  [["", ""], ["19", "19"], ", checked 19 Nov 2026", []],
  [["", ""], ["17", "19"], "", ["checked 17 Nov 2026", "checked 19 Nov 2026"]],
  [["3 yards", "3 yards"], ["19", "19"], ", checked 19 Nov 2026 (3 yards)", []],
  [
    ["one yard said $1.00 to $2.00", "3 yards"],
    ["19", "19"],
    "",
    ["checked 19 Nov 2026 (one yard said $1.00 to $2.00)", "checked 19 Nov 2026 (3 yards)"],
  ],
])("the basis of prices, %j on %j, is said once, or in each row where it differs", (...given) => {
  const [said, days, all, each] = given;
  const quoted = said.map((words, id) => {
    const price = { minPrice: 1, maxPrice: 2, checkedOn: `2026-11-${days[id]}` };
    return [id, { ...price, ...(words && { said: words }) }] as const;
  });
  showTable(LINES, new Map(quoted));
  expect(words("caption")).toEqual([`Prices in Dubbo${all}`]);
  const rows = words("tbody small").flatMap((text) => /checked.*/.exec(text ?? "")?.[0] ?? []);
  expect(rows).toEqual(each);
});
