import { expect, it } from "vitest";
import { CityPriceLinks } from "../../../app/metals/city-price-links.tsx";
import { CityPriceTable } from "../../../app/metals/city-price-table.tsx";
import type { CityPriceOrder, CityPriceView } from "../../../app/metals/city-price-view.ts";
import type { ListedPrice } from "../../../app/metals/listed-prices.ts";
import { show } from "../show.tsx";

const COPPER = { name: "Copper", slug: "copper" };
const ASKED = { near: "", for: "", open: "" };
const SCALE = { minPrice: 2, maxPrice: 12 };

const price = (cityName: string, minPrice: number, maxPrice: number, more = {}): ListedPrice => ({
  ...{ cityName, citySlug: cityName.toLowerCase(), state: "NSW", minPrice, maxPrice, ...more },
});
const PRICES = [
  price("Dubbo", 4, 9, { kilometres: 1_204 }),
  price("Moree", 2, 12, { checked: "9 Oct 2026", kilometres: 0 }),
  price("Orange", 0, 0),
  price("Young", 3, 4, { checked: "1 Jan 2026", isOld: true }),
  { ...price("Removed", 5, 6), citySlug: null },
];

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent);
const links = () =>
  [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

const table = (order: CityPriceOrder, prices = PRICES, place?: string) =>
  show(<CityPriceTable {...{ material: COPPER, prices, order, place, scale: SCALE }} />);

it("each city has its prices, their average, when they were checked and its page", () => {
  table("city");
  const cells = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ["Dubbo NSW 1,204 km", "$4.00", "$9.00", "$4.00 – $9.00 avg $6.50", "View Details"],
    ["Moree NSW", "$2.00", "$12.00", "$2.00 – $12.00 avg $7.00 checked 9 Oct 2026", "View Details"],
    ["Orange NSW", "–", "–", "Price unavailable", "View Details"],
    [
      "Young NSW",
      "$3.00",
      "$4.00",
      "$3.00 – $4.00 avg $3.50 checked 1 Jan 2026 may be out of date",
      "View Details",
    ],
    ["Removed NSW", "$5.00", "$6.00", "$5.00 – $6.00 avg $5.50", ""],
  ]);
  expect(texts("td .quiet")).toEqual(["Price unavailable"]);
  const details = [...document.querySelectorAll("td a[aria-label^=View]")].map((link) => [
    link.getAttribute("aria-label"),
    link.getAttribute("href"),
  ]);
  expect(details[0]).toEqual(["View Details, Dubbo", "/dubbo/"]);
  expect(details).toHaveLength(4);
  expect(links()[0]).toEqual(["Dubbo", "/dubbo/"]);
});

it("what a price rests on is said beside it, with its day unless that stands above", () => {
  const said = "4 yards, 12–19 Nov";
  const [dubbo, moree] = [PRICES[0]!, PRICES[1]!];
  table("city", [
    { ...dubbo, said },
    { ...moree, said },
  ]);
  expect(texts("td small")).toEqual([
    " 4 yards, 12–19 Nov",
    " checked 9 Oct 2026 (4 yards, 12–19 Nov)",
  ]);
});

it("a current price has a bar, an old one has none", () => {
  table("city");
  const drawn = [...document.querySelectorAll("tbody tr")].filter((row) =>
    row.querySelector("svg"),
  );
  expect(drawn.map((row) => row.querySelector("th")?.textContent)).toEqual([
    ...["Dubbo NSW 1,204 km", "Moree NSW", "Removed NSW"],
  ]);
});

it.each([
  [20, []],
  [21, ["Show all 21 cities"]],
])("of %i cities, a phone shows the first twenty", (count, words) => {
  const many = Array.from({ length: count }, (_, i) => price(`City ${i}`, 4, 9));
  table("city", many);
  expect(texts("summary")).toEqual(words);
});

it.each<[CityPriceOrder, string, (string | null)[], boolean]>([
  ["city", "Copper by city", ["ascending", null], false],
  ["price", "Copper, best price first", [null, "descending"], true],
  ["state", "Copper by state", [null, null], false],
  ["near", "Copper, nearest to Dubbo first", [null, null], false],
])("the order %s is said, and what it leaves out", (order, caption, sorted, isSaid) => {
  table(order, PRICES, "Dubbo");
  expect(texts("caption")).toEqual([
    `${caption}, AUD per kilogram. Average = midpoint. Bars: $2.00 to $12.00 in Australia. Tick: mid-price.`,
  ]);
  const heads = [...document.querySelectorAll("thead th")];
  expect([heads[0], heads[3]].map((head) => head?.getAttribute("aria-sort") ?? null)).toEqual(
    sorted,
  );
  expect(texts("thead th")).toEqual([
    "City",
    "Min Price",
    "Max Price",
    "Price, Average $/kg",
    "Action",
  ]);
  expect(texts("p.quiet").some((words) => words?.includes("of the ranking"))).toBe(isSaid);
});

it("nothing is said of old prices where none is", () => {
  table("price", PRICES.slice(0, 2));
  expect(texts("p.quiet")).toEqual([]);
});

/** The links of a view: words and target, and which are current. */
function choices(view: Partial<CityPriceView>, { isNear = false, states = ["NSW", "QLD"] } = {}) {
  const asked = { ...ASKED, near: isNear ? "Dubbo" : "" };
  show(
    <CityPriceLinks
      {...{ slug: "copper", asked, isNear, states }}
      view={{ sort: "", state: "", ...view }}
    />,
  );
  const all = [...document.querySelectorAll("a")];
  return {
    all: all.map((link) => [
      link.textContent,
      link.getAttribute("href")?.slice("/material/copper/".length),
    ]),
    current: all
      .filter((link) => link.getAttribute("aria-current") === "page")
      .map((link) => link.textContent),
    follows: all.every((link) => link.getAttribute("rel") === null),
  };
}

it("a metal's prices are ordered and filtered by links", () => {
  expect(choices({})).toEqual({
    all: [
      ["By city", ""],
      ["Best price first", "?sort=price"],
      ["By state", "?sort=state"],
      ["All states", ""],
      ["NSW", "?state=NSW"],
      ["QLD", "?state=QLD"],
    ],
    current: ["By city", "All states"],
    follows: true,
  });
});

it("those of a state keep it, and cannot be ordered by state", () => {
  const { all, current } = choices({ state: "NSW", sort: "price" }, { states: ["NSW"] });
  expect(all).toEqual([
    ["By city", "?state=NSW"],
    ["Best price first", "?sort=price&state=NSW"],
    ["All states", "?sort=price"],
    ["NSW", "?sort=price&state=NSW"],
  ]);
  expect(current).toEqual(["Best price first", "NSW"]);
});

it("those ordered by state lose that order with a state", () => {
  const { all, current } = choices({ sort: "state" });
  expect(all[4]).toEqual(["NSW", "?state=NSW"]);
  expect(current).toEqual(["By state", "All states"]);
});

it("those near a place can be ordered by distance, and keep the place", () => {
  const { all, current, follows } = choices({}, { isNear: true, states: ["NSW"] });
  expect(all).toEqual([
    ["Nearest first", "?near=Dubbo"],
    ["By city", "?sort=city&near=Dubbo"],
    ["Best price first", "?sort=price&near=Dubbo"],
  ]);
  expect([current, follows]).toEqual([["Nearest first"], false]);
});
