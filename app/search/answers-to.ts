import type { TypedRow } from "../../worker/amounts/rows.ts";
import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { zoneFor } from "../../worker/data/yards/open-then.ts";
import { yardTable } from "../../worker/data/yards/yard-table.ts";
import type { NamedPlace } from "../../worker/search/found.ts";
import { positionText } from "../../worker/search/position.ts";
import type { Reading } from "../../worker/search/read.ts";
import { comparable } from "../../worker/search/search-words.ts";
import { onWeekday } from "../../worker/search/times.ts";
import type { Term } from "../../worker/search/vocabulary.ts";
import { paidAt } from "../goods/goods.ts";
import { FIRST_PATH, stepAddress } from "../paths/step-address.ts";
import { weekdayTime } from "../words/clock.ts";
import { placeLabel } from "../words/format.ts";
import { adviceFor, asksAdvice, cashIn } from "./advice.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";
import type { PriceOf } from "./suggested-prices.ts";
import { type Asked, answer, goodsPage, isOfWorth, wantedPage } from "./wanted-page.ts";

/** Guides that can be opened for a place or state: yards that take a thing, and the guide on cars. */
const PLACED = /^\/scrap-yards\/|^\/scrap-my-car\/$/;
/** Most places of a name that are offered instead. */
const MAX_NAMESAKES = 3;
/** Most places that are compared with the first. */
const MAX_OTHERS = 2;
const UNPRICED = "/blog/reading-a-scrap-price/#metals-without-a-price";

/**
 * The pages that answer a text, likeliest first: one for each metal or thing, with the place, state, amount and request
 * named; failing that, one for what the text asks for; failing that, one for the place. Empty if the text names
 * nothing. A metal has its price where `prices` knows it.
 * @throws DatabaseError
 */
export async function answersTo(
  store: Store,
  reading: Reading,
  prices?: PriceOf,
): Promise<FieldSuggestion[]> {
  const { subjects, places, state, wants, isAmbiguous, unlisted, position } = reading;
  const namesakes = reading.isElsewhere ? places.slice(0, MAX_NAMESAKES) : [];
  if (namesakes.length > 0)
    return inEach(store, { ...reading, isElsewhere: false }, namesakes, prices);
  const others = reading.otherPlaces.slice(0, MAX_OTHERS);
  // My load compares what it is worth there.
  const isCompared = isOfAmount(reading) && !wants.has("collect");
  if (others.length > 0 && places[0] && !isCompared)
    return inEach(store, { ...reading, otherPlaces: [] }, [places[0], ...others], prices);
  const [place] = isAmbiguous ? [] : places;
  const label = position ? positionText(position) : place && placeLabel(place);
  const city = place?.citySlug ? { name: place.name, slug: place.citySlug } : undefined;
  const amount = subjects.length < 2 ? amountOf(reading) : undefined;
  const open = await openOf(store, reading, place);
  const priceOf = (slug: string) => prices?.(slug, position ?? place);
  const carried = reading.capacity === undefined ? "" : String(Math.round(reading.capacity));
  const of = { to: others.map(placeLabel).join("; "), open, vehicle: carried };
  const asked: Asked = { ...reading, near: label, city, amount, open, priceOf };
  const advice = adviceFor(reading, asked);
  // "When copper is 12 dollars" is no offer.
  const wished = wants.has("follow") ? { ...asked, offer: undefined } : asked;
  const answersOf = (some: Term[][]) =>
    distinct(some.flatMap((terms) => subjectAnswers(terms, wished)));
  // "Cash for 60 kg of copper" asks for its worth, too; a complaint about 60 kg doesn't.
  const isWeighed = !wants.has("complaint") && isOfAmount(reading);
  if (advice && isWeighed && asksAdvice(reading))
    return [...advice.answers, goodsPage(reading.rows, label, of), ...(advice.more ?? [])];
  if (advice) return [...advice.answers, ...answersOf(advice.of ?? []), ...(advice.more ?? [])];
  // Its guide says what its parts change, who pays what, and who tows it.
  const cars = subjects.filter((terms) => terms.some(({ isVehicle }) => isVehicle));
  const isOfCar = cars.length > 0 && (wants.has("collect") || reading.offer !== undefined);
  const ofSubjects = answersOf(isOfCar ? cars : subjects);
  if (unlisted.length > 0) return notListed(unlisted, asked);
  const ofPlace = async (found: NamedPlace) =>
    answer(`Prices in and near ${placeLabel(found)}`, await pageNear(store, found));
  if (isAmbiguous) return [...ofSubjects, ...(places[0] ? [await ofPlace(places[0])] : [])];
  // Somebody who says what a magnet does may not know the metal.
  if (wants.has("identify") && /magnet/i.test(reading.text))
    return [identifyAnswer(label), ...ofSubjects];
  // One sum for several things says nothing of each.
  const isForAll = reading.offer !== undefined && reading.offer.per === undefined;
  if (isForAll && isLoad(reading))
    return [goodsPage(reading.rows, label, { ...of, offer: reading.offer!.typed })];
  const isWeighedAnywhere = isCompared && (others.length > 0 || carried !== "");
  if (isOfWorth(asked) && (isLoad(reading) || isWeighedAnywhere))
    return [goodsPage(reading.rows, label, of)];
  if (wants.has("collect") && !isOfCar) return [yardsAnswer(asked), ...ofSubjects];
  if (ofSubjects.length > 0) return ofSubjects;
  // "A heavy lump, 7 kg": what it is comes before its worth.
  const isUnnamed = wants.has("identify") && !wants.has("worth") && !wants.has("load");
  const wanted = isUnnamed ? undefined : wantedPage(asked);
  if (wanted) return [wanted];
  const rulesOf = /\bcash\b/i.test(reading.text) ? (place?.state ?? state?.code) : undefined;
  if (wants.has("yards") || wants.has("open") || open)
    return [yardsAnswer(asked), ...(rulesOf ? [cashIn(rulesOf)] : [])];
  if (wants.has("identify") && !wants.has("worth")) return [identifyAnswer(label)];
  if (position) return [yardsAnswer(asked)];
  if (place) return [await ofPlace(place)];
  if (state) return [answer(`Prices in ${state.name}`, statePath(state.code))];
  if (wants.has("near me")) return [yardsAnswer(asked)];
  if (wants.has("worth")) return [answer("What is my load worth?", "/my-load/")];
  if (wants.has("price")) return [answer("Prices by material", "/scrap-metal-prices-by-material/")];
  return [];
}

