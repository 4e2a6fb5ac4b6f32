import { describe, expect, it } from "vitest";
import { listedPrices, rangeOfCities } from "../../../app/metals/listed-prices.ts";
import { aboutPrice } from "../../../app/metals/material-lead.tsx";
import type { MaterialQuery } from "../../../app/metals/material-query.ts";
import type { Basis } from "../../../worker/data/prices.ts";

const TYPED: Basis = { yards: null, quotedFrom: null, basis: "typed" };

const placed = (
  cityName: string,
  state: string,
  minPrice: number,
  maxPrice: number,
  { checkedOn = "2026-11-17", lat = 0 } = {},
) => ({
  price: {
    ...{ cityId: 1, cityName, citySlug: cityName.toLowerCase(), state, minPrice, maxPrice },
    checkedOn,
    ...TYPED,
  },
  point: cityName === "Nowhere" ? null : { lat, lon: 150 },
  previous: null,
});

type Query = Pick<MaterialQuery, "sort" | "state">;
const DAY = { today: "2026-11-20", judged: "2026-11-20" };
const ALL: Query = { sort: "", state: "" };

const PRICES = [
  placed("Albany", "WA", 0, 0, { lat: -31 }),
  placed("Albury", "NSW", 2, 4, { lat: -36 }),
  placed("Cairns", "QLD", 1, 5, { lat: -17 }),
  placed("Dubbo", "NSW", 3, 4, { lat: -32 }),
  placed("Nowhere", "Unknown", 9, 9),
];

const list = (query: Partial<Query>, prices = PRICES) =>
  listedPrices(prices, { ...ALL, ...query }, DAY);
const cities = ({ prices }: ReturnType<typeof listedPrices>) =>
  prices.map(({ cityName }) => cityName);

describe("the prices of a page", () => {
  it.each([
    [{}, "Albany Albury Cairns Dubbo Nowhere"],
    // The highest average first, equal ones in the order given, unavailable ones last.
    [{ sort: "price" }, "Nowhere Dubbo Albury Cairns Albany"],
    // The states in alphabetical order, and their cities in the order given.
    [{ sort: "state" }, "Albury Dubbo Cairns Nowhere Albany"],
    [{ state: "NSW" }, "Albury Dubbo"],
    [{ sort: "price", state: "NSW" }, "Dubbo Albury"],
  ] as const)("for %j are in its order: %s", (query, inOrder) => {
    expect(cities(list(query)).join(" ")).toBe(inOrder);
  });

  it("have the nearest to a place first with its distance, and unavailable ones last", () => {
    const origin = { lat: -31, lon: 150, place: null };
    const near = listedPrices(PRICES, ALL, DAY, origin);
    expect(near.prices.map(({ cityName, kilometres }) => [cityName, kilometres])).toEqual([
      ["Dubbo", 111],
      ["Albury", 556],
      ["Cairns", 1557],
      ["Nowhere", undefined],
      ["Albany", 0],
    ]);
    expect(cities(listedPrices(PRICES, { ...ALL, sort: "city" }, DAY, origin))[0]).toBe("Albany");
  });

  it("have the old ones after the others when the best comes first", () => {
    const old = [
      placed("Old", "NSW", 90, 99, { checkedOn: "2026-08-21" }),
      placed("Older", "NSW", 95, 99, { checkedOn: "2025-08-21" }),
      placed("Gone", "NSW", 0, 0),
      placed("Just not old", "NSW", 1, 2, { checkedOn: "2026-08-22" }),
    ];
    const best = ["Just not old", "Older", "Old", "Gone"];
    expect(cities(list({ sort: "price" }, old))).toEqual(best);
  });

  it("say of each only what is not said above, and that it is old", () => {
    const old = placed("Old", "NSW", 90, 99, { checkedOn: "2026-08-21" });
    const [gone, first, aged] = list({}, [PRICES[0]!, PRICES[1]!, PRICES[3]!, old]).prices.filter(
      ({ cityName }) => cityName !== "Dubbo",
    );
    expect(gone).not.toHaveProperty("checked");
    expect(first).not.toHaveProperty("isOld");
    expect(aged).toMatchObject({ isOld: true, checked: expect.stringContaining("91 days ago") });
    expect(gone).not.toHaveProperty("isOld");
    const since = placed("Gone", "NSW", 0, 0, { checkedOn: "2026-11-19" });
    expect(list({}, [since, PRICES[1]!]).checked).toBe("Checked 17 Nov 2026.");
  });

  it("of a state without any have no range", () => {
    expect(list({ state: "TAS" })).toMatchObject({ prices: [], checked: "", range: undefined });
  });
});

