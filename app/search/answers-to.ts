import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { zoneFor } from "../../worker/data/yards/open-then.ts";
import { yardTable } from "../../worker/data/yards/yard-table.ts";
import type { NamedPlace } from "../../worker/search/found.ts";
import { positionText } from "../../worker/search/position.ts";
import type { Reading } from "../../worker/search/read.ts";
import { onWeekday } from "../../worker/search/times.ts";
import type { Term } from "../../worker/search/vocabulary.ts";
import { stepAddress } from "../paths/step-address.ts";
import { weekdayTime } from "../words/clock.ts";
import { placeLabel } from "../words/format.ts";
import { adviceFor, asksAdvice, cashIn } from "./advice.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";
import { subjectAnswers, whereOf, whereWords, withQuery } from "./subject-answers.ts";
import type { PriceOf } from "./suggested-prices.ts";
import {
  answer,
  goodsPage,
  isOfWorth,
  type LoadFields,
  type SearchQuery,
  wantedPage,
} from "./wanted-page.ts";

/** Maximum number of namesakes offered if none is in the state that was typed. */
const MAX_NAMESAKES = 3;
/** Maximum number of places compared with the first. */
const MAX_OTHERS = 2;
const UNPRICED = "/blog/reading-a-scrap-price/#metals-without-a-price";

/**
 * The pages that answer a text, likeliest first: one for each metal or thing, with the place, state, amount and request
 * named; failing that, one for the request; failing that, one for the place. Empty if the text names nothing. A
 * metal has its price where `prices` knows it.
 * @throws DatabaseError
 */
export async function answersTo(
  store: Store,
  reading: Reading,
  prices?: PriceOf,
): Promise<FieldSuggestion[]> {
  const { subjects, places, position, wants } = reading;
  const namesakes = reading.isElsewhere ? places.slice(0, MAX_NAMESAKES) : [];
  if (namesakes.length > 0)
    return inEach(store, { ...reading, isElsewhere: false }, namesakes, prices);
  const others = reading.otherPlaces.slice(0, MAX_OTHERS);
  // My load compares its worth there.
  const isCompared = isOfAmount(reading) && !wants.has("collect");
  if (others.length > 0 && places[0] && !isCompared)
    return inEach(store, { ...reading, otherPlaces: [] }, [places[0], ...others], prices);
  const place = reading.isAmbiguous ? undefined : places[0];
  const near = position ? positionText(position) : place && placeLabel(place);
  const open = await openOf(store, reading, place);
  const query: SearchQuery = {
    ...reading,
    near,
    city: place?.citySlug ? { name: place.name, slug: place.citySlug } : undefined,
    amount: subjects.length < 2 ? amountOf(reading) : undefined,
    open,
    priceOf: (slug) => prices?.(slug, position ?? place),
  };
  const vehicle = reading.capacity === undefined ? "" : String(Math.round(reading.capacity));
  const load = { near, to: others.map(placeLabel).join("; "), open, vehicle };
  return (
    advisedAnswers(reading, query, load) ??
    namedAnswers(store, reading, query, load) ??
    requestAnswers(store, reading, query, place)
  );
}

/** The answers to a request for advice, and to what belongs to it; undefined if the text asks for none. */
function advisedAnswers(reading: Reading, query: SearchQuery, load: LoadFields) {
  const { wants, rows } = reading;
  const advice = adviceFor(reading, query);
  if (!advice) return undefined;
  const { answers, of = [], more = [] } = advice;
  // "Cash for 60 kg of copper" asks for its worth, too; a complaint about 60 kg doesn't.
  if (!wants.has("complaint") && isOfAmount(reading) && asksAdvice(reading))
    return [...answers, goodsPage(rows, load), ...more];
  return [...answers, ...answersFor(of, query), ...more];
}

