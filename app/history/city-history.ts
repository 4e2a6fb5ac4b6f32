import { allMaterials, type Material } from "../../worker/data/materials.ts";
import { type City, cityBySlug } from "../../worker/data/places/cities.ts";
import { latestObservation, type PriceObservation } from "../../worker/data/record/observations.ts";
import { recordedMaterials } from "../../worker/data/record/price-archive.ts";
import { monthsInCity, type PriceMonth } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { orServiceUnavailable } from "../frame/errors.ts";
import { missingSlug } from "../frame/missing-page.ts";
import { foundation } from "../prices/basis.ts";
import { isUnavailable, shortDate } from "../words/format.ts";
import { figuresOf } from "./figures.ts";

/** The recorded prices of a city. */
export interface CityHistory {
  city: Pick<City, "name" | "slug" | "state">;
  /** An IANA time zone. */
  timeZone: string;
  /** Metals with a record, in the order of materials.csv. */
  metals: Pick<Material, "name" | "slug">[];
  /** The requested metal, otherwise the first; undefined if nothing is recorded. */
  metal: Pick<Material, "name" | "slug" | "grade"> | undefined;
  /** Why it is not the requested metal; undefined if it is, or if none was requested. */
  problem: "unknown" | "not recorded" | undefined;
  /** The metal's months, earliest first. */
  months: PriceMonth[];
  /** Day (YYYY-MM-DD) of its latest record if that says that there is no price. */
  goneOn: string | undefined;
  /** A sentence on the basis of its latest record; undefined if that was typed as a range. */
  said: string | undefined;
}

/**
 * Reads the recorded prices of a city.
 * @param requested the slug of a metal; "" for the first
 * @param rest of the address below the city, for a redirect
 * @throws a redirect or a 404 if there is no such city, and a 503 when the database fails
 */
export async function readCityHistory(
  store: Store,
  slug: string,
  requested: string,
  rest: string,
): Promise<CityHistory> {
  const [city, materials] = await orServiceUnavailable(
    Promise.all([cityBySlug(store, slug), allMaterials(store)]),
  );
  if (!city) throw await missingSlug(store, slug, "City not found", rest);
  const recorded = await orServiceUnavailable(recordedMaterials(store, city.id));
  const metals = materials.filter(({ id }) => recorded.includes(id));
  const isRequested = (metal: Material) => metal.slug === requested.toLowerCase();
  const found = metals.find(isRequested);
  const metal = found ?? metals[0];
  const problem = materials.some(isRequested) ? "not recorded" : "unknown";
  return {
    city: { name: city.name, slug: city.slug, state: city.state },
    timeZone: city.timeZone,
    metals: metals.map(({ name, slug }) => ({ name, slug })),
    metal: metal && { name: metal.name, slug: metal.slug, grade: metal.grade },
    problem: requested && !found ? problem : undefined,
    ...(metal
      ? await orServiceUnavailable(readMetal(store, city.id, metal.id))
      : { months: [], goneOn: undefined, said: undefined }),
  };
}

async function readMetal(
  store: Store,
  cityId: number,
  materialId: number,
): Promise<Pick<CityHistory, "months" | "goneOn" | "said">> {
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
  const said = foundation(latest);
  return said && `The latest price, of ${shortDate(latest.checkedOn)}: ${said}.`;
}
