import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import type { Store } from "../../worker/data/store.ts";
import type { Place } from "../../worker/search/places.ts";
import { comparable } from "../../worker/search/search-words.ts";
import type {
  OurCity,
  Understanding,
  UnderstoodFromMemory,
} from "../../worker/search/understand.ts";
import type { Term } from "../../worker/search/vocabulary.ts";
import { offerAddress } from "../paths/offer-address.ts";
import { stepAddress } from "../paths/step-address.ts";
import { dollars, placeLabel } from "../words/format.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";

/** The guide to which a place or a state can be taken. */
const CAR_GUIDE = "/scrap-my-car/";

/**
 * The pages that answer a text, the likeliest first: for each metal or thing with the place or state that it names,
 * else for what it asks for, else for the place. Empty if it names nothing.
 * @throws DatabaseError
 */
export async function answersTo(
  store: Store,
  { subjects, places, state, wants, offer, isAmbiguous }: Understanding | UnderstoodFromMemory,
): Promise<FieldSuggestion[]> {
  const [place] = isAmbiguous ? [] : places;
  const label = place && placeLabel(place);
  const asked: Asked = { near: label, state, wants, offer };
  const ofSubjects = subjects.flatMap((terms) => subjectAnswers(terms, asked));
  const ofPlace = async (found: Place | OurCity) =>
    answer(`Prices in and near ${placeLabel(found)}`, await pageNear(store, found));
  if (isAmbiguous) return [...ofSubjects, ...(places[0] ? [await ofPlace(places[0])] : [])];
  if (ofSubjects.length > 0) return ofSubjects;
  if (wants.has("yards")) return [yardsAnswer(asked)];
  if (wants.has("identify") && !wants.has("worth"))
    return [answer("What is this?", stepAddress("", { near: label ?? "" }))];
  if (place) return [await ofPlace(place)];
  if (state) return [answer(`Prices in ${state.name}`, statePath(state.code))];
  if (wants.has("near me")) return [yardsAnswer(asked)];
  if (wants.has("worth")) return [answer("What is my load worth?", "/my-load/")];
  if (wants.has("price")) return [answer("Prices by material", "/scrap-metal-prices-by-material/")];
  return [];
}

/** Where, and what for. */
interface Asked extends Pick<Understanding, "state" | "wants" | "offer"> {
  /** A place as an address holds it. */
  near: string | undefined;
}

/** A phrase is a thing that a guide explains and that counts as a metal, or one of several metals. */
function subjectAnswers(terms: Term[], asked: Asked) {
  const { near, state, wants, offer } = asked;
  const metals = terms.filter(({ slug }) => slug !== undefined);
  const guides = terms.filter(({ slug }) => slug === undefined);
  const isSomewhere = near !== undefined || state !== undefined || wants.has("near me");
  // Where there is a place or an offer, somebody wants prices and yards, and no guide says them.
  const isOfMetal = metals.length > 0 && (isSomewhere || offer !== undefined);
  const shown = guides.length === 0 || isOfMetal ? metals : guides;
  return shown.map((term) => termAnswer(term, asked));
}

function termAnswer(term: Term, { near, state, wants, offer }: Asked) {
  const { word, title, path, slug, isThing } = term;
  const where = {
    ...(near !== undefined && { near }),
    ...(near === undefined && state && { state: state.code }),
  };
  if (!slug) return answer(title, path === CAR_GUIDE ? withQuery(path, where) : path);
  if (offer !== undefined) {
    const text = `Is ${dollars(offer)} a kilogram fair for ${title.toLowerCase()}${near ? ` near ${near}` : ""}?`;
    return answer(text, offerAddress({ metal: slug, near: near ?? "", offer: String(offer) }));
  }
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
  return query.size > 0 ? `${path}?${query}` : path;
}

function yardsAnswer({ near, state }: Pick<Asked, "near" | "state">): FieldSuggestion {
  if (near !== undefined)
    return answer(`Scrap yards near ${near}`, `/scrap-yards/?${new URLSearchParams({ near })}`);
  if (state) return answer(`Scrap yards in ${state.name}`, `/scrap-yards/?state=${state.code}`);
  return answer("Scrap yards", "/scrap-yards/");
}

function answer(text: string, path: string): FieldSuggestion {
  return { group: "answers", text, path };
}

/** The part of the list of cities that a state has. */
function statePath(code: string): string {
  return `/scrap-metal-prices-by-city/#${code.toLowerCase()}`;
}

/**
 * The page of the nearest city with prices, which says how far it is from the place. A city without any
 * has a page that shows the nearest prices, but only to those who ask for that city.
 * @throws DatabaseError
 */
export async function pageNear(store: Store, place: Place | OurCity): Promise<string> {
  if (place.citySlug || !("lat" in place)) return `/${place.citySlug}/`;
  const near = new URLSearchParams({ near: placeLabel(place) });
  const city = await nearestCityWithPrices(store, place);
  return city ? `/${city.slug}/?${near}` : `/scrap-yards/?${near}`;
}
