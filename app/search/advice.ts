import type { Reading } from "../../worker/search/read.ts";
import type { Want } from "../../worker/search/small-words.ts";
import type { Term } from "../../worker/search/vocabulary.ts";
import { FIRST_PATH } from "../paths/step-address.ts";
import type { FieldSuggestion } from "./field-suggestion.ts";
import { answer, type SearchQuery, trendPage, worldPage } from "./wanted-page.ts";

const TIPS = "/resources-and-tips/";

/** Requests for advice on selling, in order: the first that a text makes counts. */
const ADVICE: [want: Want, text: string, path: string, isOfState?: true][] = [
  ["cash", "Are you paid in cash?", `${TIPS}#payment-restrictions`, true],
  ["id", "Which ID to bring", `${TIPS}#identification`, true],
  ["tax", "Tax, GST and ABN", `${TIPS}#tax`],
  ["law", "The rules on selling scrap", `${TIPS}#regulatory-information`, true],
  ["complaint", "If something goes wrong at a yard", `${TIPS}#if-something-goes-wrong`],
  ["less", "Why a yard pays less than the range", "/blog/reading-a-scrap-price/#what-comes-off"],
  ["follow", "Follow a price", "/about/#follow-a-price"],
];

const ORIGIN_PATH = `${TIPS}#found-given-or-stolen`;
/** A metal that is not the visitor's own. */
const ORIGIN =
  /\b(?:found|stolen|stole|steal|theft|nicked|pinched|dumped|abandoned|given|gave|got it|left (?:behind|here|it|his|her|their|\w+ and|copper|metal|stuff)|ex left)\b/i;
const MAY_I = /\bcan (?:i|we) (?:sell|keep|scrap|take)\b/i;

/** Requests beside which "is it" and "why" are still questions about the metal. */
const BESIDE = new Set<Want>(["tell", "grade", "price", "worth", "identify"]);

/** True if a text asks for advice that answers it whole, whatever else it names. */
export function asksAdvice({ wants, offer }: Reading): boolean {
  return offer === undefined && ADVICE.some(([want]) => wants.has(want));
}

/** The answers to a request for advice, and the metals whose prices belong to them. */
interface Advice {
  answers: FieldSuggestion[];
  of?: Term[][];
  /** Answers that follow the prices. */
  more?: FieldSuggestion[];
}

/** The answers to a request for advice, which comes before all else in a text; undefined if it asks for none. */
export function adviceFor(reading: Reading, query: SearchQuery): Advice | undefined {
  const { wants, subjects, places } = reading;
  const terms = subjects.flat();
  // An offer gets a verdict, unless the text asks about the law or wants to follow a price.
  if (reading.offer && !wants.has("law") && !wants.has("follow")) return undefined;
  if (ORIGIN.test(reading.text) && (wants.has("law") || MAY_I.test(reading.text))) {
    const guides = terms.filter(({ slug }) => !slug).map(({ title, path }) => answer(title, path));
    return { answers: [answer("Found, given or stolen metal", ORIGIN_PATH), ...guides] };
  }
  const [, text, path = "", isOfState] = ADVICE.find(([want]) => wants.has(want)) ?? [];
  const state = isOfState && (reading.state?.code ?? places[0]?.state);
  // A visitor who wants to follow a price also wants to see it.
  const of = wants.has("follow") ? subjects : [];
  const metal = wants.has("follow") ? terms.find(({ slug }) => slug) : undefined;
  const trend = metal && trendPage(query, metal);
  if (text && !state) return { answers: [answer(text, path)], of, more: trend ? [trend] : [] };
  if (text) return { answers: [inState(text, path, state || "")] };
  if (wants.has("why") && wants.has("trend")) {
    const [moved] = terms.filter(({ slug }) => slug);
    const pages = [worldPage(query, moved), trendPage(query, moved)];
    return { answers: pages.flatMap((page) => page ?? []) };
  }
  if ([...wants].some((want) => !BESIDE.has(want))) return undefined;
  if (wants.has("grade")) return { answers: [gradeAnswer(terms)], of: subjects };
  return wants.has("tell") ? tellAdvice(subjects, query.near) : undefined;
}

/** The page with a state's rule. */
function inState(text: string, path: string, state: string): FieldSuggestion {
  return { ...answer(text, path.replace("#", `?state=${state}#`)), detail: `in ${state}` };
}

/** The page on cash payments in a state, for "cash for scrap", which asks for yards. */
export function cashIn(state: string): FieldSuggestion {
  const [, text, path] = ADVICE.find(([want]) => want === "cash")!;
  return inState(text, path, state);
}

/** The page on the grades of a metal. */
function gradeAnswer(terms: Term[]): FieldSuggestion {
  if (terms.some(({ slug = "" }) => /copper/.test(slug)))
    return answer("Which grade of copper is it?", "/blog/reading-a-scrap-price/#which-copper");
  const path = "/blog/sorting-scrap-metal-at-home/#keep-these-separate";
  return answer("Grades that yards keep apart", path);
}

/** The address that redirects to the question that distinguishes these metals, or one from all others. */
function tellAdvice(subjects: Term[][], near: string | undefined): Advice | undefined {
  const familyOf = ({ slug }: Term) => slug?.split("-")[0];
  const metals = subjects.flatMap((terms) => {
    const own = terms.filter(({ slug }) => slug);
    const others = subjects.filter((other) => other !== terms).flat();
    // "Cast" beside extrusion is aluminium.
    const alike = own.filter((term) => others.some((one) => familyOf(one) === familyOf(term)));
    return own.length > 0 ? [alike.length > 0 ? alike : own] : [];
  });
  const names = metals.flatMap(([metal]) => metal?.word.toLowerCase() ?? []);
  if (names.length === 0) return undefined;
  const text = names.length > 1 ? names.join(" from ") : `that it is ${names}`;
  const query = new URLSearchParams({ tell: `${metals.flat().map(({ slug }) => slug)}` });
  if (near) query.set("near", near);
  return {
    answers: [answer(`How to tell ${text}`, `${FIRST_PATH}?${query}`)],
    ...(names.length > 1 && { of: metals }),
  };
}
