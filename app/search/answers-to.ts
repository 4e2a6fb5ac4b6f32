import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { zoneFor } from "../../worker/data/yards/open-then.ts";
import { yardTable } from "../../worker/data/yards/yard-table.ts";
import { goodsIn } from "../../worker/search/goods-in.ts";
import type { Place } from "../../worker/search/places.ts";
import { comparable } from "../../worker/search/search-words.ts";
import { onWeekday } from "../../worker/search/times.ts";
import type {
  OurCity,
  Understanding,
  UnderstoodFromMemory,
} from "../../worker/search/understand.ts";
import { currentVocabulary, type Term } from "../../worker/search/vocabulary.ts";
import { stepAddress } from "../paths/step-address.ts";
import { weekdayTime } from "../words/clock.ts";
import { placeLabel } from "../words/format.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";
import { type Asked, answer, goodsPage, isOfWorth, wantedPage } from "./wanted-page.ts";

/** Guides that can be opened for a place or state: yards that take a thing, and the guide on cars. */
const PLACED = /^\/scrap-yards\/|^\/scrap-my-car\/$/;
/** Sections on how to sell, which answer a text that names a metal, too: "is it legal to sell copper". */
const ON_SELLING = /#(identification|payment-restrictions|regulatory-information|tax)$/;

/**
 * The pages that answer a text, likeliest first: one for each metal or thing, with the place, state, amount and request
 * named; failing that, one for what the text asks for; failing that, one for the place. Empty if the text names
 * nothing.
 * @throws DatabaseError
 */
export async function answersTo(
  store: Store,
  understood: Understanding | UnderstoodFromMemory,
): Promise<FieldSuggestion[]> {
  const { subjects, places, state, wants, isAmbiguous, unlisted } = understood;
  const [place] = isAmbiguous ? [] : places;
  const label = place && placeLabel(place);
  const city = place?.citySlug ? { name: place.name, slug: place.citySlug } : undefined;
  // Of several things, a number is the amount of one of them.
  const quantity = subjects.length > 1 ? undefined : understood.quantity;
  const open = await openOf(store, understood, place);
  const asked: Asked = { ...understood, near: label, city, quantity, open };
  if (unlisted.length > 0) return notListed(unlisted, asked);
  const onSelling = subjects.filter(([term]) => ON_SELLING.test(term?.path ?? ""));
  const answered = onSelling.length > 0 ? onSelling : subjects;
  const ofSubjects = distinct(answered.flatMap((terms) => subjectAnswers(terms, asked)));
  const ofPlace = async (found: Place | OurCity) =>
    answer(`Prices in and near ${placeLabel(found)}`, await pageNear(store, found));
  if (isAmbiguous) return [...ofSubjects, ...(places[0] ? [await ofPlace(places[0])] : [])];
  const isLoad = subjects.length > 1 && isOfWorth(asked);
  const goods = isLoad ? goodsIn(await currentVocabulary(store), understood) : [];
  if (goods.length > 0) return [goodsPage(goods, label)];
  if (ofSubjects.length > 0) return ofSubjects;
  const wanted = wantedPage(asked);
  if (wanted) return [wanted];
  if (wants.has("yards") || wants.has("open") || open) return [yardsAnswer(asked)];
  if (wants.has("identify") && !wants.has("worth"))
    return [answer("What is this?", stepAddress("", { near: label ?? "" }))];
  if (place) return [await ofPlace(place)];
  if (state) return [answer(`Prices in ${state.name}`, statePath(state.code))];
  if (wants.has("near me")) return [yardsAnswer(asked)];
  if (wants.has("worth")) return [answer("What is my load worth?", "/my-load/")];
  if (wants.has("price")) return [answer("Prices by material", "/scrap-metal-prices-by-material/")];
  return [];
}

/** When yards have to be open, as in addresses. "Today" is that of the place or state. @throws DatabaseError */
async function openOf(
  store: Store,
  { time, state }: Understanding | UnderstoodFromMemory,
  place: Place | OurCity | undefined,
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
  // With a place, an amount or an offer, the visitor wants prices and yards, which no guide has.
  const isOfMetal = () => isSomewhere || wantedPage(asked) !== undefined;
  const shown = guides.length === 0 || (metals.length > 0 && isOfMetal()) ? metals : guides;
  return shown.map((term) => wantedFor(term, asked) ?? termAnswer(term, asked));
}

/** The page for what is asked of a metal or thing; a guide answers for itself. */
function wantedFor(term: Term, asked: Asked) {
  const isStated = ON_SELLING.test(term.path);
  return term.slug && !isStated ? wantedPage(asked, term) : undefined;
}

function termAnswer(term: Term, { near, state, wants, open }: Asked) {
  const { word, title, path, slug, isThing } = term;
  const where = {
    ...(near !== undefined && { near }),
    ...(near === undefined && state && { state: state.code }),
    ...(near !== undefined && open && { open }),
  };
  if (!slug) return answer(title, PLACED.test(path) ? withQuery(path, where) : path);
  const address = withQuery(path, { ...where, ...(isThing && { for: word }) });
  const isNearMe = near === undefined && wants.has("near me");
  const text = near ? `${title} near ${near}` : state ? `${title} in ${state.name}` : title;
  return {
    ...answer(text, isNearMe ? `${address}#takers-heading` : address),
    ...(comparable(word) !== comparable(title) && { detail: word }),
  };
}

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  return query.size > 0 ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}

/** What is nearest to things that we do not list. */
function notListed(names: string[], asked: Asked): FieldSuggestion[] {
  const metals = answer("Metals that we list", "/scrap-metal-prices-by-material/");
  const isForYards = asked.near !== undefined || asked.wants.has("yards");
  return [
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
  });
  // The field for a place, and the button that asks the browser for one.
  const isNearMe = where === "" && wants.has("near me");
  return answer(`Scrap yards${where}${when}`, isNearMe ? `${path}#filter-near` : path);
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
export async function pageNear(store: Store, place: Place | OurCity): Promise<string> {
  if (place.citySlug || !("lat" in place)) return `/${place.citySlug}/`;
  const near = new URLSearchParams({ near: placeLabel(place) });
  const city = await nearestCityWithPrices(store, place);
  return city ? `/${city.slug}/?${near}` : `/scrap-yards/?${near}`;
}
