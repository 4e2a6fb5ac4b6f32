import { materialBySlug } from "../../worker/data/materials.ts";
import { allCities, type City } from "../../worker/data/places/cities.ts";
import { nationalMonths } from "../../worker/data/record/national-price-months.ts";
import { citiesInMonth } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { orServiceUnavailable } from "../frame/errors.ts";
import { missingSlug } from "../frame/missing-page.ts";
import { type Figures, figuresOf } from "./figures.ts";

/** The recorded prices of a metal. */
export type MaterialHistory = Awaited<ReturnType<typeof readMaterialHistory>>;

/**
 * Reads the recorded prices of a metal.
 * @param requested a month (YYYY-MM); "" for the latest
 * @param rest of the address below the material, for a redirect
 * @returns its national months, earliest first; the requested `month`, otherwise the latest, or undefined if nothing is
 * recorded
 * @throws a redirect or a 404 if there is no such metal, and a 503 when the database fails
 */
export async function readMaterialHistory(
  store: Store,
  slug: string,
  requested: string,
  rest: string,
) {
  const material = await orServiceUnavailable(materialBySlug(store, slug));
  if (!material) throw await missingSlug(store, slug, "Material not found", rest);
  const months = await orServiceUnavailable(nationalMonths(store, material.id));
  const found = months.find(({ month }) => month === requested);
  const { id, name, grade } = material;
  return {
    material: { id, name, slug: material.slug, grade },
    months,
    month: (found ?? months.at(-1))?.month,
    isUnknownMonth: requested !== "" && !found,
  };
}

/** A city's recorded prices in one month. */
export interface CityFigures extends Figures {
  city: Pick<City, "name" | "slug" | "state">;
}

/**
 * A metal's recorded prices in a month (YYYY-MM), by city name, without cities that have been removed.
 * @throws a 503 when the database fails
 */
export async function readCities(
  store: Store,
  materialId: number,
  month: string,
): Promise<CityFigures[]> {
  const [cities, found] = await orServiceUnavailable(
    Promise.all([allCities(store), citiesInMonth(store, materialId, month)]),
  );
  const byCity = new Map(found.map((figures) => [figures.cityId, figures]));
  return cities.flatMap(({ id, name, slug, state }) => {
    const figures = byCity.get(id);
    return figures ? [{ city: { name, slug, state }, ...figuresOf(figures) }] : [];
  });
}
