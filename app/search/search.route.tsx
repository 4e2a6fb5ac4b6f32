import { data, Form, redirect } from "react-router";
import { findCity, findMaterialSlug } from "../../worker/data/search.ts";
import type { Store } from "../../worker/data/store.ts";
import { suggestionsFor } from "../../worker/data/suggestions.ts";
import type { Suggestion } from "../../worker/data/types.ts";
import { storeContext } from "../context.ts";
import { CACHE, orServiceUnavailable, routeHeaders } from "../http.ts";
import { seo } from "../seo.ts";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import type { Route } from "./+types/search.route";
import type { SearchMiss } from "./search-panel.tsx";

/** Longer texts name no city and no metal. */
const MAX_LENGTH = 100;

/**
 * Leads to the page that a text names. `?city=` is the home page's box, which goes to Sydney for any
 * other text; `?q=` is the header's, which says when it finds nothing.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const city = text(url, "city");
  if (city) throw redirect(await orServiceUnavailable(cityPath(store, city)));
  const q = text(url, "q");
  const found = q && (await orServiceUnavailable(pathFor(store, q)));
  if (found) throw redirect(found);
  const suggestions = q ? await orServiceUnavailable(suggestionsFor(store, q)) : [];
  return data<SearchMiss>(
    { q, suggestions, missed: q && missedBy(q, suggestions) },
    { headers: CACHE.none },
  );
}

function missedBy(q: string, suggestions: Suggestion[]): string {
  const [nearest] = suggestions;
  const advice = nearest
    ? `Did you mean ${nearest.name}?`
    : "Check the spelling, or use the lists.";
  return `No city or metal called “${q}” found. ${advice}`;
}

export const headers = routeHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: "Search | Scrap Metal Prices Australia" });
}

export default function Search({ loaderData: { q, suggestions, missed } }: Route.ComponentProps) {
  return (
    <Hero
      title="Search"
      text={missed || "Type a city, such as Perth or Gold Coast, or a metal, such as copper."}
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

function text(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? "").trim().slice(0, MAX_LENGTH);
}

async function cityPath(store: Store, city: string): Promise<string> {
  const found = await findCity(store, city);
  return found ? `/${found.slug}/` : "/sydney/";
}

async function pathFor(store: Store, q: string): Promise<string | undefined> {
  const city = await findCity(store, q);
  if (city) return `/${city.slug}/`;
  const material = await findMaterialSlug(store, q);
  return material && `/material/${material}/`;
}
