import { queryOf } from "./query.ts";

/** Path of the guide on cars. */
export const CAR_PATH = "/scrap-my-car/";

/** The address of the guide on cars for a car, a place and an offer in dollars. */
export function carAddress(fields: { car: string; near?: string; offer?: string }): string {
  const given = Object.entries(fields).filter(([, text]) => text !== "");
  return `${CAR_PATH}?${queryOf(given)}`;
}
