import type { MaterialPrice } from "../../worker/data/prices.ts";
import { queryOf } from "../paths/query.ts";

/** Which of a material's prices are listed, and in which order, as the page's address says. */
export interface CityPriceView {
  /** "" for the page's own order: nearest first where it answers near a place, else by city name. */
  sort: "" | "city" | "price" | "state";
  /** The code of a state or territory; "" for all. */
  state: string;
}

/** The search parameters of a material page and their values. */
export const CITY_PRICE_PARAMETERS = {
  sort: ["city", "price", "state"],
  state: ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"],
} as const;

/** Reads the address of a material page. Values that say nothing count as left out. */
export function readCityPriceView(parameters: URLSearchParams): CityPriceView {
  const state = parameters.get("state") ?? "";
  const isState = CITY_PRICE_PARAMETERS.state.some((code) => code === state);
  const sort = CITY_PRICE_PARAMETERS.sort.find((value) => value === parameters.get("sort"));
  return {
    // One state cannot be sorted by state.
    sort: sort === undefined || (sort === "state" && isState) ? "" : sort,
    state: isState ? state : "",
  };
}

/** How prices are ordered: the nearest first, by city name, the best first, or by state and in it by city name. */
export type CityPriceOrder = "near" | Exclude<CityPriceView["sort"], "">;

/** The order of a view on a page that answers near a place, or on one that does not. */
export function orderOf({ sort }: CityPriceView, isNear: boolean): CityPriceOrder {
  return sort || (isNear ? "near" : "city");
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
  const all = Object.entries({ sort, state, ...asked });
  return all.filter(([, value]) => value !== "");
}

/** The address of a material page with this view. */
export function cityPriceAddress(
  slug: string,
  view: CityPriceView,
  asked: MaterialAsked = NOTHING_ASKED,
): string {
  const query = queryOf(materialParameters(view, asked));
  return `/material/${slug}/${query && `?${query}`}`;
}

/** The states and territories with a price, in alphabetical order. */
export function statesWithPrices(prices: Pick<MaterialPrice, "state">[]): string[] {
  const found = new Set(prices.map(({ state }) => state));
  return CITY_PRICE_PARAMETERS.state.filter((code) => found.has(code));
}
