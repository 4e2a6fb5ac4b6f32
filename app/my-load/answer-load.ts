import { currentDataset, type Dataset } from "../../worker/data/dataset.ts";
import { materialRanges } from "../../worker/data/material-ranges.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { nearestPrices } from "../../worker/data/nearest-prices.ts";
import { type PlacedCity, topCities } from "../../worker/data/places/cities.ts";
import { type CityAtDistance, citiesByDistance } from "../../worker/data/places/city-distances.ts";
import type { CheckedPrice, CityPrice } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { yardsTaking } from "../../worker/data/yards/yards-for-load.ts";
import type { Origin } from "../../worker/search/places.ts";
import { nullOnOutage } from "../frame/errors.ts";

import { citiesNear, nearestFirst } from "../near/price-near.ts";
import { rulesNear, sellingStates } from "../near/rules-near.ts";
import { isNear, nearAndNext } from "../near/yards-near.ts";
import { withBasis } from "../prices/basis.ts";
import {
  type Age,
  ageOn,
  isOld,
  NATIONAL_TIME_ZONE,
  pricesDay,
} from "../prices/price-age-words.ts";
import { isUnavailable } from "../words/format.ts";
import { openAtWords } from "../yard-facts/open-at-words.ts";
import { openState } from "../yard-facts/open-state.ts";
import { hoursReader } from "../yard-facts/yard-hours.ts";
import { countLoad, type LoadLine, wantedOf } from "./count.ts";
import {
  type CityWorth,
  citiesToRead,
  mostCities,
  othersAnywhere,
  othersThan,
  pricesIn,
  worthNear,
} from "./load-cities.ts";
import type { LoadRow } from "./load-row.ts";
import type { Drive } from "./verdicts/comparison.ts";
import { brightOf, isCable } from "./verdicts/strip-or-sell.ts";
import type { LoadWorth } from "./worth.ts";
import { type LoadYard, soldAt, type Taker } from "./yard-worth.ts";

/** Number of nearest cities that also need prices of metals without an amount. */
const MAX_CLOSE = 4;
/** Maximum number of cities shown to a visitor without a place. */
const LARGEST_CITIES = 8;

const NOTHING: LoadWorth = { lines: [], total: undefined };

/** The yards near the visitor, and the next one if there are few. */
export type LoadYards = Omit<FoundYards, "near"> & ReturnType<typeof soldAt>;

type FoundYards = Awaited<ReturnType<typeof yardsNear>>;

/** A metal's price in the nearest city, by the metal's id. */
type KnownPrice = [materialId: number, CheckedPrice & Pick<Age, "said">];

/** The answer for a load near a place. */
export type NearAnswer = Awaited<ReturnType<typeof answerNear>>;

/**
 * Answers for a load near a place: its worth, other places to sell it, and yards that take it. Takes two round trips,
 * or three if no city nearby has a current price.
 * @param to places to compare it with
 * @throws DatabaseError
 */
export async function answerNear(
  store: Store,
  { origin, to = [], open }: { origin: Origin; to?: (Origin | "" | undefined)[]; open: string },
  { rows, lines, sort }: { rows: LoadRow[]; lines: LoadLine[]; sort?: string },
  drive: Drive,
  live: { materials: MaterialWithAliases[]; dataset: Dataset | undefined; cities: PlacedCity[] },
) {
  const { materials, dataset, cities } = live;
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const inOrder = nearestFirst(citiesByDistance(cities, origin), origin);
  const state = origin.place?.state ?? inOrder[0]?.state;
  const aims = to.flatMap((place) => (place ? citiesByDistance(cities, place).slice(0, 1) : []));
  const aimed = inOrder.filter(({ slug }) => aims.some((aim) => aim.slug === slug));
  const read = citiesToRead(inOrder, state, lines.length, aimed);
  const brightId = brightOf(materials);
  const uncounted = metalsBeside(rows, lines, brightId);
  const close = inOrder.slice(0, Math.min(MAX_CLOSE, mostCities(uncounted.length)));
  const isUncounted = uncounted.length > 0 && !rows.some(({ quantity }) => quantity);
  const version = dataset?.yardsVersion;
  const [{ prices, priced }, besides, nearby, scales, { yards, bring }] = await Promise.all([
    worthNear(store, inOrder, read, lines, day),
    pricesIn(store, close, uncounted),
    // Until something is counted, the page shows the prices of the nearest city that has any.
    isUncounted ? nearestPrices(store, origin) : undefined,
    materialRanges(store),
    whereToSell(store, origin, inOrder, yardsNear(store, origin, rows, materials, open, version)),
  ]);
  const { shown, counted, isJudged } = citiesPriced(priced, origin);
  const nearest = counted ?? shown;
  const city = inOrder.find(({ slug }) => slug === nearest?.city.slug);
  if (city && !close.includes(city)) besides.push(...(await pricesIn(store, [city], uncounted)));
  const known = city
    ? [...prices, ...besides].filter(({ cityId }) => cityId === city.id)
    : (nearby?.prices ?? []).filter(({ materialId }) => uncounted.includes(materialId));
  const bright = nearest && known.find(({ materialId }) => materialId === brightId);
  const counts = { name: nearest?.city.name ?? "", prices: inPairs(known), day };
  return {
    nearest: nearest ?? (nearby && { ...NOTHING, city: nearby.city, kilometres: nearby.distance }),
    // This is the place's own city, if its price is too old and another city's is counted.
    own: counted && shown !== counted ? shown : undefined,
    isJudged,
    others: nearest?.total ? othersThan(nearest, priced, state, drive, aimed) : null,
    bring,
    yards: yards && { ...yards, ...soldAt(yards.near, counts, drive, sort === "best") },
    prices: counts.prices,
    // The scales for the bars of these prices, also while the browser counts without the site.
    scales: [...scales].filter(([metal]) => known.some(({ materialId }) => materialId === metal)),
    ...(bright && !isUnavailable(bright) && !isOld(ageOn(day, bright)) && { bright }),
    // The state that the load is in; undefined for a position with no city near it.
    state,
    day,
  };
}

