import { currentDataset } from "../../worker/data/dataset.ts";
import { type City, placedCities } from "../../worker/data/places/cities.ts";
import { type PricedCity, pricedCity } from "../../worker/data/prices.ts";
import { citiesWithCurrentPrices } from "../../worker/data/prices-day.ts";
import type { Store } from "../../worker/data/store.ts";

/** The slug of the city for visitors who are near no other. */
const USUAL = "sydney";

/**
 * The city whose prices the home page shows, with its prices, and the cities that a visitor may choose: those of `top`
 * with current prices. It shows the city with the wanted slug, or else Sydney; if neither has a current price, the
 * largest city that has one. Undefined if there is no city at all.
 * @param top the largest cities
 * @throws DatabaseError
 */
export async function cityShown(
  store: Store,
  wanted: string | null,
  top: Promise<City[]>,
): Promise<{ shown: PricedCity | undefined; choices: City[] }> {
  const [placed, dataset, largest, found] = await Promise.all([
    placedCities(store),
    currentDataset(store),
    top,
    pricedCity(store, wanted ?? USUAL),
  ]);
  const current = citiesWithCurrentPrices(placed, dataset).map(({ city }) => city);
  const isCurrent = ({ slug }: Pick<City, "slug">) => current.some((city) => city.slug === slug);
  const choices = largest.filter(isCurrent);
  if (found && isCurrent(found.city)) return { shown: found, choices };
  const usual = current.find(({ slug }) => slug === USUAL);
  const priced = placed.find(({ hasPrices }) => hasPrices) ?? placed[0];
  const other = usual ?? choices[0] ?? current[0] ?? (found ? undefined : priced?.city);
  return { shown: other ? await pricedCity(store, other.slug) : found, choices };
}