describe("the days on which they were checked", () => {
  it.each([
    ["2026-11-17 2026-11-17", "Checked 17 Nov 2026.", [undefined, undefined]],
    [
      "2026-11-19 2026-11-10 2026-11-09",
      "Checked from 9 to 10 Nov 2026, unless a row says otherwise.",
      ["19 Nov 2026", undefined, undefined],
    ],
    [
      "2026-11-10 2026-11-19",
      "Checked 19 Nov 2026, unless a row says otherwise.",
      ["10 Nov 2026", undefined],
    ],
  ])("are those of most prices, and the other rows say their own: %s", (days, said, ofRows) => {
    const placedOn = days.split(" ").map((day) => placed("Dubbo", "NSW", 1, 2, { checkedOn: day }));
    const { checked, prices } = list({}, placedOn);
    expect(checked).toBe(said);
    expect(prices.map((price) => price.checked)).toEqual(ofRows);
  });
});

describe("their range", () => {
  it("has the lowest, the highest and the median of those that can be compared", () => {
    const prices = [...PRICES, placed("Old", "NSW", 90, 99, { checkedOn: "2026-08-21" })];
    expect(list({}, prices).range).toEqual({ minPrice: 1, maxPrice: 9, typical: 3.5 });
    expect(list({ state: "NSW" }).range?.typical).toBeUndefined();
  });

  it("is the scale of the bars for all cities, whichever are listed", () => {
    const old = placed("Old", "NSW", 90, 99, { checkedOn: "2026-08-21" });
    const scale = { minPrice: 1, maxPrice: 9 };
    expect(list({ state: "NSW" }, [...PRICES, old]).scale).toEqual(scale);
    expect(list({}, [old, PRICES[0]!]).scale).toBeUndefined();
  });

  it.each([
    [8.83, "$8.80"],
    [8.85, "$8.90"],
    [2.05, "$2.10"],
    [1.98, "$1.98"],
    [0.28, "$0.28"],
  ])("is said of %s as about %s", (price, words) => {
    expect(aboutPrice(price)).toBe(words);
  });
});

describe("the number of yards that gave them", () => {
  const quoted = (city: string, yards: number, checkedOn = "2026-11-17") => {
    const one = placed(city, "NSW", 1, 2, { checkedOn });
    const basis = { yards, quotedFrom: "2026-11-12", basis: "quotes" as const };
    return { ...one, price: { ...one.price, ...basis } };
  };

  it("is said in each row where it differs, and how many are what one yard said", () => {
    const { checked, prices } = list({}, [quoted("Albury", 4), quoted("Dubbo", 1)]);
    // An old price is not compared.
    expect(list({}, [quoted("Dubbo", 1, "2026-01-17")]).checked).not.toContain("single yard");
    expect(checked).toBe("Checked 17 Nov 2026. One price comes from a single yard.");
    expect(prices.map(({ said }) => said)).toEqual([
      "4 yards, 12–17 Nov",
      "one yard said $1.00 to $2.00",
    ]);
  });
});

const range = (minPrice: number, maxPrice: number) => ({ minPrice, maxPrice });

it("the range of cities is from the lowest to the highest price, and the typical one is in the middle", () => {
  const three = rangeOfCities([range(4, 8), range(3, 12), range(5, 5)]);
  expect(three).toEqual({ minPrice: 3, maxPrice: 12, typical: 6 });
  expect(rangeOfCities([range(1, 1), range(9, 9), range(2, 2), range(10, 10)])?.typical).toBe(9);
});

it("two cities have no typical price, and none no range", () => {
  const two = rangeOfCities([range(4, 8), range(3, 5)]);
  expect(two).toEqual({ minPrice: 3, maxPrice: 8, typical: undefined });
  expect(rangeOfCities([])).toBeUndefined();
});
