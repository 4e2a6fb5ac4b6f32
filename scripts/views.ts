import { allCities, cityBySlug, nearestPricedCity, topCities } from "../worker/data/cities.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import { directoryFigures, directoryOptions } from "../worker/data/directory.ts";
import { allMaterials, materialBySlug } from "../worker/data/materials.ts";
import { pricesInCity, pricesOfMaterial } from "../worker/data/prices.ts";
import { allStates } from "../worker/data/states.ts";
import type { Store } from "../worker/data/store.ts";
import { yardsInCity } from "../worker/data/yards.ts";

// What the loaders of app/ ask of the database, call for call.

/** Sydney, whose prices the home page shows. */
const HOME_CITY_ID = 13;
/** The yards that app/routes/city.tsx shows, and one to know whether there are more. */
const YARDS_ASKED = 21;

/** The frame of every page: app/root.tsx. */
export function frame(store: Store) {
  return Promise.all([topCities(store, 6), allMaterials(store), currentDataset(store)]);
}

/** Without the frame, like all below: app/routes/home.tsx. */
export function home(store: Store) {
  return Promise.all([topCities(store, 6), allMaterials(store), pricesInCity(store, HOME_CITY_ID)]);
}

export function cities(store: Store) {
  return Promise.all([topCities(store, 12), allCities(store), allStates(store)]);
}

export async function city(store: Store, slug: string) {
  const [found] = await Promise.all([cityBySlug(store, slug), allMaterials(store)]);
  if (!found) throw new Error(`There is no city ${slug}.`);
  const [, prices = []] = await Promise.all([
    yardsInCity(store.aside(), found.id, YARDS_ASKED),
    pricesInCity(store, found.id),
  ]);
  if (prices.length === 0) await nearestPricedCity(store, found);
}

export async function material(store: Store) {
  const found = await materialBySlug(store, "copper");
  if (!found) throw new Error("There is no material copper.");
  await pricesOfMaterial(store, found.id);
}

/** What app/routes/scrap-yards.tsx asks for whatever is searched for. */
export function directoryFrame(store: Store) {
  return Promise.all([directoryOptions(store), directoryFigures(store)]);
}
