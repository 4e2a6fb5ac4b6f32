import { queryOf } from "./query.ts";

/** The guide on cars. */
export const CAR_PATH = "/scrap-my-car/";

/** The address of the guide on cars, which answers for a car, the place and an offer in dollars. */
export function carAddress(fields: { car: string; near?: string; offer?: string }): string {
  const given = Object.entries(fields).filter(([, text]) => text !== "");
  return `${CAR_PATH}?${queryOf(given)}`;
}
