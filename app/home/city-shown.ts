import { currentDataset } from "../../worker/data/dataset.ts";
import { type City, type PlacedCity, placedCities } from "../../worker/data/places/cities.ts";
import { type PricedCity, pricedCity } from "../../worker/data/prices.ts";
import { citiesWithCurrentPrices } from "../../worker/data/prices-day.ts";
import type { Store } from "../../worker/data/store.ts";

/** The slug of the city that is shown to whoever is near no other. */
const USUAL = "sydney";

/**
 * The city whose prices the home page shows, with these, and the cities among which a visitor may choose: those of `top`
 * whose prices are current. It is the city that is asked for, or else Sydney; if that has no current price, the first
 * one that has, largest first. Undefined where there is no city at all.
 * @param top the largest cities
 * @throws DatabaseError
 */
export async function cityShown(
  store: Store,
  asked: string | null,
  top: Promise<City[]>,
): Promise<{ shown: PricedCity | undefined; choices: City[] }> {
  const [placed, dataset, largest, found] = await Promise.all([
    placedCities(store),
    currentDataset(store),
    top,
    pricedCity(store, asked ?? USUAL),
  ]);
  const current = citiesWithCurrentPrices(placed, dataset).map(({ city }) => city);
  const isCurrent = ({ slug }: Pick<City, "slug">) => current.some((city) => city.slug === slug);
  const choices = largest.filter(isCurrent);
  if (found && isCurrent(found.city)) return { shown: found, choices };
  const usual = current.find(({ slug }) => slug === USUAL);
  const other = usual ?? choices[0] ?? current[0] ?? (found ? undefined : anyCity(placed));
  return { shown: other ? await pricedCity(store, other.slug) : found, choices };
}

/** A city with prices, however old, before one without. */
function anyCity(placed: PlacedCity[]): City | undefined {
  return (placed.find(({ hasPrices }) => hasPrices) ?? placed[0])?.city;
}
