import { type CityDetail, cityBySlug, topCities } from "../../worker/data/cities.ts";
import { citiesByDistance } from "../../worker/data/city-distances.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Origin } from "../../worker/data/search/places.ts";
import type { Store } from "../../worker/data/store.ts";
import type { Yard } from "../../worker/data/yards/yards.ts";
import { yardsTaking } from "../../worker/data/yards/yards-taking.ts";
import { nullOnOutage } from "../errors.ts";
import { longDate } from "../format.ts";
import { pricesDay } from "../prices/price-age.ts";
import { openingLine } from "../yards/opening-words.ts";
import { uncountedIn } from "./comparison.ts";
import { ITEMS } from "./items.ts";
import {
  type CityWorth,
  citiesToRead,
  type OtherCities,
  othersThan,
  worthInCities,
  worthInNearest,
} from "./load-cities.ts";
import type { LoadLine } from "./load-lines.ts";
import type { LoadWorth } from "./worth.ts";

/** The time zone by which the age of every city's prices is counted, so that they can be compared. */
const TIME_ZONE = "Australia/Sydney";
/** The cities that are shown to somebody who has not said where they are. */
const LARGEST_CITIES = 8;

/** A yard near the visitor, with the names of what it is not listed as taking. */
export interface LoadYard extends Pick<Yard, "id" | "name" | "address" | "phone"> {
  /** Opening hours in words: "Mon–Fri 7 am – 4 pm"; null if not known. */
  open: string | null;
  /** In a straight line. */
  kilometres: number;
  missing: string[];
}

/** What a load is worth near a place, where else it could go, and who takes it. @throws DatabaseError */
export async function answerNear(
  store: Store,
  origin: Origin,
  lines: LoadLine[],
  materials: MaterialWithAliases[],
  kmCost: number,
) {
  const wanted = [...new Set(lines.flatMap(({ accepted }) => accepted))];
  const yards = yardsNear(store, origin, wanted, materials).catch(nullOnOutage);
  const [dataset, cities] = await Promise.all([
    currentDataset(store),
    citiesByDistance(store, origin),
  ]);
  const day = pricesDay(dataset, TIME_ZONE);
  const state = origin.place?.state ?? cities[0]?.state;
  const priced = await worthInCities(store, citiesToRead(cities, state, lines.length), lines, day);
  const nearest =
    priced.find(({ total }) => total) ??
    (await worthInNearest(store, origin, lines, day)) ??
    priced.find((city) => city.lines.some(({ price }) => price));
  const found = nearest && (await cityBySlug(store, nearest.city.slug));
  return {
    nearest,
    others: nearest?.total ? othersThan(nearest, priced, state, kmCost) : null,
    bring: found && whatToBring(found),
    yards: await yards,
  };
}

function whatToBring(city: CityDetail) {
  const { name, slug, stateName, bringId, bringPayment, bringRecords } = city;
  return {
    city: { name, slug, stateName, bringId, bringPayment, bringRecords },
    editedOn: longDate(city.regulationsCheckedOn),
  };
}

async function yardsNear(
  store: Store,
  origin: Origin,
  wanted: string[],
  materials: MaterialWithAliases[],
): Promise<LoadYard[]> {
  const others = ITEMS.flatMap(({ accepted }) => accepted ?? []);
  const nameOf = (wantedSlug: string) =>
    [...materials, ...others].find(({ slug }) => slug === wantedSlug)?.name ?? "";
  const found = await yardsTaking(store, origin, wanted, materials);
  return found.map(({ id, name, address, phone, openingHours, kilometres, missing }) => ({
    ...{ id, name, address, phone, kilometres },
    open: openingLine(openingHours),
    missing: missing.map(nameOf),
  }));
}

/** What the largest cities pay, for somebody who has not said where they are. @throws DatabaseError */
export async function answerAnywhere(store: Store, lines: LoadLine[]): Promise<OtherCities> {
  const [dataset, cities] = await Promise.all([
    currentDataset(store),
    topCities(store, LARGEST_CITIES),
  ]);
  const day = pricesDay(dataset, TIME_ZONE);
  const read = cities.map((city) => ({ ...city, kilometres: 0 }));
  const priced = await worthInCities(store, read, lines, day);
  const most = priced.toSorted((a, b) => counted(b) - counted(a))[0];
  const missingIn = (city: CityWorth) => (most ? uncountedIn(most, city) : []);
  const whole = priced.filter((city) => city.total && missingIn(city).length === 0);
  return {
    cities: whole
      .map(({ city, total }) => ({
        city,
        total: total!,
        kilometres: null,
        comparison: null,
        besides: [],
      }))
      .sort((a, b) => b.total.min + b.total.max - a.total.min - a.total.max),
    apart: priced
      .map((city) => ({ city: city.city, missing: missingIn(city) }))
      .filter(({ missing }) => missing.length > 0),
  };
}

function counted({ lines }: LoadWorth): number {
  return lines.filter(({ isCounted }) => isCounted).length;
}
