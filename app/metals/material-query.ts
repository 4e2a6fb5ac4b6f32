import { STATES } from "../../worker/contract/state-codes.ts";
import type { MaterialPrice } from "../../worker/data/prices.ts";
import { readOpen } from "../paths/directory-address.ts";
import { queryOf } from "../paths/query.ts";
import { typedText } from "../words/cut-text.ts";

/** The query of a material page's URL; "" for absent parameters. */
export interface MaterialQuery {
  /** Order of the cities, by default the nearest first near a place, otherwise by name; "best" is that of the yards. */
  sort: "" | "city" | "price" | "state" | "best";
  /** Code of the state or territory whose cities are listed; "" for all. */
  state: string;
  /** Place to show prices near, as typed. */
  near: string;
  /** The visitor's word for the metal. */
  for: string;
  /** Half-hour of the week when yards have to be open, or "now"; "" for any time. */
  open: string;
}

/** Values of the parameters that sort and filter the cities, or sort the yards. */
export const CITY_PARAMETERS = {
  sort: ["city", "price", "state", "best"],
  state: STATES,
} as const;

/** Parses the query of a material page's URL. Invalid values are treated as absent. */
export function readMaterialQuery(parameters: URLSearchParams): MaterialQuery {
  const state = STATES.find((code) => code === parameters.get("state")) ?? "";
  const sort = CITY_PARAMETERS.sort.find((value) => value === parameters.get("sort")) ?? "";
  return {
    // The prices of one state cannot be sorted by state.
    sort: sort === "state" && state ? "" : sort,
    state,
    near: typedText(parameters, "near"),
    for: typedText(parameters, "for"),
    open: readOpen(parameters),
  };
}

/** Order of the cities: nearest first, by name, best price first, or by state and name. */
export type CityOrder = "near" | Exclude<MaterialQuery["sort"], "" | "best">;

/** The order of the cities, depending on whether the page answers near a place. */
export function orderOf({ sort }: Pick<MaterialQuery, "sort">, isNear: boolean): CityOrder {
  return (sort !== "best" && sort) || (isNear ? "near" : "city");
}

/** The non-empty search parameters of a material page. */
export function materialParameters(query: Partial<MaterialQuery>): [name: string, value: string][] {
  return Object.entries(query).filter(([, value]) => value !== "");
}

/** The URL of a material page. */
export function materialAddress(slug: string, query: Partial<MaterialQuery>): string {
  const parameters = queryOf(materialParameters(query));
  return `/material/${slug}/${parameters && `?${parameters}`}`;
}

/** States and territories with a price, in alphabetical order. */
export function statesWithPrices(prices: Pick<MaterialPrice, "state">[]): string[] {
  const found = new Set(prices.map(({ state }) => state));
  return STATES.filter((code) => found.has(code));
}
