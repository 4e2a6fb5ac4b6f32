import type { NamedGood } from "../../worker/search/goods-in.ts";
import type { Understanding } from "../../worker/search/understand.ts";
import type { Term } from "../../worker/search/vocabulary.ts";
import { LOAD_PATH } from "../paths/load-path.ts";
import { OFFER_PATH, offerAddress } from "../paths/offer-address.ts";
import { queryOf } from "../paths/query.ts";
import { dollars } from "../words/format.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";

/** What a text asks for, and where. */
export interface Asked
  extends Pick<Understanding, "state" | "wants" | "offer" | "total" | "quantity"> {
  /** Place as held in addresses. */
  near: string | undefined;
  /** When yards have to be open; undefined for any time. */
  open: string | undefined;
  /** The place, if it is one of our cities. */
  city: { name: string; slug: string } | undefined;
}

/** The page for a request, about a metal or thing if the text names one. Undefined if its own page answers it. */
type WantedPage = (asked: Asked, term: Term | undefined) => FieldSuggestion | undefined;

const IS_LOAD = ({ wants, quantity }: Asked) => wants.has("load") || quantity !== undefined;

/** Requests in order: the first that a text makes counts. */
const PAGES: [isAsked: (asked: Asked) => boolean, page: WantedPage][] = [
  [({ wants }) => wants.has("report"), () => answer("Contact us", "/contact/")],
  [({ wants, quantity }) => wants.has("strip") && !quantity, () => answer(STRIP, STRIP_PATH)],
  [({ wants, offer, total }) => wants.has("fair") || (offer ?? total) !== undefined, offerPage],
  [({ wants }) => wants.has("trend"), trendPage],
  [({ wants }) => wants.has("world"), worldPage],
  [IS_LOAD, loadPage],
];

const STRIP = "Is it worth stripping cable?";
const STRIP_PATH = "/blog/sorting-scrap-metal-at-home/#is-it-worth-stripping-cable";

/** The page that answers a request, if not the page of the metal, place or thing itself. */
export function wantedPage(asked: Asked, term?: Term): FieldSuggestion | undefined {
  return PAGES.find(([isAsked]) => isAsked(asked))?.[1](asked, term);
}

function offerPage({ near = "", offer, total, quantity }: Asked, term: Term | undefined) {
  if (!term) return answer("Was that a fair offer?", OFFER_PATH);
  if (!term.slug) return undefined;
  const { figures = "", unit } = quantity ?? {};
  // An amount for all of it is judged by its weight.
  const isForAll = total !== undefined && (unit === "kg" || unit === "t");
  const kg = isForAll ? String(Number(figures) * (unit === "t" ? 1000 : 1)) : "";
  const what = `${term.title.toLowerCase()}${near ? ` near ${near}` : ""}`;
  const text =
    offer !== undefined
      ? `Is ${dollars(offer)} a kilogram fair for ${what}?`
      : isForAll
        ? `Is ${dollars(total)} fair for ${kg} kg of ${what}?`
        : `Was that a fair offer for ${what}?`;
  const amounts = { offer: textOf(offer), total: isForAll ? textOf(total) : "", kg };
  return answer(text, offerAddress({ metal: term.slug, near, ...amounts }));
}

function trendPage({ city }: Asked, term: Term | undefined) {
  if (term && !term.slug) return undefined;
  const what = term ? `${term.title} prices` : "Prices";
  const text = `${what}${city ? ` in ${city.name}` : ""} over time`;
  if (city) return answer(text, `/${city.slug}/history/${term ? `?metal=${term.slug}` : ""}`);
  return answer(text, term ? `${term.path}history/` : "/prices/");
}

function worldPage(_asked: Asked, term: Term | undefined) {
  if (!term) return answer("About world prices", "/about/#world-prices");
  return term.slug
    ? answer(`The world price behind ${term.title}`, `${term.path}#world`)
    : undefined;
}

function loadPage({ near, quantity }: Asked, term: Term | undefined) {
  return goodsPage(term ? [[term.word, quantity]] : [], near);
}

/** True unless a text asks for more of what it names than its worth. */
export function isOfWorth(asked: Asked): boolean {
  const [isAsked] = PAGES.find(([isAsked]) => isAsked(asked)) ?? [];
  return isAsked === undefined || isAsked === IS_LOAD;
}

/** My load with these things, each with its own amount if it has one. */
export function goodsPage(goods: NamedGood[], near: string | undefined): FieldSuggestion {
  const fields: [string, string][] = near === undefined ? [] : [["near", near]];
  const names = goods.map(([word, quantity]) => {
    const { figures = "", unit = "each" } = quantity ?? {};
    fields.push([word, figures && figures + (unit === "each" ? "x" : unit)]);
    const amount = figures && (unit === "each" ? `${figures} ` : `${figures} ${unit} of `);
    return `${amount}${word.toLowerCase()}`;
  });
  const text = names.length > 0 ? `My load: ${names.join(", ")}` : "What is my load worth?";
  return answer(text, fields.length > 0 ? `${LOAD_PATH}?${queryOf(fields)}` : LOAD_PATH);
}

function textOf(amount: number | undefined): string {
  return amount === undefined ? "" : String(amount);
}

/** A page as an answer. */
export function answer(text: string, path: string): FieldSuggestion {
  return { group: "answers", text, path };
}
