import { Form, redirect, useNavigate } from "react-router";
import { afterAnswerContext, storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { type Suggestion, suggestionsFor } from "../../worker/data/search/spelling.ts";
import { countSearch } from "../../worker/data/searches.ts";
import { cutText } from "../cut-text.ts";
import { orServiceUnavailable } from "../errors.ts";
import { seo } from "../seo.ts";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/search.route";
import { byGroup, GROUPS, HEADINGS, MAX_LENGTH } from "./field-suggestion.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { pageNamed } from "./page-named.ts";
import type { SearchResult } from "./search-panel.tsx";
import { SuggestField } from "./suggest-field.tsx";

/** What the page says before a search. */
const ADVICE =
  "Type a city, suburb or postcode (such as Dubbo or 2150), a metal (such as copper) or the name of a yard.";

export const handle: RouteHandle = {
  cache: "none",
  parameters: { q: "search", city: "search" },
  robots: "disallow",
};

/**
 * Redirects to the page that a text names. Of any other text, `?city=`, which comes from the home page,
 * leads to Sydney, which says so, and `?q=` to what it may mean. What means nothing is counted.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const afterAnswer = context.get(afterAnswerContext);
  const city = parameter(url, "city");
  if (city) {
    const path = await orServiceUnavailable(pageNamed(store, city, { expectsPlace: true }));
    if (!path) afterAnswer((later) => countSearch(later, city));
    throw redirect(path ?? `/sydney/?${new URLSearchParams({ searched: city })}`);
  }
  const q = parameter(url, "q");
  if (!q) return { q, found: [], suggestions: [], message: "" } satisfies SearchResult;
  const path = await orServiceUnavailable(pageNamed(store, q, { expectsPlace: false }));
  if (path) throw redirect(path);
  const [found, suggestions] = await orServiceUnavailable(
    Promise.all([
      findSuggestions(store, q, { groups: GROUPS, isShort: false }),
      suggestionsFor(store, q),
    ]),
  );
  if (found.length + suggestions.length === 0) afterAnswer((later) => countSearch(later, q));
  const isFound = found.length > 0 && suggestions.length === 0;
  const message = isFound ? "" : notFoundMessage(q, suggestions);
  return { q, found, suggestions, message } satisfies SearchResult;
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: "Search | Scrap Metal Prices Australia" });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, found, suggestions, message } = loaderData;
  const navigate = useNavigate();
  return (
    <Hero title="Search" text={message || (q ? `What we found for “${q}”.` : ADVICE)}>
      <Form className="search-form" role="search" aria-label="Cities and metals">
        <label className="visually-hidden" htmlFor="page-search">
          City or metal
        </label>
        <SuggestField
          // A new search has a text of its own.
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
      {suggestions.length > 0 && <DidYouMean suggestions={suggestions} />}
      <FoundList found={found} />
      <p className="link-row">
        <Link to="/scrap-metal-prices-by-city/">View All Cities</Link>
        <Link to="/materials">View all materials</Link>
        {q && <Link to={`/scrap-yards/?q=${encodeURIComponent(q)}`}>Search yards for “{q}”</Link>}
      </p>
    </Hero>
  );
}

/** Links to what a search may mean, by group. */
function FoundList({ found }: Pick<SearchResult, "found">) {
  return byGroup(found).map(([group, links]) => (
    <section className="found" key={group} aria-labelledby={`found-${group}`}>
      <h2 id={`found-${group}`}>{HEADINGS[group]}</h2>
      <ul className="chips">
        {links.map(({ text, detail, path }) => (
          <li key={`${text} ${path}`}>
            <Link to={path}>{detail ? `${text} (${detail})` : text}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function parameter(url: URL, name: string): string {
  return cutText((url.searchParams.get(name) ?? "").trim(), MAX_LENGTH);
}

function notFoundMessage(q: string, suggestions: Suggestion[]): string {
  const [mostSimilar] = suggestions;
  const advice = mostSimilar
    ? `Did you mean ${mostSimilar.name}?`
    : "Check the spelling, or pick from the lists.";
  return `We couldn’t find a city or metal called “${q}”. ${advice}`;
}
