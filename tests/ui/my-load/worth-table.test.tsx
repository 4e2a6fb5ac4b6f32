import { expect, it } from "vitest";
import { ItemNotes } from "../../../app/my-load/item-notes.tsx";
import type { LoadItem } from "../../../app/my-load/load.ts";
import { LoadHint } from "../../../app/my-load/load-hint.tsx";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { WorthTable } from "../../../app/my-load/worth-table.tsx";
import { readQuantity } from "../../../contract/amounts/quantity.ts";
import type { PriceRange } from "../../../worker/data/prices.ts";
import { links, show, words } from "../show.tsx";
import { DAY, line, prices } from "./load.ts";

const DUBBO = { name: "Dubbo", slug: "dubbo", state: "NSW" };

it("each metal's worth is a row, with its parts, its price and the bar of that", () => {
  const copper = { ...line(0, 10), parts: ["8 kg", "2 kg of pipe"], bought: ["as scrap", "whole"] };
  copper.material = { ...copper.material, grade: "Clean" };
  const { lines } = worthOf([copper, line(1, 5), line(2, 7)], prices([4, 6], [1, 3], null), DAY);
  show(<WorthTable city={DUBBO} lines={lines} scales={[]} />);
  expect(words("caption")).toEqual(["Prices in Dubbo, checked 19 Nov 2026"]);
  expect(words("thead th")).toEqual(["Metal", "Worth"]);
  expect(words("tbody td")).toEqual(["$40.00 – $60.00", "$5.00 – $15.00"]);
  expect(words("tbody th small")).toEqual([
    ...["Clean", "Bought as scrap.", "Bought whole."],
    ...["8 kg and 2 kg of pipe at $4.00 – $6.00 a kg", "5 kg at $1.00 – $3.00 a kg"],
  ]);
  expect(links().slice(0, 3)).toEqual([
    ["Dubbo", "/dubbo/"],
    ["Metal 0", "/material/metal-0/"],
    ["Metal 1", "/material/metal-1/"],
  ]);
  expect(links().at(-1)).toEqual(["Check an offer", "/fair-price/?near=Dubbo+NSW"]);
});

it.each([
  [[10, 5], "$40.00 – $60.00", "$5.00 – $15.00"],
  [[1000, 5], "$4,000.00 – $6,000.00", "$5.00 – $15.00"],
  [[1000, 50], "$4,000 – $6,000", "$50 – $150"],
])("all worths have cents, or none, for %j kg", ([first = 0, second = 0], ...shown) => {
  const lines = [line(0, first), line(1, second)];
  const worth = worthOf(lines, prices([4, 6], [1, 3]), DAY);
  show(<WorthTable city={DUBBO} lines={worth.lines} scales={[]} />);
  expect(words("tbody td")).toEqual(shown);
});

it.each([
  [
    [[0, { minPrice: 2, maxPrice: 10 }]],
    1,
    /^Bars: lowest to highest in Australia\. Tick: mid-price\. Check/,
  ],
  [[], 0, /^Check/],
] as const)("prices are drawn where the scale is known: %j", (scales, bars, below) => {
  const { lines } = worthOf([line(0, 10), line(1, 5)], prices([4, 6], [1, 3]), DAY);
  show(<WorthTable city={DUBBO} lines={lines} scales={[...scales] as [number, PriceRange][]} />);
  expect(document.querySelectorAll("th .range-bar")).toHaveLength(bars);
  expect(words("table + p")[0]).toMatch(below);
});

it("days that differ are said in each row", () => {
  const other = new Map(
    [17, 19].map((day, id) => [id, { minPrice: 1, maxPrice: 2, checkedOn: `2026-11-${day}` }]),
  );
  const { lines } = worthOf([line(0, 10), line(1, 5)], other, DAY);
  show(<WorthTable city={DUBBO} lines={lines} scales={[]} />);
  expect(words("caption")).toEqual(["Prices in Dubbo"]);
  expect(words("tbody small").map((each) => each?.replace(/.*checked/, "checked"))).toEqual([
    ...["checked 17 Nov 2026", "checked 19 Nov 2026"],
  ]);
});

