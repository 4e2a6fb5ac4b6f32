import { Form, redirect, useNavigate } from "react-router";
import { afterAnswerContext, storeContext, visitorContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { countSearch } from "../../worker/data/searches.ts";
import { languageWritten, saidIn } from "../../worker/search/languages.ts";
import { PRICE_LISTS, Ways } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { METALS } from "../paths/metal-links.ts";
import { FIRST_PATH, stepAddress } from "../paths/step-address.ts";
import { pageNear } from "../search/answers-to.ts";
import { GROUPS } from "../search/field-suggestion.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { Hero } from "../ui/hero.tsx";
import { cutText, MAX_LENGTH, MAX_TEXT, typedText } from "../words/cut-text.ts";
import { placeLabel } from "../words/format.ts";
import type { Route } from "./+types/search.route";
import { FoundList } from "./found-list.tsx";
import { foundFor, readSearch } from "./read-search.ts";
import { messageFor } from "./search-message.ts";
import "./search-results.css";

/** Shown before a search. */
const ADVICE = "Type a city, suburb or postcode, a metal, a thing or the name of a yard.";
/** Shown if nothing was found. */
const EXAMPLES = ["copper Newcastle", "2150", "ladder", "hot water unit"].map((label) => {
  return { label, to: `/search/?${new URLSearchParams({ q: label })}` };
});

export const handle: RouteHandle = {
  cache: "none",
  parameters: { q: "search", city: "search" },
  robots: "disallow",
};

/**
 * Redirects to the page that a text names; shows alternatives if it may mean several pages or none. The home page's
 * form sends `?city=`: if no word of that means anything, redirects to Sydney with a notice. Counts texts that were not
 * understood.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const city = typedText(url.searchParams, "city", MAX_TEXT);
  const q = city || typedText(url.searchParams, "q", MAX_TEXT);
  if (!q) return { q, message: ADVICE, found: [], identify: FIRST_PATH, told: undefined };
  const search = await orServiceUnavailable(readSearch(store, q));
  const { reading, answers, yards, path, place, namesake } = search;
  if (city && namesake) throw redirect(await orServiceUnavailable(pageNear(store, namesake)));
  if (path) throw redirect(path);
  const count = () => countUnknown(context, reading.unknown);
  if (city) {
    if (answers.length > 0 || yards.length > 0)
      throw redirect(`/search/?${new URLSearchParams({ q: city })}`);
    count();
    const searched = cutText(city, MAX_LENGTH);
    throw redirect(`/sydney/?${new URLSearchParams({ searched })}`);
  }
  const found = await orServiceUnavailable(foundFor(store, q, search));
  // The list of yards understands part of a yard's name.
  const isPart = answers.length > 0 && reading.unknown.length > 0;
  if (found.length === 0 || isPart) count();
  const isCut = (url.searchParams.get("q")?.trim() ?? "").length > MAX_TEXT;
  const cut = isCut ? ` We read the first ${MAX_TEXT} characters, up to “${q.slice(-20)}”.` : "";
  const message = messageFor(q, search, found) + cut;
  const tag = reading.language ?? (found.length > 0 ? undefined : languageWritten(q));
  return {
    q,
    message,
    found,
    identify: stepAddress("", { near: place ? placeLabel(place) : "" }),
    told: tag ? { lang: tag, words: saidIn(tag, message === "") } : undefined,
  };
}

/** Counts the words that were not understood, once the search is answered. */
function countUnknown(context: Route.LoaderArgs["context"], unknown: string[]): void {
  const { network } = context.get(visitorContext);
  const words = unknown.map((word) => word.toLowerCase());
  context.get(afterAnswerContext)((later) => countSearch(later, words, network));
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
