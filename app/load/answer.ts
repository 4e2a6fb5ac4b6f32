import { cityBySlug, topCities } from "../../worker/data/cities.ts";
import { type CityAtDistance, citiesByDistance } from "../../worker/data/city-distances.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { nearestPrices } from "../../worker/data/nearest-prices.ts";
import { pricesAmong } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import type {
  City,
  CityDetail,
  CityPrice,
  MaterialWithAliases,
  Origin,
  Yard,
} from "../../worker/data/types.ts";
import { yardsTaking } from "../../worker/data/yards/yards-taking.ts";
import { longDate } from "../format.ts";
import { nullOnOutage } from "../http.ts";
import { pricesDay } from "../prices/price-age.ts";
import { type Comparison, compare, uncountedIn } from "./comparison.ts";
import type { LoadLine } from "./load.ts";
import { type LoadWorth, type Worth, worthOf } from "./worth.ts";

/** By whose calendar the age of all cities' prices is counted, so that they can be compared. */
const TIME_ZONE = "Australia/Sydney";
/** Kilometres within which other cities are listed. */
const NEAR_KM = 300;
/** How many of the best cities of a state are listed wherever they are. */
const MAX_BEST = 5;
/** How many of them are listed: the nearest. */
const MAX_NEAR = 6;
/** The most prices that are read, whatever is in the load: so many metals in so many cities. */
const MAX_PRICES = 120;
/** The cities that are shown to somebody who has not said where they are. */
const LARGEST_CITIES = 8;

/** A yard near the visitor, with the names of what it does not say it takes. */
export interface LoadYard extends Pick<Yard, "id" | "name" | "address" | "phone" | "openingHours"> {
  /** In a straight line. */
  kilometres: number;
  missing: string[];
}

type Place = Pick<City, "name" | "slug" | "state">;

/** Another city that has current prices for all that the nearest one has. */
export interface OtherCity {
  city: Place;
  /** In a straight line from the visitor; null where nobody has said where they are. */
  kilometres: number | null;
  total: Worth;
  comparison: Comparison | null;
}

/** Other cities, the best price first. */
export interface OtherCities {
  cities: OtherCity[];
  /** Those that cannot be compared, with the metals for which they have no current price. */
  apart: { city: Place; missing: string[] }[];
}

interface CityWorth extends LoadWorth {
  city: Place;
  kilometres: number;
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

/** What a yard takes that is no metal of ours, in our words. */
const OTHER_NAMES = new Map([["whole-vehicles", "Whole cars"]]);

async function yardsNear(
  store: Store,
  origin: Origin,
  wanted: string[],
  materials: MaterialWithAliases[],
): Promise<LoadYard[]> {
  const nameOf = (wantedSlug: string) =>
    materials.find(({ slug }) => slug === wantedSlug)?.name ?? OTHER_NAMES.get(wantedSlug) ?? "";
  const found = await yardsTaking(store, origin, wanted, materials);
  return found.map(({ id, name, address, phone, openingHours, kilometres, missing }) => ({
    ...{ id, name, address, phone, openingHours, kilometres },
    missing: missing.map(nameOf),
  }));
}

/** Cities within reach and those of the state, the nearest first, as many as may be read. */
function citiesToRead(cities: CityAtDistance[], state: string | undefined, metals: number) {
  return cities
    .filter((city, i) => i < MAX_BEST || city.kilometres <= NEAR_KM || city.state === state)
    .slice(0, Math.floor(MAX_PRICES / metals));
}

async function worthInCities(
  store: Store,
  cities: CityAtDistance[],
  lines: LoadLine[],
  day: string,
): Promise<CityWorth[]> {
  const ids = lines.map(({ material }) => material.id);
  const prices = await pricesAmong(
    store,
    cities.map(({ id }) => id),
    ids,
  );
  const byCity = Map.groupBy(prices, ({ cityId }) => cityId);
  return cities.map(({ id, kilometres, ...city }) => ({
    city,
    kilometres,
    ...worthOf(lines, byMaterial(byCity.get(id) ?? []), day),
  }));
}

/** The same in the nearest city that has any prices, where none has that was read. */
async function worthInNearest(
  store: Store,
  origin: Origin,
  lines: LoadLine[],
  day: string,
): Promise<CityWorth | undefined> {
  const found = await nearestPrices(store, origin);
  if (!found) return undefined;
  const worth = worthOf(lines, byMaterial(found.prices), day);
  return worth.total && { city: found.city, kilometres: found.distance, ...worth };
}

function byMaterial(prices: CityPrice[]): Map<number, CityPrice> {
  return new Map(prices.map((price) => [price.materialId, price]));
}

function othersThan(
  nearest: CityWorth,
  priced: CityWorth[],
  state: string | undefined,
  kmCost: number,
): OtherCities {
  const others = priced.filter(({ city, total }) => total && city.slug !== nearest.city.slug);
  const compared = others
    .filter((other) => uncountedIn(nearest, other).length === 0)
    .map((other) => ({
      city: other.city,
      kilometres: other.kilometres,
      total: other.total!,
      comparison: compare(nearest, other, other.kilometres - nearest.kilometres, kmCost),
    }))
    .sort((a, b) => b.comparison.difference - a.comparison.difference);
  const best = compared.filter(({ city }) => city.state === state).slice(0, MAX_BEST);
  const near = compared
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, MAX_NEAR);
  const apart = others
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .map(({ city, ...other }) => ({ city, missing: uncountedIn(nearest, { ...other }) }))
    .filter(({ missing }) => missing.length > 0);
  return {
    cities: compared.filter((other) => near.includes(other) || best.includes(other)),
    apart: apart.slice(0, MAX_NEAR),
  };
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
      .map(({ city, total }) => ({ city, total: total!, kilometres: null, comparison: null }))
      .sort((a, b) => b.total.min + b.total.max - a.total.min - a.total.max),
    apart: priced
      .map((city) => ({ city: city.city, missing: missingIn(city) }))
      .filter(({ missing }) => missing.length > 0),
  };
}

function counted({ lines }: LoadWorth): number {
  return lines.filter(({ isCounted }) => isCounted).length;
}
