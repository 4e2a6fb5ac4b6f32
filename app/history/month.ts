import { allMaterials, type Material } from "../../worker/data/materials.ts";
import { allCities } from "../../worker/data/places/cities.ts";
import { materialsInMonth } from "../../worker/data/record/national-price-months.ts";
import { cityInMonth, monthsAround } from "../../worker/data/record/price-archive.ts";
import { publicationsOfMonth } from "../../worker/data/record/publications.ts";
import type { Store } from "../../worker/data/store.ts";
import { notFound, orServiceUnavailable } from "../frame/errors.ts";
import { missingPage } from "../frame/missing-page.ts";
import { longDate, longMonth } from "../words/format.ts";
import { isMonth } from "../words/iso-month.ts";
import { publicationCounts } from "../words/publication-counts.ts";
import { type Figures, figuresOf } from "./figures.ts";

/** A 404 for a month without a record. */
export function missingMonth() {
  return notFound("Nothing is recorded for this month.", { query: "", suggestions: [] });
}

/**
 * Reads the records and publications of a month.
 * @param requested the slug of a city to show as well; "" for none
 * @throws a 404 if there is no such month or it has no records, and a 503 when the database fails
 */
export async function readMonth(store: Store, month: string, requested: string) {
  if (!isMonth(month)) throw await missingPage(store, month);
  const [materials, cities, national, publications, around] = await orServiceUnavailable(
    Promise.all([
      allMaterials(store),
      allCities(store),
      materialsInMonth(store, month),
      publicationsOfMonth(store, month),
      monthsAround(store, month),
    ]),
  );
  if (national.length === 0) throw missingMonth();
  const city = cities.find(({ slug }) => slug === requested.toLowerCase());
  const inCity = city ? await orServiceUnavailable(cityInMonth(store, city.id, month)) : [];
  return {
    month,
    name: longMonth(month),
    national: inOrder(materials, national),
    cities: cities.map(({ name, slug }) => ({ name, slug })),
    city: city && {
      name: city.name,
      slug: city.slug,
      state: city.state,
      metals: inOrder(materials, inCity),
    },
    unknownCity: requested && !city ? requested : undefined,
    publications: publications.map((publication) => {
      const { id, name, publishedOn, note } = publication;
      return { id, name, day: longDate(publishedOn), counts: publicationCounts(publication), note };
    }),
    previous: around.previous && { month: around.previous, name: longMonth(around.previous) },
    next: around.next && { month: around.next, name: longMonth(around.next) },
  };
}

/** The data of a month's page. */
export type ArchivedMonth = Awaited<ReturnType<typeof readMonth>>;

/** The recorded prices of a metal. */
export interface MetalFigures extends Figures {
  metal: Pick<Material, "name" | "slug">;
  /** Number of cities with a record; absent for a single city. */
  cities?: number;
}

/** The figures in the order of materials.csv, without metals that have been removed. */
function inOrder(
  materials: Material[],
  figures: (Figures & { materialId: number; cities?: number })[],
): MetalFigures[] {
  const byMetal = new Map(figures.map((one) => [one.materialId, one]));
  return materials.flatMap(({ id, name, slug }) => {
    const found = byMetal.get(id);
    if (!found) return [];
    const { cities } = found;
    return [{ metal: { name, slug }, ...figuresOf(found), ...(cities && { cities }) }];
  });
}
