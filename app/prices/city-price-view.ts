import type { MaterialPrice } from "../../worker/data/prices.ts";
import { type Age, ageOn } from "./price-age.ts";
import { comparePrices } from "./price-sort.ts";

/** A material's price in a city, with its age. */
export type AgedMaterialPrice = Omit<MaterialPrice, "checkedOn"> & Age;

/** Which of a material's prices are listed, and in which order, as the page's address says. */
export interface CityPriceView {
  /** By city name, the best price first, or by state and in it by city name. */
  sort: "city" | "price" | "state";
  /** The code of a state or territory; "" for all. */
  state: string;
}

/** The search parameters of a material page and their values. */
export const CITY_PRICE_PARAMETERS = {
  sort: ["price", "state"],
  state: ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"],
} as const;

/** Reads the address of a material page. Values that say nothing count as left out. */
export function readCityPriceView(parameters: URLSearchParams): CityPriceView {
  const state = parameters.get("state") ?? "";
  const isState = CITY_PRICE_PARAMETERS.state.some((code) => code === state);
  const sort = CITY_PRICE_PARAMETERS.sort.find((value) => value === parameters.get("sort"));
  return {
    // One state cannot be sorted by state.
    sort: sort === undefined || (sort === "state" && isState) ? "city" : sort,
    state: isState ? state : "",
  };
}

/** What else the address of a material page holds, which a link to another order or place keeps. */
export interface MaterialAsked {
  /** The place that prices are wanted near, as it was typed; "" for none. */
  near: string;
  /** What the visitor calls the metal; "" for nothing. */
  for: string;
}

const NOTHING_ASKED: MaterialAsked = { near: "", for: "" };

/** The search parameters of a material page's address: defaults and empty ones are left out. */
export function materialParameters(
  { sort, state }: CityPriceView,
  asked: MaterialAsked = NOTHING_ASKED,
): [name: string, value: string][] {
  const all = Object.entries({ sort: sort === "city" ? "" : sort, state, ...asked });
  return all.filter(([, value]) => value !== "");
}

/** The address of a material page with this view. */
export function cityPriceAddress(
  slug: string,
  view: CityPriceView,
  asked: MaterialAsked = NOTHING_ASKED,
): string {
  const query = new URLSearchParams(materialParameters(view, asked)).toString();
  return `/material/${slug}/${query && `?${query}`}`;
}

/** The states and territories with a price, in alphabetical order. */
export function statesWithPrices(prices: MaterialPrice[]): string[] {
  const found = new Set(prices.map(({ state }) => state));
  return CITY_PRICE_PARAMETERS.state.filter((code) => found.has(code));
}

/**
 * The prices of a view, with their age on a day (YYYY-MM-DD). The best is the one with the highest average;
 * cities with the same keep the order given, old prices come after the others and unavailable ones last.
 */
export function pricesInView(
  prices: MaterialPrice[],
  view: CityPriceView,
  day: string,
): AgedMaterialPrice[] {
  const listed = prices
    .filter(({ state }) => !view.state || state === view.state)
    .map(({ checkedOn, ...price }) => ({ ...price, ...ageOn(day, { checkedOn }) }));
  if (view.sort === "price") return listed.toSorted((a, b) => comparePrices(a, b, -1));
  if (view.sort === "city") return listed;
  // Within a state the cities keep the order given.
  return listed.toSorted((a, b) => a.state.localeCompare(b.state, "en-AU"));
}
