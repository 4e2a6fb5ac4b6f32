import { Suspense } from "react";
import { Await, useLocation } from "react-router";
import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { allCities, type City, topCities } from "../../worker/data/cities.ts";
import { allStates } from "../../worker/data/states.ts";
import type { Store } from "../../worker/data/store.ts";
import { RouteError } from "../errors/error-screens.tsx";
import { orServiceUnavailable } from "../errors/errors.ts";
import { seo } from "../head/seo.ts";
import { valueIfReady } from "../rendering/value-if-ready.ts";
import { FilterBox, useFilterText } from "../ui/filter-box.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { cutText } from "../words/cut-text.ts";
import type { Route } from "./+types/cities.route";
import { CitiesByState } from "./cities-by-state.tsx";

/** Number of top cities, and of placeholders while they load. */
const TOP_CITIES = 12;

export const handle: RouteHandle = {
  cache: "public",
  parameters: { q: "search" },
  sitemap: "dataset",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  // Streamed, so that late data does not hold up the rest of the page.
  const lists = orServiceUnavailable(cityLists(context.get(storeContext).aside()));
  return { lists: (await valueIfReady(context, lists)) ?? lists, q: filterIn(url) };
}

async function cityLists(store: Store) {
  const [top, cities, states] = await Promise.all([
    topCities(store, TOP_CITIES),
    allCities(store),
    allStates(store),
  ]);
  return { top, cities, states: states.map(({ code, name }) => ({ code, name })) };
}

/** Milliseconds after which a navigation goes on without the cities. */
const PATIENCE = 300;

/** With scripts, a slow navigation shows the page with placeholders until the cities arrive. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const loaded = serverLoader();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  if (await Promise.race([loaded, late])) return loaded;
  return { lists: loaded.then(({ lists }) => lists), q: filterIn(url), isProvisional: true };
}

function filterIn(url: URL): string {
  return cutText(url.searchParams.get("q") ?? "", 100);
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    subject: "Scrap Metal Prices by City",
    description: `Indicative scrap metal prices per kilogram for ${matches[0].loaderData?.few?.where ?? "cities and towns in every Australian state and territory"}. Pick yours to see prices, yards and selling rules.`,
    path: "/scrap-metal-prices-by-city/",
  });
}

const HERO = {
  title: "Scrap Metal Prices by City",
  text: "Pick your city or the nearest larger town. Country yards usually pay less, because of freight.",
};

const FAILURE = "Failed to fetch cities. Please try again in a minute.";

export default function Cities({ loaderData, matches }: Route.ComponentProps) {
  const { lists, q } = loaderData;
  // Few cities would all be there twice.
  const hasTop = !matches[0].loaderData.few;
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
      <Suspense fallback={hasTop && <TopCities cities={undefined} />}>
        <Await resolve={lists} errorElement={<p className="error wrap">{FAILURE}</p>}>
          {({ top, ...all }) => (
            <>
              {hasTop && text.trim() === "" && <TopCities cities={top} />}
              <CitiesByState {...all} text={text} onClear={() => setText("")} />
            </>
          )}
        </Await>
      </Suspense>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <Hero {...HERO}>
        <p className="error">{FAILURE}</p>
      </Hero>
    </RouteError>
  );
}

/** Cards of the most populous cities; while loading, placeholders of the same size, so that nothing moves. */
function TopCities({ cities }: { cities: City[] | undefined }) {
  const { pathname } = useLocation();
  return (
    <section className="section wrap" aria-labelledby="top-heading">
      <h2 id="top-heading">Top cities</h2>
      {cities ? (
        <ul className="top-cities">
          {cities.map(({ id, name, slug, state }) => (
            <li key={id}>
              <Link className="card" to={`/${slug}/`} prefetch="intent">
                <b>{name}</b> <span>{state}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-label="Loading cities">
          <ul className="top-cities" aria-hidden="true">
            {Array.from({ length: TOP_CITIES }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
              <li key={i} className="card skeleton" />
            ))}
          </ul>
          {/* Late content needs a script to appear; on a reload the page comes whole, from the cache. */}
          <p className="scriptless">
            <Link to={pathname}>Load the cities</Link>
          </p>
        </div>
      )}
    </section>
  );
}
