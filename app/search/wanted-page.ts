import { readQuantity } from "../../worker/amounts/quantity.ts";
import type { TypedRow } from "../../worker/amounts/rows.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Reading } from "../../worker/search/read.ts";
import type { Term } from "../../worker/search/vocabulary.ts";
import { LOAD_PATH, OFFER_PATH, offerAddress } from "../paths/form-addresses.ts";
import { queryOf } from "../paths/query.ts";
import { dollars } from "../words/format.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";

/** The requests of a text, and the place that they are for. */
export interface SearchQuery extends Pick<Reading, "state" | "wants" | "offer" | "rows"> {
  /** Amount of the thing that the text names, as written in My load's URLs. */
  amount: string | undefined;
  /** The place as written in URLs. */
  near: string | undefined;
  /** Half-hour of the week when yards have to be open; undefined for any time. */
  open: string | undefined;
  /** A metal's price at the place, by its slug. */
  priceOf: (slug: string) => PriceRange | undefined;
  /** The place, if it is one of our cities. */
  city: { name: string; slug: string } | undefined;
}

/** The page for a request, about a metal or thing if the text names one. Undefined if its own page answers it. */
type WantedPage = (query: SearchQuery, term: Term | undefined) => FieldSuggestion | undefined;

const IS_LOAD = ({ wants, amount }: SearchQuery) => wants.has("load") || amount !== undefined;

/** Cents alone are mostly the refund on a can. */
const IS_OFFER = ({ wants, offer }: SearchQuery) =>
  wants.has("fair") || (offer !== undefined && !(offer.isCents && offer.per === undefined));

/** Requests in order: the first that a text makes counts. */
const PAGES: [isRequested: (query: SearchQuery) => boolean, page: WantedPage][] = [
  [({ wants }) => wants.has("report"), () => answer("Contact us", "/contact/")],
  [({ wants, amount }) => wants.has("strip") && !amount, () => answer(STRIP, STRIP_PATH)],
  [IS_OFFER, offerPage],
  [({ wants }) => wants.has("trend"), trendPage],
  [({ wants }) => wants.has("world"), worldPage],
  [IS_LOAD, loadPage],
];

const STRIP = "Is it worth stripping cable?";
const STRIP_PATH = "/blog/sorting-scrap-metal-at-home/#is-it-worth-stripping-cable";

/** The page that answers a request, if not the page of the metal, place or thing itself. */
export function wantedPage(query: SearchQuery, term?: Term): FieldSuggestion | undefined {
  return PAGES.find(([isRequested]) => isRequested(query))?.[1](query, term);
}

function offerPage({ near = "", offer, amount = "" }: SearchQuery, term: Term | undefined) {
  if (!term) return answer("Was that a fair offer?", OFFER_PATH);
  if (!term.slug) return undefined;
  // Light steel has no metal of its own.
  const metal = term.pays ? term.word : term.slug;
  const what = `${(term.pays ? metal : term.title).toLowerCase()}${near ? ` near ${near}` : ""}`;
  const weight = readQuantity(amount, "piece");
  // A total is judged together with the weight.
  const isForAll = offer?.per === undefined && weight.unit === "kg" && "value" in weight.typed;
  const address = { metal, near };
  if (!offer || Number.isNaN(offer.dollars) || (amount && !isForAll && !offer.per))
    return answer(`Was that a fair offer for ${what}?`, offerAddress(address));
  if (isForAll && "value" in weight.typed) {
    const kg = String(weight.typed.value);
    const path = offerAddress({ ...address, total: String(offer.dollars), kg });
    return answer(`Is ${dollars(offer.dollars)} fair for ${kg} kg of ${what}?`, path);
  }
  const { per } = offer;
  const isKilogram = per === undefined || (per !== "other" && per.suffix === "kg");
  const price = isKilogram ? `${dollars(offer.dollars)} a kilogram` : offer.typed;
  const figure = isKilogram ? String(offer.dollars) : offer.typed;
  return answer(`Is ${price} fair for ${what}?`, offerAddress({ ...address, offer: figure }));
}

/** Prices over time. */
export function trendPage({ city }: Pick<SearchQuery, "city">, term: Term | undefined) {
  if (term && !term.slug) return undefined;
  const what = term ? `${term.title} prices` : "Prices";
  const text = `${what}${city ? ` in ${city.name}` : ""} over time`;
  if (city) return answer(text, `/${city.slug}/history/${term ? `?metal=${term.slug}` : ""}`);
  return answer(text, term ? `${term.path}history/` : "/data/#months");
}

/** The price that the world market pays. */
export function worldPage(_query: unknown, term: Term | undefined) {
  if (!term) return answer("About world prices", "/about/#world-prices");
  return term.slug
    ? answer(`The world price behind ${term.title}`, `${term.path}#world`)
    : undefined;
}

function loadPage({ near, open, rows, amount = "" }: SearchQuery, term: Term | undefined) {
  // "TPS and mains cable, 140 kg" is one good, of both.
  const name = rows.length === 1 ? rows[0]![0] : term?.word;
  return goodsPage(term && name ? [[name, amount]] : [], { near, open });
}

/** True if a text asks for nothing but the worth of the things that it names. */
export function isOfWorth(query: SearchQuery): boolean {
  const [isRequested] = PAGES.find(([isRequested]) => isRequested(query)) ?? [];
  return isRequested === undefined || isRequested === IS_LOAD;
}

/** Fields of My load's address beside its goods. */
export interface LoadFields {
  near: string | undefined;
  /** Other places to compare, by their labels. */
  to?: string;
  open?: string | undefined;
  /** Kilograms that the vehicle carries. */
  vehicle?: string;
  offer?: string;
}

/** My load with these things, each with its own amount if it has one, and the other fields that a text names. */
export function goodsPage(goods: TypedRow[], { near, ...others }: LoadFields): FieldSuggestion {
  const given = (fields: Partial<LoadFields>) =>
    Object.entries(fields).flatMap(([name, value]): TypedRow[] => (value ? [[name, value]] : []));
  const query = queryOf([...given({ near }), ...goods, ...given(others)]);
  const names = goods.map(([word, amount]) => `${amountWords(amount)}${word.toLowerCase()}`);
  const text = names.length > 0 ? `My load: ${names.join(", ")}` : "What is my load worth?";
  return answer(text, query ? `${LOAD_PATH}?${query}` : LOAD_PATH);
}

/** "60 kg of ", "2 "; "" without an amount. */
function amountWords(amount: string): string {
  const [, figures, unit] = /^([\d.,-]+)([a-z]\w*)?$/i.exec(amount) ?? [];
  if (!figures) return amount && `${amount.replace(/ of$/i, "")} of `;
  return unit === undefined || unit === "x" ? `${figures} ` : `${figures} ${unit} of `;
}

/** A page as an answer. */
export function answer(text: string, path: string): FieldSuggestion {
  return { group: "answers", text, path };
}
