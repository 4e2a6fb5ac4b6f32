import { dollars } from "../app/format.ts";
import { replace } from "../seed/loader/database.ts";
import { seed } from "./data.ts";

/** Sydney, as the site's data numbers it. */
const CITY_ID = 13;

/**
 * Loads the sample with new prices for Sydney, in the way in which a running site gets new data.
 * Gives back the lowest price of its first metal as the page writes it.
 */
export async function newPrices(db: D1Database, round: number): Promise<string> {
  const dataset = seed();
  const first = dataset.prices.find((price) => price.cityId === CITY_ID);
  if (!first || !dataset.dataset[0]) throw new Error("The sample has no price for Sydney.");
  const lowest = 70 + round;
  first.minCents = lowest * 100;
  first.maxCents = (lowest + 10) * 100;
  dataset.dataset[0].version += `-${round}`;
  await replace(db, dataset);
  return dollars(lowest);
}
