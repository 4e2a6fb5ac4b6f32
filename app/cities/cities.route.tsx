import { Suspense } from "react";
import { Await } from "react-router";
import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { allCities, type City, topCities } from "../../worker/data/cities.ts";
import { allStates } from "../../worker/data/states.ts";
import { cutText } from "../cut-text.ts";
import { orServiceUnavailable } from "../errors.ts";
import { seo } from "../seo.ts";
import { RouteError } from "../ui/error-screens.tsx";
import { FilterBox, useFilterText } from "../ui/filter-box.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { valueIfReady } from "../value-if-ready.ts";
import type { Route } from "./+types/cities.route";
import { CitiesByState } from "./cities-by-state.tsx";

/** How many top cities are shown, and how many placeholders while they load. */
const TOP_CITIES = 12;

export const handle: RouteHandle = {
  cache: "public",
  parameters: { q: "search" },
  sitemap: "dataset",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const top = topCities(store, TOP_CITIES);
  // If the awaited lists fail first, nothing handles a failure of this one.
  top.catch(() => {});
  const [cities, states] = await orServiceUnavailable(
    Promise.all([allCities(store), allStates(store)]),
  );
  return {
    top: (await valueIfReady(context, top)) ?? top,
    cities,
    states: states.map(({ code, name }) => ({ code, name })),
    q: cutText(url.searchParams.get("q") ?? "", 100),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    title: "Scrap Metal Prices by City | Scrap Metal Prices Australia",
    description:
      "Indicative scrap metal prices per kilogram for cities and towns in every Australian state and territory. Pick yours to see prices, yards and selling rules.",
    path: "/scrap-metal-prices-by-city/",
  });
}

const HERO = {
  title: "Scrap Metal Prices by City",
  text: "Pick your city or the nearest larger town. Country yards usually pay less, because of freight.",
};

export default function Cities({ loaderData }: Route.ComponentProps) {
  const { top, cities, states, q } = loaderData;
  const [text, setText] = useFilterText(q);
  return (
    <>
      <Hero {...HERO}>
        <FilterBox
          list="Cities"
          label="Filter cities"
          placeholder="Filter cities by name or state..."
          value={text}
          onChange={setText}
        />
      </Hero>
      {text.trim() === "" && (
        <section className="section wrap" aria-labelledby="top-heading">
          <h2 id="top-heading">Top cities</h2>
          <Suspense fallback={<TopCitySkeletons count={TOP_CITIES} />}>
            <Await resolve={top} errorElement={<p className="empty">Failed to fetch cities</p>}>
              {(list) => <TopCities cities={list} />}
            </Await>
          </Suspense>
        </section>
      )}
      <CitiesByState cities={cities} states={states} text={text} onClear={() => setText("")} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <Hero {...HERO}>
        <p className="error">Failed to fetch cities. Please try again in a minute.</p>
      </Hero>
    </RouteError>
  );
}

/** The most populous cities as cards. */
function TopCities({ cities }: { cities: City[] }) {
  return (
    <ul className="top-cities">
      {cities.map(({ id, name, slug, state }) => (
        <li key={id}>
          <Link className="card" to={`/${slug}/`} prefetch="intent">
            <b>{name}</b> <span>{state}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the same size, so that nothing moves when the cities arrive. */
function TopCitySkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading cities">
      <ul className="top-cities" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
          <li key={i} className="card skeleton" />
        ))}
      </ul>
    </div>
  );
}
