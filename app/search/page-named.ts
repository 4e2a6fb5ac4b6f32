import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import { findCity, findMaterialSlug } from "../../worker/data/search/names.ts";
import { type Place, placesNamed } from "../../worker/data/search/places.ts";
import { termNamed } from "../../worker/data/search/terms.ts";
import { yardsNamed } from "../../worker/data/search/yards.ts";
import type { Store } from "../../worker/data/store.ts";
import { placeLabel } from "../format.ts";
import { yardPath } from "../yards/yard-path.ts";

/**
 * The path of the page that a text names: of a city, a metal, a guide, the city nearest to a place, or a
 * yard. Undefined if it names none of them, or both a place and a metal ("Berry", "6063") and no place is
 * expected.
 * @throws DatabaseError
 */
export async function pageNamed(
  store: Store,
  text: string,
  { expectsPlace }: { expectsPlace: boolean },
): Promise<string | undefined> {
  const [city, material, term, [place], yards] = await Promise.all([
    findCity(store, text),
    findMaterialSlug(store, text),
    termNamed(store, text),
    placesNamed(store, text),
    yardsNamed(store, text),
  ]);
  if (city) return `/${city.slug}/`;
  if (material) return `/material/${material}/`;
  if (place && (expectsPlace || !term)) return pageNear(store, place);
  if (place) return undefined;
  const [yard] = yards;
  return term?.path ?? (yard && yards.length === 1 ? yardPath(yard) : undefined);
}

/**
 * The page of the nearest city with prices, which says how far it is from the place. A city without any
 * has a page that shows the nearest prices, but only to those who ask for that city.
 */
async function pageNear(store: Store, place: Place): Promise<string> {
  if (place.citySlug) return `/${place.citySlug}/`;
  const near = new URLSearchParams({ near: placeLabel(place) });
  const city = await nearestCityWithPrices(store, place);
  return city ? `/${city.slug}/?${near}` : `/scrap-yards/?${near}`;
}