/** The answers for the metals and things that a text names; undefined if it names none. */
function namedAnswers(store: Store, reading: Reading, query: SearchQuery, load: LoadFields) {
  const { subjects, places, unlisted, wants, offer, rows } = reading;
  if (unlisted.length > 0) return notListed(unlisted, query);
  // The guide on cars covers missing parts, who pays how much, and who tows.
  const cars = subjects.filter((terms) => terms.some(({ isVehicle }) => isVehicle));
  const isOfCar = cars.length > 0 && (wants.has("collect") || offer !== undefined);
  const answers = answersFor(isOfCar ? cars : subjects, query);
  if (reading.isAmbiguous) return withPlace(store, answers, places[0]);
  // Somebody who describes what a magnet does may not know the metal.
  if (wants.has("identify") && /magnet/i.test(reading.text))
    return [identifyAnswer(query), ...answers];
  // One sum for several things doesn't tell us the price of each.
  if (offer && offer.per === undefined && isLoad(reading))
    return [goodsPage(rows, { ...load, offer: offer.typed })];
  const isWeighedAnywhere =
    isOfAmount(reading) && !wants.has("collect") && Boolean(load.to || load.vehicle);
  if (isOfWorth(query) && (isLoad(reading) || isWeighedAnywhere)) return [goodsPage(rows, load)];
  if (wants.has("collect") && !isOfCar) return [yardsAnswer(query), ...answers];
  return answers.length > 0 ? answers : undefined;
}

/** The answers to a text that names no metal or thing: to its request, else for its place. */
async function requestAnswers(
  store: Store,
  { wants, position, state, text }: Reading,
  query: SearchQuery,
  place: NamedPlace | undefined,
) {
  // "A heavy lump, 7 kg": what it is comes before its worth.
  const isUnnamed = wants.has("identify") && !wants.has("worth") && !wants.has("load");
  const wanted = isUnnamed ? undefined : wantedPage(query);
  if (wanted) return [wanted];
  const rulesOf = /\bcash\b/i.test(text) ? (place?.state ?? state?.code) : undefined;
  if (wants.has("yards") || wants.has("open") || query.open)
    return [yardsAnswer(query), ...(rulesOf ? [cashIn(rulesOf)] : [])];
  if (wants.has("identify") && !wants.has("worth")) return [identifyAnswer(query)];
  if (position) return [yardsAnswer(query)];
  if (place) return withPlace(store, [], place);
  if (state) {
    const section = `/scrap-metal-prices-by-city/#${state.code.toLowerCase()}`;
    return [answer(`Prices in ${state.name}`, section)];
  }
  if (wants.has("near me")) return [yardsAnswer(query)];
  if (wants.has("worth")) return [answer("What is my load worth?", "/my-load/")];
  if (wants.has("price")) return [answer("Prices by material", "/scrap-metal-prices-by-material/")];
  return [];
}

/** The answers for some metals and things. */
function answersFor(subjects: Term[][], query: SearchQuery): FieldSuggestion[] {
  // "When copper is 12 dollars" is no offer.
  const wished = query.wants.has("follow") ? { ...query, offer: undefined } : query;
  return distinct(subjects.flatMap((terms) => subjectAnswers(terms, wished)));
}

async function withPlace(store: Store, answers: FieldSuggestion[], place: NamedPlace | undefined) {
  if (!place) return answers;
  const path = await pageNear(store, place);
  return [...answers, answer(`Prices in and near ${placeLabel(place)}`, path)];
}

function identifyAnswer({ near = "" }: SearchQuery): FieldSuggestion {
  return answer("What is this?", stepAddress("", { near }));
}

/** The answers for each of some places. */
async function inEach(
  store: Store,
  reading: Reading,
  places: NamedPlace[],
  prices: PriceOf | undefined,
): Promise<FieldSuggestion[]> {
  const answers = places.map(async (place) => {
    const label = placeLabel(place);
    const found = await answersTo(store, { ...reading, places: [place] }, prices);
    return found.map((one) =>
      one.text.includes(label) ? one : { ...one, detail: `near ${label}` },
    );
  });
  return distinct((await Promise.all(answers)).flat());
}

