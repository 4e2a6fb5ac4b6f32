import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import {
  materialsInMonth,
  nationalMonths,
  recordedMonths,
} from "../../../../worker/data/record/national-price-months.ts";
import {
  citiesInMonth,
  monthsInCity,
  trendInCity,
} from "../../../../worker/data/record/price-months.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { recorded } from "../../recorded.ts";

const store = createStore(env);
const [SYDNEY, PERTH] = [13, 5];
const [COPPER, BRASS] = [1, 2];

it("a material's months in a city are in AUD, the earliest first", async () => {
  await recorded(
    [SYDNEY, COPPER, "2026-02", 1000, 1100, 1049.6, 4],
    [SYDNEY, COPPER, "2025-12", 900, 1005, 952.5, 1],
    [SYDNEY, BRASS, "2026-01", 500, 600, 550, 2],
    [PERTH, COPPER, "2026-01", 800, 900, 850, 2],
  );
  expect(await monthsInCity(store, SYDNEY, COPPER)).toEqual([
    {
      ...{ cityId: SYDNEY, materialId: COPPER, month: "2025-12", observations: 1 },
      ...{ minPrice: 9, maxPrice: 10.05, middlePrice: 9.53 },
    },
    {
      ...{ cityId: SYDNEY, materialId: COPPER, month: "2026-02", observations: 4 },
      ...{ minPrice: 10, maxPrice: 11, middlePrice: 10.5 },
    },
  ]);
  const from = async (month: string) =>
    (await monthsInCity(store, SYDNEY, COPPER, month)).map((each) => each.month);
  expect(await from("2025-12")).toEqual(["2025-12", "2026-02"]);
  expect(await from("2026-01")).toEqual(["2026-02"]);
  const named = (months: { materialId: number; month: string }[]) =>
    months.map(({ materialId, month }) => `${materialId} ${month}`);
  expect(named(await trendInCity(store, SYDNEY, [COPPER, BRASS], "2025-12", "2026-01"))).toEqual([
    "1 2025-12",
    "2 2026-01",
  ]);
  expect(named(await trendInCity(store, SYDNEY, [BRASS], "2026-01", "2026-01"))).toEqual([
    "2 2026-01",
  ]);
});

it("a month has all cities of a material, and all materials of the country", async () => {
  await recorded(
    [SYDNEY, COPPER, "2026-02", 1000, 1100, 1050, 4],
    [PERTH, COPPER, "2026-02", 800, 900, 850, 2],
    [PERTH, BRASS, "2026-02", 500, 600, 550, 1],
    [PERTH, COPPER, "2026-01", 700, 800, 750, 1],
  );
  const cities = await citiesInMonth(store, COPPER, "2026-02");
  expect(cities.map(({ cityId, middlePrice }) => [cityId, middlePrice])).toEqual([
    [PERTH, 8.5],
    [SYDNEY, 10.5],
  ]);
  const copper = {
    ...{ materialId: COPPER, month: "2026-02", cities: 2, observations: 6 },
    ...{ minPrice: 8, maxPrice: 11, middlePrice: 9.5 },
  };
  expect((await materialsInMonth(store, "2026-02"))[0]).toEqual(copper);
  expect((await nationalMonths(store, COPPER)).at(-1)).toEqual(copper);
  expect(await recordedMonths(store)).toEqual(["2026-02", "2026-01"]);
  const from = async (month: string) =>
    (await nationalMonths(store, COPPER, month)).map((each) => each.month);
  expect(await from("2026-02")).toEqual(["2026-02"]);
  expect(await from("2026-03")).toEqual([]);
});

it("nothing recorded is nothing", async () => {
  await recorded();
  expect(await recordedMonths(store)).toEqual([]);
  expect(await monthsInCity(store, SYDNEY, COPPER)).toEqual([]);
});
