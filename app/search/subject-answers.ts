import type { TypedRow } from "../../worker/amounts/rows.ts";
import { comparable } from "../../worker/search/search-words.ts";
import type { Term } from "../../worker/search/vocabulary.ts";
import { paidAt } from "../goods/goods.ts";
import { FIRST_PATH } from "../paths/step-address.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";
import { answer, goodsPage, type SearchQuery, wantedPage } from "./wanted-page.ts";

/** Guides that open for a place or state: yards that take a thing, and the guide on cars. */
const PLACED = /^\/scrap-yards\/|^\/scrap-my-car\/$/;

/** The pages for the meanings of one phrase: several metals, or a thing that has a guide and counts as a metal. */
export function subjectAnswers(terms: Term[], query: SearchQuery): FieldSuggestion[] {
  const { near, state, wants, amount, rows } = query;
  const isPlaced = ({ slug, path }: Term) => slug !== undefined || PLACED.test(path);
  const metals = terms.filter(isPlaced);
  const guides = terms.filter((term) => !isPlaced(term));
  const [car] = metals;
  // The guide answers for one car.
  if (car?.isVehicle && amount)
    return [goodsPage([[car.word, amount]], { near }), answer(car.title, car.path)];
  const [guide] = guides;
  const isLoad = guide !== undefined && (guide.isCounted || wants.has("load"));
  // The yards there that take it, and its guide.
  if (near !== undefined && metals.length === 0 && isLoad) {
    const isOwn = ([name]: TypedRow) => comparable(name).includes(comparable(guide.word));
    const own = amount ?? (rows.find(isOwn)?.[1] || "1x");
    const goods: TypedRow[] = guide.isCounted ? [[guide.word, own]] : [];
    return [goodsPage(goods, { near }), answer(guide.title, guide.path)];
  }
  // With a place, an amount or an offer, the visitor wants prices and yards, which no guide has.
  const isSomewhere = near !== undefined || state !== undefined || wants.has("near me");
  const isOfMetal = metals.length > 0 && (isSomewhere || wantedPage(query) !== undefined);
  const shown = guides.length === 0 || isOfMetal ? metals : guides;
  return shown.map((term) => (term.slug && wantedPage(query, term)) || termAnswer(term, query));
}

/** The page of a metal or thing, at the query's place. */
function termAnswer(term: Term, query: SearchQuery): FieldSuggestion {
  const { near, state, wants, open, priceOf, offer } = query;
  const { word, title, path, slug, isThing, pays } = term;
  const where = { ...whereOf(query), ...(near && open && { open }) };
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
  return {
    ...answer(`${title}${whereWords(query)}`, isNearMe ? `${address}#takers-heading` : address),
    ...(comparable(word) !== comparable(title) && { detail: word }),
    ...(price && { price: paidAt(price, pays) }),
  };
}

/** URL parameters for the query's place or, without one, its state. */
export function whereOf({ near, state }: SearchQuery): Record<string, string> {
  if (near) return { near };
  return state ? { state: state.code } : {};
}

/** " near Dubbo NSW 2830", " in Tasmania"; "" without a place or state. */
export function whereWords({ near, state }: SearchQuery): string {
  if (near) return ` near ${near}`;
  return state ? ` in ${state.name}` : "";
}

/** A path with these parameters added. */
export function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  return query.size > 0 ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}