it.each([
  [["3 yards", "3 yards"], "checked 19 Nov 2026 (3 yards)", []],
  [
    ["one yard said $1.00 to $2.00", "3 yards"],
    "Dubbo",
    ["checked 19 Nov 2026 (one yard said $1.00 to $2.00)", "checked 19 Nov 2026 (3 yards)"],
  ],
])("what prices rest on, %j, is said once, or in each row where it differs", (said, all, each) => {
  const quoted = said.map((words, id) => {
    return [id, { minPrice: 1, maxPrice: 2, checkedOn: "2026-11-19", said: words }] as const;
  });
  const { lines } = worthOf([line(0, 10), line(1, 5)], new Map(quoted), DAY);
  show(<WorthTable city={DUBBO} lines={lines} scales={[]} />);
  expect(words("caption")[0]?.endsWith(all)).toBe(true);
  expect(words("tbody small").flatMap((text) => /checked.*/.exec(text ?? "")?.[0] ?? [])).toEqual(
    each,
  );
});

it.each([
  ["Too much.", "Too much.", "load-hint field-error"],
  [null, "In kilograms.", "load-hint quiet"],
  [undefined, "In kilograms.", "load-hint quiet"],
])("a field with the problem %s says it, or its hint", (problem, said, className) => {
  show(
    <LoadHint id="hint" problem={problem}>
      In kilograms.
    </LoadHint>,
  );
  const hint = document.querySelector("#hint");
  expect([hint?.textContent, hint?.className]).toEqual([said, className]);
});

const item = (slug: string, more: Partial<LoadItem> = {}) =>
  ({
    ...{ slug, name: `A ${slug}`, bought: null, madeOf: "Steel and copper", advice: null },
    ...{ guide: null, source: `Source of ${slug}`, ...more },
  }) as unknown as LoadItem;
const row = (name: string, typed: string, bought: string | null = null): LoadRow => ({
  ...{ name, title: name, quantity: typed === "" ? undefined : readQuantity(typed, "piece") },
  good: {
    ...{ slug: name, name, unit: "piece", grams: [1000, 2000], isAbout: true, listedAs: name },
    ...{ bought, metal: { id: 1, name: "Steel", slug: "steel", grade: null } },
  },
});

it("what was counted is described, and how yards buy it where its row does not say so", () => {
  show(
    <ItemNotes
      items={[
        item("fridge", { advice: "Degas it." }),
        item("oven", { bought: "as light steel" }),
        item("boat", { bought: "whole" }),
        item("kettle"),
        item("washer", { guide: { path: "/blog/a/", title: "Whitegoods" } } as Partial<LoadItem>),
      ]}
      rows={[
        ...[row("fridge", "1"), row("oven", "2", "as light steel"), row("boat", "0 m")],
        ...[row("kettle", ""), row("washer", "1")],
      ]}
    />,
  );
  expect(words("dt")).toEqual(["A fridge", "A oven", "A boat", "A washer"]);
  expect(words("dd")).toEqual([
    "Ask the yard how it buys it. In it: Steel and copper. Degas it.",
    "In it: Steel and copper.",
    "Yards buy it whole. In it: Steel and copper.",
    "Ask the yard how it buys it. In it: Steel and copper. Whitegoods",
  ]);
  expect(words("li")).toEqual([
    ...["A fridge: Source of fridge", "A oven: Source of oven", "A boat: Source of boat"],
    "A washer: Source of washer",
  ]);
  expect(words("details p")).toEqual(["What counts is what the yard’s scales say."]);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/blog/a/");
});

it("nothing is said of items without an amount", () => {
  show(<ItemNotes items={[item("kettle")]} rows={[row("kettle", "")]} />);
  expect(document.body.textContent).toBe("");
});
