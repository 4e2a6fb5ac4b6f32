import { currentDataset, type Dataset } from "../../worker/data/dataset.ts";
import { materialRanges } from "../../worker/data/material-ranges.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { nearestPrices } from "../../worker/data/nearest-prices.ts";
import { type PlacedCity, topCities } from "../../worker/data/places/cities.ts";
import { citiesByDistance } from "../../worker/data/places/city-distances.ts";
import { type CheckedPrice, type CityPrice, pricesAmong } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import type { DirectoryYard } from "../../worker/data/yards/directory.ts";
import { yardsTaking } from "../../worker/data/yards/yards-taking.ts";
import type { Origin } from "../../worker/search/places.ts";
import { nullOnOutage } from "../frame/errors.ts";
import { citiesNear, nearestFirst } from "../near/price-near.ts";
import { rulesNear, sellingStates } from "../near/rules-near.ts";
import { isNear, type NextYard, nearAndNext } from "../near/yards-near.ts";
import { withBasis } from "../prices/basis.ts";
import { type Age, ageOn, isOld, NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age.ts";
import { isUnavailable } from "../words/format.ts";
import { openAtWords } from "../yard-facts/open-at-words.ts";
import { openState } from "../yard-facts/open-state.ts";
import { hoursReader, type YardHours } from "../yard-facts/yard-hours.ts";
import { type LoadLine, wantedOf } from "./count.ts";
import {
  byOneYard,
  type CityWorth,
  citiesBeyond,
  citiesToRead,
  mostCities,
  type OtherCities,
  othersThan,
  pricesOfLoad,
  worthInCities,
} from "./load-cities.ts";
import type { LoadRow } from "./load-row.ts";
import { type Drive, uncountedIn } from "./verdicts/comparison.ts";
import { brightOf, isCable } from "./verdicts/strip-or-sell.ts";
import type { LoadWorth } from "./worth.ts";

/** Cities, the nearest, in which what is not counted is priced, too. */
const MAX_CLOSE = 4;
/** Most cities shown to somebody who has not given a place. */
const LARGEST_CITIES = 8;

/** A yard near the visitor, with the names of goods that it is not listed as taking. */
export interface LoadYard
  extends Pick<DirectoryYard, "id" | "name" | "address" | "phone" | "cityName" | "state"> {
  hours: YardHours | null;
  /** In a straight line. */
  kilometres: number;
  missing: string[];
}

/** The yards near the visitor, and the next one if there are few. */
export interface LoadYards {
  near: LoadYard[];
  next: NextYard | null;
  /** How many near the visitor are open at the time asked for; null if none is. */
  openWords: string | null;
  /** Names of goods that no yard near the visitor lists. */
  unlisted: string[];
  /** Codes of the states where the load would be sold, likeliest first. */
  states: string[];
}

/** A metal's price in the nearest city, by the metal's id. */
export type KnownPrice = [materialId: number, CheckedPrice & Pick<Age, "said">];

/** What an answer rests on besides the load and its place, read with these. */
interface Live {
  materials: MaterialWithAliases[];
  dataset: Dataset | undefined;
  cities: PlacedCity[];
}

/**
 * The worth of a load near a place, other places to sell it, and yards that take it. Two round trips; one more if no
 * city nearby has a current price.
 * @throws DatabaseError
 */
export async function answerNear(
  store: Store,
  { origin, to = [], open }: { origin: Origin; to?: (Origin | "" | undefined)[]; open: string },
  { rows, lines }: { rows: LoadRow[]; lines: LoadLine[] },
  drive: Drive,
  { materials, dataset, cities }: Live,
) {
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const inOrder = nearestFirst(citiesByDistance(cities, origin), origin);
  const state = origin.place?.state ?? inOrder[0]?.state;
  const aims = to.flatMap((place) => (place ? citiesByDistance(cities, place).slice(0, 1) : []));
  const aimed = inOrder.filter(({ slug }) => aims.some((aim) => aim.slug === slug));
  const read = citiesToRead(inOrder, state, lines.length, aimed);
  const brightId = brightOf(materials);
  const uncounted = metalsBeside(rows, lines, brightId);
  const most = Math.min(MAX_CLOSE, mostCities(uncounted.length));
  const close = inOrder.slice(0, most).map(({ id }) => id);
  const [prices, besides, nearby, scales, yards] = await Promise.all([
    pricesOfLoad(store, read, lines),
    pricesAmong(store, close, uncounted),
    // Until something is counted, the prices of the nearest city that has any.
    uncounted.length === 0 || rows.some(({ quantity }) => quantity)
      ? undefined
      : nearestPrices(store, origin),
    materialRanges(store),
    yardsNear(store, origin, wantedOf(rows), materials, open, dataset?.yardsVersion).catch(
      nullOnOutage,
    ),
  ]);
  const priced = worthInCities(read, prices, lines, day);
  const isBeyond = lines.length > 0 && !priced.some(({ total }) => total);
  const beyond = isBeyond ? citiesBeyond(inOrder, read, lines.length) : [];
  const [bring, more] = await Promise.all([
    rulesNear(store, yards?.states ?? sellingStates(null, origin), inOrder),
    pricesOfLoad(store, beyond, lines),
  ]);
  prices.push(...more);
  priced.push(...worthInCities(beyond, more, lines, day));
  const { shown, counted, isJudged } = citiesNear(
    priced.map((worth) => ({ ...worth, slug: worth.city.slug })),
    origin,
    ({ total, lines: own }) =>
      total ? "current" : own.some(({ price }) => price) ? "old" : undefined,
  );
  const nearest = counted ?? shown;
  const id = inOrder.find(({ slug }) => slug === nearest?.city.slug)?.id;
  if (id !== undefined && !close.includes(id))
    besides.push(...(await pricesAmong(store, [id], uncounted)));
  const known =
    id === undefined
      ? (nearby?.prices ?? []).filter(({ materialId }) => uncounted.includes(materialId))
      : [...prices, ...besides].filter(({ cityId }) => cityId === id);
  const bright = known.find(({ materialId }) => materialId === brightId);
  const city: CityWorth | undefined =
    nearest ??
    (nearby && { city: nearby.city, kilometres: nearby.distance, lines: [], total: undefined });
  return {
    nearest: city,
    // The place's own city, if its price is old and another city's is counted.
    own: counted && shown !== counted ? shown : undefined,
    isJudged,
    others: nearest?.total ? othersThan(nearest, priced, state, drive, aimed) : null,
    bring,
    yards,
    prices: inPairs(known),
    // What the bars of these prices are drawn on, also while the browser counts by itself.
    scales: [...scales].filter(([metal]) => known.some(({ materialId }) => materialId === metal)),
    ...(nearest && bright && !isUnavailable(bright) && !isOld(ageOn(day, bright)) && { bright }),
    // Where the load is; undefined for a position without a city near it.
    state,
    day,
  };
}

/**
 * The metals whose prices the browser goes on counting with when the connection is lost, besides those of the lines: of
 * goods that are still without a quantity, and bright copper beside cable.
 */
function metalsBeside(rows: LoadRow[], lines: LoadLine[], brightId: number | undefined): number[] {
  const metals = new Set(rows.flatMap(({ good }) => good?.metal?.id ?? []));
  if (brightId !== undefined && rows.some(isCable)) metals.add(brightId);
  for (const { material } of lines) metals.delete(material.id);
  return [...metals];
}

function inPairs(prices: CityPrice[]): KnownPrice[] {
  return prices.map(withBasis).map(({ materialId, minPrice, maxPrice, checkedOn, said }) => {
    return [materialId, { minPrice, maxPrice, checkedOn, ...(said && { said }) }];
  });
}

async function yardsNear(
  store: Store,
  origin: Origin,
  wanted: string[],
  materials: MaterialWithAliases[],
  open: string,
  version: string | undefined,
): Promise<LoadYards> {
  const nameOf = (slug: string) =>
    materials.find((material) => material.slug === slug)?.name ?? wordsOf(slug);
  const {
    yards: found,
    openThen,
    unlisted,
  } = await yardsTaking(...([store, origin, wanted, materials, open, version] as const));
  const hoursOf = hoursReader();
  const yards = found.map(({ id, name, address, phone, kilometres, missing, ...yard }) => ({
    ...{ id, name, address, phone, kilometres, cityName: yard.cityName, state: yard.state },
    hours: hoursOf({ ...yard, address }),
    missing: missing.map(nameOf),
  }));
  const takesAll = ({ missing }: LoadYard) => missing.length === 0;
  const [close, far] = [
    yards.filter(isNear),
    // Nobody drives past yards that take most of a load, except to one that takes all of it.
    yards.filter((yard) => !isNear(yard) && (takesAll(yard) || !yards.some(isNear))),
  ];
  const few = close.some(takesAll) ? 1 : Number.POSITIVE_INFINITY;
  const { near, next } = nearAndNext([...close, ...far], few);
  const openWords = openThen && openAtWords(openThen, "near you");
  return {
    ...{ near: openFirst(near), next, openWords, unlisted: unlisted.map(nameOf) },
    states: sellingStates(yards, origin),
  };
}

/** Kilometres within which an open yard comes before a nearer closed one. */
const NEARBY = 30;

function openFirst(yards: LoadYard[]): LoadYard[] {
  const rank = ({ kilometres, hours }: LoadYard) => {
    const isOpen = hours?.week && openState(hours.week, Date.now())?.isOpen;
    return kilometres > NEARBY ? 2 : isOpen ? 0 : 1;
  };
  return yards.toSorted((a, b) => rank(a) - rank(b));
}

/** "Whole vehicles" from "whole-vehicles", a slug that is no metal of ours. */
function wordsOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
}

/** The worth of a load in the largest cities, for somebody who has not given a place. @throws DatabaseError */
export async function answerAnywhere(store: Store, lines: LoadLine[]): Promise<OtherCities> {
  const [dataset, cities] = await Promise.all([
    currentDataset(store),
    topCities(store, Math.min(LARGEST_CITIES, mostCities(lines.length))),
  ]);
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const read = cities.map((city) => ({ ...city, kilometres: 0 }));
  const priced = worthInCities(read, await pricesOfLoad(store, read, lines), lines, day);
  const most = priced.toSorted((a, b) => counted(b) - counted(a))[0];
  const missingIn = (city: CityWorth) => (most ? uncountedIn(most, city) : []);
  const whole = priced.filter((city) => city.total && missingIn(city).length === 0);
  return {
    cities: whole
      .map((worth) => ({
        city: worth.city,
        total: worth.total!,
        kilometres: null,
        comparison: null,
        besides: [],
        oneYard: byOneYard(worth),
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
