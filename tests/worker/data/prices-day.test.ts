import { expect, it, onTestFinished, vi } from "vitest";
import type { PlacedCity } from "../../../worker/data/places/cities.ts";
import { citiesWithCurrentPrices, oldestCurrentDay } from "../../../worker/data/prices-day.ts";

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};

const sample = { publishedOn: "2026-11-20", isSample: true };

it("a price is not old on the ninetieth day after its check, by Sydney's calendar", () => {
  setClock("2027-01-31T13:30Z");
  expect(oldestCurrentDay({ ...sample, isSample: false })).toBe("2026-11-03");
  // A sample is judged by the day on which it was published.
  expect(oldestCurrentDay(sample)).toBe("2026-08-22");
  // Not by one that is still to come.
  expect(oldestCurrentDay({ ...sample, publishedOn: "2027-02-02" })).toBe("2026-11-03");
  setClock("2027-01-31T12:30Z");
  expect(oldestCurrentDay(undefined)).toBe("2026-11-02");
});

it("the cities with a current price keep their order", () => {
  const days = ["2026-08-23", null, "2026-08-21", "2026-08-22"];
  const cities = days.map((checkedOn, id) => ({ city: { id }, checkedOn }) as PlacedCity);
  const found = citiesWithCurrentPrices(cities, sample).map(({ city }) => city.id);
  expect(found).toEqual([0, 3]);
});
