import { allMaterials, type Material } from "../../worker/data/materials.ts";
import { cityBySlug } from "../../worker/data/places/cities.ts";
import { latestObservation, type PriceObservation } from "../../worker/data/record/observations.ts";
import { recordedMaterials } from "../../worker/data/record/price-archive.ts";
import { monthsInCity } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { orServiceUnavailable } from "../frame/errors.ts";
import { missingSlug } from "../frame/missing-page.ts";
import { basisWords } from "../prices/basis.ts";
import { isUnavailable, shortDate } from "../words/format.ts";
import { figuresOf } from "./figures.ts";

/** The recorded prices of a city. */
export type CityHistory = Awaited<ReturnType<typeof readCityHistory>>;

/**
 * Reads the recorded prices of a city.
 * @param requested the slug of a metal; "" for the first
 * @param rest of the address below the city, for a redirect
 * @returns `metals` with a record in the order of materials.csv; the requested `metal`, or with a `problem` the first,
 * or undefined if nothing is recorded; its months, earliest first; the day (YYYY-MM-DD) of its latest record as
 * `goneOn` if it no longer has a price; `said`, a sentence on the latest record's basis
 * @throws a redirect or a 404 if there is no such city, and a 503 when the database fails
 */
export async function readCityHistory(store: Store, slug: string, requested: string, rest: string) {
  const [city, materials] = await orServiceUnavailable(
    Promise.all([cityBySlug(store, slug), allMaterials(store)]),
  );
  if (!city) throw await missingSlug(store, slug, "City not found", rest);
  const recorded = await orServiceUnavailable(recordedMaterials(store, city.id));
  const metals = materials.filter(({ id }) => recorded.includes(id));
  const isRequested = (metal: Material) => metal.slug === requested.toLowerCase();
  const found = metals.find(isRequested);
  const metal = found ?? metals[0];
  const reason = materials.some(isRequested) ? ("not recorded" as const) : ("unknown" as const);
  return {
    city: { name: city.name, slug: city.slug, state: city.state },
    timeZone: city.timeZone,
    metals: metals.map(({ name, slug }) => ({ name, slug })),
    metal: metal && { name: metal.name, slug: metal.slug, grade: metal.grade },
    problem: requested && !found ? reason : undefined,
    ...(metal
      ? await orServiceUnavailable(readMetal(store, city.id, metal.id))
      : { months: [], goneOn: undefined, said: undefined }),
  };
}

async function readMetal(store: Store, cityId: number, materialId: number) {
  const [months, latest] = await Promise.all([
    monthsInCity(store, cityId, materialId),
    latestObservation(store, cityId, materialId),
  ]);
  const goneOn = latest && isUnavailable(latest) ? latest.checkedOn : undefined;
  return {
    months: months.map(({ month, ...rest }) => ({ month, ...figuresOf(rest) })),
    goneOn,
    said: latest && latestWords(latest),
  };
}

/** "The latest price, of 19 Nov 2026: 4 yards, 12–19 Nov."; undefined if it was typed as a range. */
function latestWords(latest: PriceObservation): string | undefined {
  const said = basisWords(latest);
  return said && `The latest price, of ${shortDate(latest.checkedOn)}: ${said}.`;
}
