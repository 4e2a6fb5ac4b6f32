import { expect, it } from "vitest";
import { CityPriceTable } from "../../../app/metals/city-price-table.tsx";
import type { ListedPrice } from "../../../app/metals/listed-prices.ts";
import { CityLinks } from "../../../app/metals/material-cities.tsx";
import type { CityOrder, MaterialQuery } from "../../../app/metals/material-query.ts";
import { links, show, words } from "../show.tsx";

const COPPER = { name: "Copper", slug: "copper" };
const SCALE = { minPrice: 2, maxPrice: 12 };

const price = (cityName: string, minPrice: number, maxPrice: number, more = {}): ListedPrice => ({
  ...{ cityName, citySlug: cityName.toLowerCase(), state: "NSW", minPrice, maxPrice, ...more },
});
const PRICES = [
  price("Dubbo", 4, 9, { kilometres: 1_204 }),
  price("Moree", 2, 12, { checked: "9 Oct 2026", kilometres: 0 }),
  price("Orange", 0, 0),
  price("Young", 3, 4, { checked: "1 Jan 2026", isOld: true }),
  price("Removed", 5, 6, { citySlug: null }),
];

const table = (order: CityOrder, prices = PRICES) =>
  show(<CityPriceTable {...{ material: COPPER, prices, order, place: "Dubbo", scale: SCALE }} />);

it("each city has its prices, their average, when they were checked, its page, and a bar unless it is old", () => {
  table("city");
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => [
    ...[...row.children].map((cell) => cell.textContent),
    row.querySelectorAll("svg").length,
  ]);
  const view = "View Details";
  expect(rows).toEqual([
    ["Dubbo NSW 1,204 km", "$4.00", "$9.00", "$4.00 – $9.00 avg $6.50", view, 1],
    ["Moree NSW", "$2.00", "$12.00", "$2.00 – $12.00 avg $7.00 checked 9 Oct 2026", view, 1],
    ["Orange NSW", "–", "–", "Price unavailable", view, 0],
    [
      ...["Young NSW", "$3.00", "$4.00"],
      "$3.00 – $4.00 avg $3.50 checked 1 Jan 2026 may be out of date",
      ...[view, 0],
    ],
    ["Removed NSW", "$5.00", "$6.00", "$5.00 – $6.00 avg $5.50", "", 1],
  ]);
  expect(links().slice(0, 2)).toEqual([
    ["Dubbo", "/dubbo/"],
    ["View Details", "/dubbo/"],
  ]);
  expect(document.querySelector("td a")?.getAttribute("aria-label")).toBe("View Details, Dubbo");
});

it.each([
  [20, []],
  [21, ["Show all 21 cities"]],
])("of %i cities, a phone shows the first twenty", (count, summary) => {
  table(
    "city",
    Array.from({ length: count }, (_, i) => price(`City ${i}`, 4, 9)),
  );
  expect(words("summary")).toEqual(summary);
});

const LEFT_OUT = "1 older price is left out of the ranking and listed below it.";

it.each<[CityOrder, string, (string | null)[], string[]]>([
  ["city", "Copper by city", ["ascending", null], []],
  ["price", "Copper, best price first", [null, "descending"], [LEFT_OUT]],
  ["state", "Copper by state", [null, null], []],
  ["near", "Copper, nearest to Dubbo first", [null, null], []],
])("the order %s is said, and what it leaves out", (order, caption, sorted, leftOut) => {
  table(order);
  expect(words("caption")).toEqual([
    `${caption}, AUD per kilogram. Average = midpoint. Bars: $2.00 to $12.00 in Australia. Tick: mid-price.`,
  ]);
  const heads = [...document.querySelectorAll("thead th")];
  expect([heads[0], heads[3]].map((head) => head?.getAttribute("aria-sort") ?? null)).toEqual(
    sorted,
  );
  expect(words("table ~ p")).toEqual(leftOut);
});

const STATES = ["NSW", "QLD"];

it.each<{ of: string; query: Partial<MaterialQuery>; states: string[]; choices: string[] }>([
  {
    of: "all cities",
    query: {},
    states: STATES,
    choices: [
      ...["[By city] ", "Best price first ?sort=price", "By state ?sort=state"],
      ...["[All states] ", "NSW ?state=NSW", "QLD ?state=QLD"],
    ],
  },
  {
    of: "a state",
    query: { state: "NSW", sort: "price" },
    states: ["NSW"],
    choices: [
      ...["By city ?state=NSW", "[Best price first] ?sort=price&state=NSW"],
      ...["All states ?sort=price", "[NSW] ?sort=price&state=NSW"],
    ],
  },
  {
    of: "those near a place",
    query: { near: "Dubbo" },
    states: ["NSW"],
    choices: [
      ...["[Nearest first] ?near=Dubbo", "By city ?sort=city&near=Dubbo"],
      "Best price first ?sort=price&near=Dubbo",
    ],
  },
])(
  "the prices of $of are ordered and filtered by links, which search engines follow without a place",
  ({ query, states, choices }) => {
    const isNear = query.near !== undefined;
    const all: MaterialQuery = { sort: "", state: "", near: "", for: "", open: "", ...query };
    show(<CityLinks slug="copper" query={all} isNear={isNear} states={states} />);
    const found = [...document.querySelectorAll("a")].map((link) => {
      const label = link.getAttribute("aria-current") ? `[${link.textContent}]` : link.textContent;
      return `${label} ${link.getAttribute("href")?.slice("/material/copper/".length)}`;
    });
    expect(found).toEqual(choices);
    expect(document.querySelectorAll("a[rel=nofollow]")).toHaveLength(isNear ? found.length : 0);
  },
);
