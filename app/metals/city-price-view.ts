import { STATES } from "../../worker/contract/state-codes.ts";
import type { MaterialPrice } from "../../worker/data/prices.ts";
import { queryOf } from "../paths/query.ts";

/** Filter and order of a material's prices, as held in the page's address. */
export interface CityPriceView {
  /** "" for the default: nearest first if the page answers near a place, otherwise by city name. */
  sort: "" | "city" | "price" | "state";
  /** Code of a state or territory; "" for all. */
  state: string;
}

/** Search parameters of a material page, with their values. */
export const CITY_PRICE_PARAMETERS = {
  sort: ["city", "price", "state"],
  state: STATES,
} as const;

/** Parses the address of a material page. Invalid values are treated as absent. */
export function readCityPriceView(parameters: URLSearchParams): CityPriceView {
  const state = parameters.get("state") ?? "";
  const isState = CITY_PRICE_PARAMETERS.state.some((code) => code === state);
  const sort = CITY_PRICE_PARAMETERS.sort.find((value) => value === parameters.get("sort"));
  return {
    // The prices of one state cannot be sorted by state.
    sort: sort === undefined || (sort === "state" && isState) ? "" : sort,
    state: isState ? state : "",
  };
}

/** Order of prices: nearest first, by city name, best first, or by state and city name. */
export type CityPriceOrder = "near" | Exclude<CityPriceView["sort"], "">;

/** The order of a view, depending on whether the page answers near a place. */
export function orderOf({ sort }: CityPriceView, isNear: boolean): CityPriceOrder {
  return sort || (isNear ? "near" : "city");
}

/** Further parameters of a material page, which links to another order or place keep. */
export interface MaterialAsked {
  /** Place to show prices near, as typed; "" for none. */
  near: string;
  /** The visitor's word for the metal; "" for none. */
  for: string;
  /** When yards have to be open: a half-hour of the week; "" for any time. */
  open: string;
}

const NOTHING_ASKED: MaterialAsked = { near: "", for: "", open: "" };

/** The search parameters of a material page, leaving out defaults and empty ones. */
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

/** States and territories with a price, in alphabetical order. */
export function statesWithPrices(prices: Pick<MaterialPrice, "state">[]): string[] {
  const found = new Set(prices.map(({ state }) => state));
  return CITY_PRICE_PARAMETERS.state.filter((code) => found.has(code));
}