function identifyAnswer(near = ""): FieldSuggestion {
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

/** How much there is of what a text names; a number of what is not counted says nothing. */
function amountOf({ rows, spans, text }: Reading): string | undefined {
  const amounts = rows.flatMap(([, amount]) => (amount === "" ? [] : amount));
  const alone = spans.find(({ kind }) => kind === "amount");
  const amount = rows.length > 0 ? amounts[0] : alone && text.slice(alone.start, alone.end);
  const isNone = amount === undefined || !isSaying(amount) || amounts.length > 1;
  return isNone ? undefined : amount;
}

/** False for one of something, and for a number of what is not counted. */
function isSaying(amount: string): boolean {
  return !/^(?:1x|[\d.,-]*)$/.test(amount);
}

/** True for things that can be sold, of which one has an amount with its unit. */
function isOfAmount({ rows }: Reading): boolean {
  return rows.some(([, amount]) => isSaying(amount));
}

/** True for several things that can be sold, of which one has an amount or whose worth is asked for. */
function isLoad({ rows, subjects, wants }: Reading): boolean {
  const areSold = subjects.every((terms) => terms.some((term) => term.slug ?? term.isCounted));
  const isAsked = wants.has("worth") || wants.has("load");
  const amounts = rows.filter(([, amount]) => amount !== "" && amount !== "1x").length;
  // "14 gas bottles, 3 fire extinguishers" are a load of what few yards take, too.
  const isTaken = areSold ? amounts > 0 || isAsked : amounts > 1;
  return (subjects.length > 1 || rows.length > 1) && isTaken;
}

/** When yards have to be open, as in addresses. "Today" is that of the place or state. @throws DatabaseError */
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

/** A phrase may name a thing that has a guide and counts as a metal, or several metals. */
function subjectAnswers(terms: Term[], asked: Asked) {
  const { near, state, wants } = asked;
  const isPlaced = ({ slug, path }: Term) => slug !== undefined || PLACED.test(path);
  const metals = terms.filter(isPlaced);
  const guides = terms.filter((term) => !isPlaced(term));
  const isSomewhere = near !== undefined || state !== undefined || wants.has("near me");
  const [car] = metals;
  // The guide answers for one car.
  if (car?.isVehicle && asked.amount)
    return [goodsPage([[car.word, asked.amount]], near), answer(car.title, car.path)];
  // Who takes it near there, and its guide.
  const [guide] = guides;
  if (
    near !== undefined &&
    metals.length === 0 &&
    guide &&
    (guide.isCounted || wants.has("load"))
  ) {
    const isOwn = ([name]: TypedRow) => comparable(name).includes(comparable(guide.word));
    const amount = asked.amount ?? (asked.rows.find(isOwn)?.[1] || "1x");
    const goods: TypedRow[] = guide.isCounted ? [[guide.word, amount]] : [];
    return [goodsPage(goods, near), answer(guide.title, guide.path)];
  }
  // With a place, an amount or an offer, the visitor wants prices and yards, which no guide has.
  const isOfMetal = () => isSomewhere || wantedPage(asked) !== undefined;
  const shown = guides.length === 0 || (metals.length > 0 && isOfMetal()) ? metals : guides;
  return shown.map((term) => wantedFor(term, asked) ?? termAnswer(term, asked));
}

/** The page for what is asked of a metal or thing; a guide answers for itself. */
function wantedFor(term: Term, asked: Asked) {
  return term.slug ? wantedPage(asked, term) : undefined;
}

function termAnswer(term: Term, asked: Asked) {
  const { near, state, wants, open, priceOf, offer } = asked;
  const { word, title, path, slug, isThing, pays } = term;
  const where = {
    ...(near !== undefined && { near }),
    ...(near === undefined && state && { state: state.code }),
    ...(near !== undefined && open && { open }),
  };
  if (!slug && path.startsWith(FIRST_PATH))
    return answer(title, withQuery(path, near ? { near } : {}));
  if (term.isVehicle) {
    const own = { car: word, ...(offer && { offer: offer.typed }), ...where };
    return { ...answer(title, withQuery(path, own)), detail: word };
  }
  if (!slug) return answer(title, PLACED.test(path) ? withQuery(path, where) : path);
  const address = withQuery(path, { ...where, ...((isThing || pays) && { for: word }) });
  const isNearMe = near === undefined && wants.has("near me");
  const price = near === undefined && state ? undefined : priceOf(slug);
  const text = near ? `${title} near ${near}` : state ? `${title} in ${state.name}` : title;
  return {
    ...answer(text, isNearMe ? `${address}#takers-heading` : address),
    ...(comparable(word) !== comparable(title) && { detail: word }),
    ...(price && { price: paidAt(price, pays) }),
  };
}

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  return query.size > 0 ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}

