import { Form, redirect, useNavigate } from "react-router";
import { afterAnswerContext, storeContext, visitorContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { yardPath } from "../../worker/contract/yard-path.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import { countSearch } from "../../worker/data/searches.ts";
import type { Store } from "../../worker/data/store.ts";
import { languageWritten, saidIn } from "../../worker/search/languages.ts";
import { type Reading, read } from "../../worker/search/read.ts";
import { type FoundYard, yardsNamed, yardsWith } from "../../worker/search/yards.ts";
import { PRICE_LISTS, Ways } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { METALS } from "../paths/metal-links.ts";
import { FIRST_PATH, stepAddress } from "../paths/step-address.ts";
import { PriceFigure } from "../prices/price-figure.tsx";
import { asksAdvice } from "../search/advice.ts";
import { answersTo, pageNear } from "../search/answers-to.ts";
import { byGroup, type FieldSuggestion, GROUPS, HEADINGS } from "../search/field-suggestion.ts";
import { findSuggestions, yardSuggestion } from "../search/find-suggestions.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { type PriceOf, pricesFor } from "../search/suggested-prices.ts";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { cutText, MAX_LENGTH, MAX_TEXT, typedText } from "../words/cut-text.ts";
import { placeLabel, stateInSentence } from "../words/format.ts";
import type { Route } from "./+types/search.route";
import "./search-results.css";

/** Shown before a search. */
const ADVICE = "Type a city, suburb or postcode, a metal, a thing or the name of a yard.";
/** Shown where nothing was found. */
const EXAMPLES = ["copper Newcastle", "2150", "ladder", "hot water unit"].map((label) => {
  return { label, to: `/search/?${new URLSearchParams({ q: label })}` };
});
const LANGUAGES =
  "Arabic, Chinese, Filipino, Greek, Hindi, Indonesian, Italian, Korean, Punjabi, Spanish and Vietnamese";

export const handle: RouteHandle = {
  cache: "none",
  parameters: { q: "search", city: "search" },
  robots: "disallow",
};

/**
 * Redirects to the page that a text names; shows alternatives if it may mean several pages, or none. If no word
 * of a `?city=`, which the home page's form sends, means anything, redirects to Sydney with a notice. Counts
 * texts that were not understood.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const city = typedText(url.searchParams, "city", MAX_TEXT);
  const q = city || typedText(url.searchParams, "q", MAX_TEXT);
  if (!q) return { q, message: ADVICE, found: [], identify: FIRST_PATH, told: undefined };
  const read = await orServiceUnavailable(readText(store, q));
  if (city && read.place) throw redirect(read.place);
  if (read.path) throw redirect(read.path);
  const { unknown } = read.understood;
  const { network } = context.get(visitorContext);
  const count = () =>
    context.get(afterAnswerContext)((later) =>
      countSearch(
        later,
        unknown.map((word) => word.toLowerCase()),
        network,
      ),
    );
  if (city) {
    const isKnown = read.answers.length > 0 || read.yards.length > 0;
    if (!isKnown) count();
    const [name, text] = isKnown ? ["q", "/search/"] : ["searched", "/sydney/"];
    throw redirect(
      `${text}?${new URLSearchParams({ [name]: isKnown ? city : cutText(city, MAX_LENGTH) })}`,
    );
  }
  const found = await orServiceUnavailable(foundFor(store, q, read));
  // The list of yards understands part of a yard's name.
  const isPart = read.answers.length > 0 && unknown.length > 0;
  if (found.length === 0 || isPart) count();
  const isCut = (url.searchParams.get("q")?.trim() ?? "").length > MAX_TEXT;
  const cut = isCut ? ` We read the first ${MAX_TEXT} characters, up to “${q.slice(-20)}”.` : "";
  const message = messageFor(q, read, found) + cut;
  const tag = read.understood.language ?? (found.length > 0 ? undefined : languageWritten(q));
  const told = tag ? { lang: tag, words: saidIn(tag, message === "") } : undefined;
  return { q, message, found, identify: identifyNear(read), told };
}

/** Where a text leads. */
interface ReadText {
  understood: Reading;
  answers: FieldSuggestion[];
  /** The page, if it can mean only one. */
  path: string | undefined;
  /** The page of a place whose name is also a metal's. */
  place: string | undefined;
  /** Yards of that name, else with the words that mean nothing else in theirs. */
  yards: FoundYard[];
  prices: PriceOf;
}

async function readText(store: Store, text: string): Promise<ReadText> {
  const [understood, named, prices] = await Promise.all([
    read(store, text),
    yardsNamed(store, text),
    pricesFor(store, text),
  ]);
  const { unknown, unlisted, isAmbiguous, places } = understood;
  const answers = await answersTo(store, understood, prices);
  const isKnown = unknown.length + unlisted.length === 0 || asksAdvice(understood);
  // Whoever asks in another language is told first that the page is in English.
  const isUnsure = understood.isElsewhere || understood.language !== undefined;
  const isCertain = answers.length === 1 && isKnown && !isUnsure;
  const isOther = named.length === 0 && asksForYard(understood);
  const yards = isOther ? await yardsWith(store, unknown.join(" ")) : named;
  const [yard] = yards.length === 1 ? yards : [];
  const path = isCertain ? answers[0]?.path : yard && yardPath(yard);
  const [place] = isAmbiguous ? places : [];
  const placePath = place && (await pageNear(store, place));
  return { understood, answers, path, place: placePath, yards, prices };
}

/** True if the unknown words may be a yard's name: "opening hours bluegum". */
function asksForYard({ wants, subjects, unknown }: Reading): boolean {
  const isOfYard = wants.has("yards") || wants.has("open");
  return isOfYard && subjects.length === 0 && unknown.length > 0;
}

/**
 * Everything that a text may mean: its answers, then places, metals and yards with its words in their names. Prices near
 * a place have those of the country as their scale.
 */
async function foundFor(store: Store, q: string, { answers, understood, yards, prices }: ReadText) {
  const text = understood.language ? q : (understood.corrected ?? q);
  const groups = GROUPS.filter((group) => group !== "answers");
  const found = await findSuggestions(store, text, { groups, isShort: false });
  const all = [...found, ...yards.map(yardSuggestion)];
  const pages = new Set(answers.map(pageOf));
  const distinct = new Map(all.map((one) => [one.path, one]));
  const others = [...distinct.values()].filter((other) => !pages.has(pageOf(other)));
  return [...answers, ...others].map((one) => ({
    ...one,
    scale: one.path.includes("near=") ? prices(metalOf(one.path)) : undefined,
  }));
}

/** The address of "What is this?", near the place if the text certainly names one. */
function identifyNear({ understood: { isAmbiguous, places } }: ReadText): string {
  const [place] = isAmbiguous ? [] : places;
  return stepAddress("", { near: place ? placeLabel(place) : "" });
}

/** The slug of the metal whose page is at a path. */
function metalOf(path: string): string {
  return /^\/material\/([^/]+)/.exec(path)?.[1] ?? "";
}

/** Path of an answer's page, without its query and hash. */
function pageOf({ path }: FieldSuggestion): string {
  return path.replace(/[?#].*/, "");
}

function messageFor(
  q: string,
  { understood, answers }: ReadText,
  found: FieldSuggestion[],
): string {
  const { unknown, unlisted, subjects, places, state, language } = understood;
  const names = unknown.map((word) => `“${word}”`).join(" and ");
  if (understood.isElsewhere && state && places[0])
    return `There is no ${places[0].name} in ${stateInSentence(state.name)}. What we found:`;
  if (unlisted.length > 0) return `We don’t list ${unlisted.join(" or ")}. What is nearest:`;
  if (found.length === 0 && !/\p{Script=Latin}|\p{N}/u.test(q) && /\p{L}/u.test(q))
    return `We don’t know “${q}”. We read English, and some words in ${LANGUAGES}.`;
  if (found.length === 0)
    return `We couldn’t find a city or metal called “${q}”. Check the spelling, or try fewer words.`;
  const isOfYard = asksForYard(understood);
  if (isOfYard && found.some(({ group }) => group === "yards"))
    return `What we found for “${unknown.join(" ")}”.`;
  if (answers.length > 0 && isOfYard)
    return `We don’t list a yard${places.length > 0 ? "" : " or place"} called “${unknown.join(" ")}”. We left it out.`;
  if (answers.length > 0 && unknown.length > 0 && subjects.length + places.length === 0)
    return `We don’t list a metal, place or yard called ${names}. We left it out.`;
  if (answers.length > 0 && unknown.length > 0)
    return `We don’t know ${names}. We left ${unknown.length > 1 ? "them" : "it"} out.`;
  return language ? "" : `What we found for “${q}”.`;
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { subject: "Search" });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, message, found, identify, told } = loaderData;
  const navigate = useNavigate();
  const ways = [
    ...PRICE_LISTS,
    ["What is this?", identify, "Don’t know which metal it is?"],
    [q ? `Search yards for “${q}”` : "Scrap Yards", `/scrap-yards/?${new URLSearchParams({ q })}`],
  ] as const;
  const lead = told && (
    <>
      <span lang={told.lang} dir={told.lang === "ar" ? "rtl" : "ltr"}>
        {told.words}
      </span>{" "}
      {message}
    </>
  );
  return (
    <Hero title="Search" text={lead ?? message}>
      <Form
        className="search-form search-box"
        action="."
        role="search"
        aria-label="Cities and metals"
      >
        <label className="visually-hidden" htmlFor="page-search">
          City or metal
        </label>
        <SuggestField
          // Resets the text for a new search.
          key={q}
          groups={GROUPS}
          onChoose={({ path }) => navigate(path)}
          id="page-search"
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Search for a city or metal type..."
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      {found.length === 0 && <DidYouMean title="Try one of these" links={EXAMPLES} />}
      <div className="found-groups">
        {found.length > 0 ? (
          <FoundList found={found} />
        ) : (
          <Ways title="Common metals" ways={METALS} />
        )}
        <Ways title="Other ways to look" ways={ways} />
      </div>
    </Hero>
  );
}

/** Links to everything that a search may mean, by group. */
function FoundList({ found }: { found: (FieldSuggestion & { scale?: PriceRange })[] }) {
  return byGroup(found).map(([group, links]) => (
    <section className="found section" key={group} aria-labelledby={`found-${group}`}>
      <h2 id={`found-${group}`}>{HEADINGS[group]}</h2>
      <ul>
        {links.map(({ text, detail, price, scale, path }) => (
          <li className="row" key={`${text} ${path}`}>
            {price && <Swatch metal={metalOf(path)} />}
            <Link to={path}>
              {text}
              {detail && <small>{` (${detail})`}</small>}
            </Link>
            {price && (
              <PriceFigure price={price} scale={scale}>
                <small className="unit">
                  {scale ? "/kg, bar: across Australia" : "/kg across Australia"}
                </small>
              </PriceFigure>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
