import { Form, redirect } from "react-router";
import { findCity, findMaterialSlug } from "../../worker/data/search/names.ts";
import { suggestionsFor } from "../../worker/data/search/spelling.ts";
import type { Store } from "../../worker/data/store.ts";
import type { Suggestion } from "../../worker/data/types.ts";
import { storeContext } from "../context.ts";
import { orServiceUnavailable } from "../http.ts";
import type { RouteHandle } from "../route-handle.ts";
import { seo } from "../seo.ts";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/search.route";
import type { SearchResult } from "./search-panel.tsx";

/** No name of a city or metal is longer. */
const MAX_LENGTH = 100;

export const handle: RouteHandle = {
  cache: "none",
  parameters: { q: "search", city: "search" },
  robots: "disallow",
};

/**
 * Redirects to the page of the named city or material. `?city=` comes from the home page and redirects
 * to Sydney if there is no such city, which says so; `?q=` comes from the header and returns a message instead.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const city = parameter(url, "city");
  if (city) throw redirect(await orServiceUnavailable(cityPath(store, city)));
  const q = parameter(url, "q");
  const path = q && (await orServiceUnavailable(cityOrMaterialPath(store, q)));
  if (path) throw redirect(path);
  const suggestions = q ? await orServiceUnavailable(suggestionsFor(store, q)) : [];
  const message = q && notFoundMessage(q, suggestions);
  return { q, suggestions, message } satisfies SearchResult;
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: "Search | Scrap Metal Prices Australia" });
}

export default function Search({ loaderData: { q, suggestions, message } }: Route.ComponentProps) {
  return (
    <Hero
      title="Search"
      text={message || "Type a city, such as Perth or Gold Coast, or a metal, such as copper."}
    >
      <Form className="search-form" role="search" aria-label="Cities and metals">
        <label className="visually-hidden" htmlFor="page-search">
          City or metal
        </label>
        <input
          id="page-search"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={MAX_LENGTH}
          placeholder="Search for a city or metal type..."
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      {suggestions.length > 0 && <DidYouMean suggestions={suggestions} />}
      <p className="link-row">
        <Link to="/scrap-metal-prices-by-city/">View All Cities</Link>
        <Link to="/materials">View all materials</Link>
        {q && <Link to={`/scrap-yards/?q=${encodeURIComponent(q)}`}>Search yards for “{q}”</Link>}
      </p>
    </Hero>
  );
}

function parameter(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? "").trim().slice(0, MAX_LENGTH);
}

async function cityPath(store: Store, city: string): Promise<string> {
  const found = await findCity(store, city);
  if (found) return `/${found.slug}/`;
  // The page then says that it is not the city that was asked for.
  return `/sydney/?${new URLSearchParams({ searched: city })}`;
}

async function cityOrMaterialPath(store: Store, q: string): Promise<string | undefined> {
  const city = await findCity(store, q);
  if (city) return `/${city.slug}/`;
  const material = await findMaterialSlug(store, q);
  return material && `/material/${material}/`;
}

function notFoundMessage(q: string, suggestions: Suggestion[]): string {
  const [mostSimilar] = suggestions;
  const advice = mostSimilar
    ? `Did you mean ${mostSimilar.name}?`
    : "Check the spelling, or use the lists.";
  return `No city or metal called “${q}” found. ${advice}`;
}