/** What is nearest to things that we do not list. */
function notListed(names: string[], asked: Asked): FieldSuggestion[] {
  const metals = answer("Metals that we list", "/scrap-metal-prices-by-material/");
  const others = answer("Metals without a price here: who to ask", UNPRICED);
  const isForYards = asked.near !== undefined || asked.wants.has("yards");
  return [
    others,
    { ...metals, detail: `not ${names.join(" or ")}` },
    ...(isForYards ? [yardsAnswer(asked)] : []),
  ];
}

function distinct(answers: FieldSuggestion[]): FieldSuggestion[] {
  return [...new Map(answers.map((one) => [one.path, one])).values()];
}

function yardsAnswer({ near, state, wants, open }: Asked): FieldSuggestion {
  const where = near ? ` near ${near}` : state ? ` in ${state.name}` : "";
  const when = open ? ` open ${open === "now" ? "now" : weekdayTime(open)}` : "";
  const path = withQuery("/scrap-yards/", {
    ...(near !== undefined && { near }),
    ...(near === undefined && state && { state: state.code }),
    ...(open && { open }),
    ...(wants.has("collect") && { service: "Collection" }),
  });
  // The field for a place, and the button that asks the browser for one.
  const isNearMe = where === "" && (wants.has("near me") || wants.has("collect"));
  const what = wants.has("collect") ? "Scrap yards that collect" : "Scrap yards";
  return answer(`${what}${where}${when}`, isNearMe ? `${path}#filter-near` : path);
}

/** A state's section in the list of cities. */
function statePath(code: string): string {
  return `/scrap-metal-prices-by-city/#${code.toLowerCase()}`;
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