/** Chooses among the cities that have any price, even an old one. */
function citiesPriced(priced: CityWorth[], origin: Origin) {
  const cities = priced.map((worth) => ({ ...worth, slug: worth.city.slug }));
  return citiesNear(cities, origin, ({ total, lines }) => {
    if (total) return "current";
    return lines.some(({ price }) => price) ? "old" : undefined;
  });
}

/**
 * Lists the metals, besides those of the lines, whose prices the browser needs to go on counting without a connection:
 * those of goods without a quantity, and bright copper beside cable.
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

/** The yards (null if the database is down) and the rules of their states. */
async function whereToSell(
  store: Store,
  origin: Origin,
  cities: CityAtDistance[],
  reading: Promise<FoundYards>,
) {
  const yards = await reading.catch(nullOnOutage);
  const states = yards?.states ?? sellingStates(null, origin);
  return { yards, bring: await rulesNear(store, states, cities) };
}

async function yardsNear(
  store: Store,
  origin: Origin,
  rows: LoadRow[],
  materials: MaterialWithAliases[],
  open: string,
  version: string | undefined,
) {
  const nameOf = (slug: string) =>
    materials.find((material) => material.slug === slug)?.name ?? wordsOf(slug);
  const found = await yardsTaking(store, origin, wantedOf(rows), materials, open, version, "both");
  const hoursOf = hoursReader();
  const yards = found.yards.map((yard): Taker => {
    const { id, name, address, phone, kilometres, cityName, state, ownPrices: own } = yard;
    const isTaken = ({ good }: LoadRow) => !good || !yard.missing.includes(good.listedAs);
    const { lines: takes } = countLoad(rows.filter(isTaken));
    const missing = yard.missing.map(nameOf);
    const place = { id, name, address, phone, kilometres, cityName, state, hours: hoursOf(yard) };
    return { ...place, missing, takes, own };
  });
  const takesAll = ({ missing }: LoadYard) => missing.length === 0;
  const close = yards.filter(isNear);
  // Nobody drives past yards that take most of a load, except to one that takes all of it.
  const worthwhile = yards.filter((yard) => isNear(yard) || takesAll(yard) || close.length === 0);
  const few = close.some(takesAll) ? 1 : Number.POSITIVE_INFINITY;
  const { near, next } = nearAndNext(worthwhile, few);
  return {
    near: openFirst(near),
    next,
    /** A sentence on how many yards near the visitor are open at the chosen time; null if none was chosen. */
    openWords: found.openThen && openAtWords(found.openThen, "near you"),
    /** Names of goods that no yard near the visitor lists. */
    unlisted: found.unlisted.map(nameOf),
    /** Codes of the states where the load would be sold, likeliest first. */
    states: sellingStates(yards, origin),
  };
}

/** Kilometres within which an open yard comes before a nearer closed one. */
const NEARBY = 30;

function openFirst(yards: Taker[]): Taker[] {
  const rank = ({ kilometres, hours }: LoadYard) => {
    const isOpen = hours?.week && openState(hours.week, Date.now())?.isOpen;
    return kilometres > NEARBY ? 2 : isOpen ? 0 : 1;
  };
  return yards.toSorted((a, b) => rank(a) - rank(b));
}

/** Turns a slug that is not a metal's into words: "whole-vehicles" becomes "Whole vehicles". */
function wordsOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
}

/** Answers for a load without a place: its worth in the largest cities. @throws DatabaseError */
export async function answerAnywhere(store: Store, lines: LoadLine[]) {
  const [dataset, cities] = await Promise.all([
    currentDataset(store),
    topCities(store, Math.min(LARGEST_CITIES, mostCities(lines.length))),
  ]);
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const read = cities.map((city) => ({ ...city, kilometres: 0 }));
  const { priced } = await worthNear(store, read, read, lines, day);
  return othersAnywhere(priced);
}
