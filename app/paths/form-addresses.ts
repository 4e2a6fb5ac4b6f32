import type { City } from "../../worker/data/places/cities.ts";
import { queryOf } from "./query.ts";

/** Path of the page that checks an offer. */
export const OFFER_PATH = "/fair-price/";

/** The form's fields, as typed. */
interface OfferAddress {
  /** Slug of a material. */
  metal: string;
  /** The place, as URLs write it. */
  near?: string;
  /** Dollars per kilogram. */
  offer?: string;
  total?: string;
  kg?: string;
}

/** The URL that checks an offer. The page asks for absent and empty fields. */
export function offerAddress(fields: OfferAddress): string {
  const given = Object.entries(fields).filter(([, text]) => text !== "");
  return `${OFFER_PATH}?${queryOf(given)}`;
}

/** Path of the guide on cars. */
export const CAR_PATH = "/scrap-my-car/";

/** The URL of the guide on cars for a car, a place and an offer in dollars. */
export function carAddress(fields: { car: string; near?: string; offer?: string }): string {
  const given = Object.entries(fields).filter(([, text]) => text !== "");
  return `${CAR_PATH}?${queryOf(given)}`;
}

/** Path of My load. */
export const LOAD_PATH = "/my-load/";

/** Prefix that turns a field's name into the name of its unit field. */
export const UNIT_FIELD = "unit-";

/** The URL of My load with a city filled in. */
export function loadNear({ name, state }: Pick<City, "name" | "state">): string {
  return `${LOAD_PATH}?${new URLSearchParams({ near: `${name} ${state}` })}`;
}
