import type { Dataset } from "../../publishing/derive/tables.ts";
import type { Cents } from "./quotes.ts";

type Price = Dataset["prices"][number];

/** A price from which its record is invented back. */
export interface KnownPrice {
  /** Slugs. */
  city: string;
  material: string;
  price: Price;
  /** The day (YYYY-MM-DD) on which it was checked. */
  day: string;
  /** What was paid then, or would have been where there is no price any more. */
  cents: Cents;
  /** The cents per kg by which it is below Sydney's, which is mostly freight. */
  freight: number;
}

/** The prices of a dataset with what the record needs to know of them. */
export function knownPrices({ cities, materials, prices }: Dataset): KnownPrice[] {
  const citySlug = new Map(cities.map(({ id, slug }) => [id, slug]));
  const materialSlug = new Map(materials.map(({ id, slug }) => [id, slug]));
  const inSydney = new Map(
    prices
      .filter(({ cityId }) => citySlug.get(cityId) === "sydney")
      .map((price) => [price.materialId, price]),
  );
  const ofCity = Map.groupBy(prices, ({ cityId }) => cityId);
  return prices.flatMap((price) => {
    const sydney = inSydney.get(price.materialId);
    if (!sydney) return [];
    const cents = isGone(price)
      ? scaled(sydney, levelOf(ofCity.get(price.cityId) ?? [], inSydney))
      : ([price.minCents, price.maxCents] as Cents);
    return {
      city: citySlug.get(price.cityId) ?? "",
      material: materialSlug.get(price.materialId) ?? "",
      price,
      day: price.checkedOn,
      cents,
      freight: Math.max(0, middle([sydney.minCents, sydney.maxCents]) - middle(cents)),
    };
  });
}

function isGone({ minCents }: Price): boolean {
  return minCents === 0;
}

/** A city's prices relative to Sydney's, by the first one that both have. */
function levelOf(prices: Price[], inSydney: Map<number, Price>): number {
  const price = prices.find((one) => !isGone(one) && inSydney.has(one.materialId));
  const sydney = price && inSydney.get(price.materialId);
  return sydney ? price.maxCents / sydney.maxCents : 1;
}

function scaled({ minCents, maxCents }: Price, level: number): Cents {
  return [Math.round(minCents * level), Math.round(maxCents * level)];
}

function middle([lowest, highest]: Cents): number {
  return (lowest + highest) / 2;
}