/** The amount of the thing that a text names; undefined if it is a bare number or there are several amounts. */
function amountOf({ rows, spans, text }: Reading): string | undefined {
  const amounts = rows.flatMap(([, amount]) => (amount === "" ? [] : amount));
  const alone = spans.find(({ kind }) => kind === "amount");
  const amount = rows.length > 0 ? amounts[0] : alone && text.slice(alone.start, alone.end);
  const isNone = amount === undefined || !isSaying(amount) || amounts.length > 1;
  return isNone ? undefined : amount;
}

/** Returns false for one of something and for a bare number, which tell us no more than the name. */
function isSaying(amount: string): boolean {
  return !/^(?:1x|[\d.,-]*)$/.test(amount);
}

/** True if a text names things that can be sold, and an amount of one with its unit. */
function isOfAmount({ rows }: Reading): boolean {
  return rows.some(([, amount]) => isSaying(amount));
}

/** True if a text names several things that can be sold, and an amount of one or a request for their worth. */
function isLoad({ rows, subjects, wants }: Reading): boolean {
  const areSold = subjects.every((terms) => terms.some((term) => term.slug ?? term.isCounted));
  const amounts = rows.filter(([, amount]) => amount !== "" && amount !== "1x").length;
  // "14 gas bottles, 3 fire extinguishers" are a load that few yards take, too.
  const isTaken = areSold ? amounts > 0 || wants.has("worth") || wants.has("load") : amounts > 1;
  return (subjects.length > 1 || rows.length > 1) && isTaken;
}

/** The half-hour when yards have to be open, as written in URLs. "Today" is today at the place or in the state. */
async function openOf(
  store: Store,
  { time, state }: Reading,
  place: NamedPlace | undefined,
): Promise<string | undefined> {
  if (!time || !/^to/.test(time)) return time;
  const point = place && "lat" in place ? place : undefined;
  const code = place?.state ?? state?.code ?? "";
  return onWeekday(time, zoneFor(await yardTable(store), point, code));
}

/** The nearest pages to things that we do not list. */
function notListed(names: string[], query: SearchQuery): FieldSuggestion[] {
  const metals = answer("Metals that we list", "/scrap-metal-prices-by-material/");
  const others = answer("Metals without a price here: who to ask", UNPRICED);
  const isForYards = query.near !== undefined || query.wants.has("yards");
  return [
    others,
    { ...metals, detail: `not ${names.join(" or ")}` },
    ...(isForYards ? [yardsAnswer(query)] : []),
  ];
}

function distinct(answers: FieldSuggestion[]): FieldSuggestion[] {
  return [...new Map(answers.map((one) => [one.path, one])).values()];
}

function yardsAnswer(query: SearchQuery): FieldSuggestion {
  const { wants, open } = query;
  const where = whereWords(query);
  const when = open ? ` open ${open === "now" ? "now" : weekdayTime(open)}` : "";
  const path = withQuery("/scrap-yards/", {
    ...whereOf(query),
    ...(open && { open }),
    ...(wants.has("collect") && { service: "Collection" }),
  });
  // The link leads to the field for a place and the button that asks the browser for one.
  const isNearMe = where === "" && (wants.has("near me") || wants.has("collect"));
  const what = wants.has("collect") ? "Scrap yards that collect" : "Scrap yards";
  return answer(`${what}${where}${when}`, isNearMe ? `${path}#filter-near` : path);
}

/**
 * The page of the nearest city with prices, which states its distance from the place. Skips cities without
 * prices: their pages show the nearest prices, but that is for visitors who ask for those cities.
 * @throws DatabaseError
 */
export async function pageNear(store: Store, place: NamedPlace): Promise<string> {
  if (place.citySlug || !("lat" in place)) return `/${place.citySlug}/`;
  const near = new URLSearchParams({ near: placeLabel(place) });
  const city = await nearestCityWithPrices(store, place);
  return city ? `/${city.slug}/?${near}` : `/scrap-yards/?${near}`;
}
