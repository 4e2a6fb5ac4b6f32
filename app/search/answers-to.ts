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

/** The guide that can be opened for a place or state. */
const CAR_GUIDE = "/scrap-my-car/";

/**
 * The pages that answer a text, likeliest first: one for each metal or thing, with the place or state named;
 * failing that, one for what the text asks for; failing that, one for the place. Empty if the text names nothing.
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

/** Where somebody is and what they ask for. */
interface Asked extends Pick<Understanding, "state" | "wants" | "offer"> {
  /** Place as held in addresses. */
  near: string | undefined;
}

/** A phrase may name a thing that has a guide and counts as a metal, or several metals. */
function subjectAnswers(terms: Term[], asked: Asked) {
  const { near, state, wants, offer } = asked;
  const metals = terms.filter(({ slug }) => slug !== undefined);
  const guides = terms.filter(({ slug }) => slug === undefined);
  const isSomewhere = near !== undefined || state !== undefined || wants.has("near me");
  // With a place or an offer, the visitor wants prices and yards, which no guide has.
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
