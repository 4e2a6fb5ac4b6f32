import { Suspense } from "react";
import { Await, useLocation } from "react-router";
import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { RouteError } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { FilterBox, useFilterText } from "../ui/filter-box.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { cutText } from "../words/cut-text.ts";
import type { Route } from "./+types/cities.route";
import { ChooseMetal } from "./choose-metal.tsx";
import { CitiesByState } from "./cities-by-state.tsx";
import { cityLists } from "./city-lists.ts";
import type { PriceMap } from "./price-map.ts";
import { valueIfReady } from "./value-if-ready.ts";
import "./cities.css";

/** Number of placeholders while the cities load. */
const PLACEHOLDERS = 12;

export const handle: RouteHandle = {
  cache: "public",
  parameters: { q: "search", metal: "text", sort: ["price"] },
  sitemap: "dataset",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  // The cities are streamed so that late data doesn't hold up the rest of the page.
  const metal = cutText(url.searchParams.get("metal") ?? "", 100);
  const lists = orServiceUnavailable(cityLists(context.get(storeContext).aside(), metal));
  return { lists: (await valueIfReady(context, lists)) ?? lists, ...readAddress(url) };
}

/** Milliseconds that a navigation waits for the cities. */
const PATIENCE = 300;

/** With scripts, a slow navigation shows the page with placeholders until the cities arrive. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const loaded = serverLoader();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  if (await Promise.race([loaded, late])) return loaded;
  return { lists: loaded.then(({ lists }) => lists), ...readAddress(url), isProvisional: true };
}

function readAddress({ searchParams }: URL) {
  return {
    q: cutText(searchParams.get("q") ?? "", 100),
    isByPrice: searchParams.get("sort") === "price",
  };
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

const FAILURE = <p className="error">Failed to fetch cities. Please try again in a minute.</p>;

export default function Cities({ loaderData, matches }: Route.ComponentProps) {
  const { lists, q, isByPrice } = loaderData;
  // A site with few cities would show all of them twice.
  const hasTop = !matches[0].loaderData.few;
  const [text, setText] = useFilterText(q);
  return (
    <div className="cities wrap">
      <Hero {...HERO}>
        <FilterBox
          list="Cities"
          label="Filter cities"
          placeholder="Filter cities by name or state..."
          value={text}
          onChange={setText}
        />
      </Hero>
      <Suspense fallback={hasTop && <TopCities map={undefined} />}>
        <Await resolve={lists} errorElement={FAILURE}>
          {({ map, metals, ...all }) => (
            <>
              {hasTop && text.trim() === "" && <TopCities map={map} metal={all.metal.name} />}
              <ChooseMetal metal={all.metal} metals={metals} isByPrice={isByPrice} />
              <CitiesByState
                {...all}
                text={text}
                isByPrice={isByPrice}
                onClear={() => setText("")}
              />
            </>
          )}
        </Await>
      </Suspense>
    </div>
  );
}

/**
 * A map of cities' prices: the higher the price, the larger and fuller the dot. The large cities link to their pages.
 * Drawn with attributes, because the security policy forbids inline styles.
 */
function CityPriceMap({ land, transform, dots, labels }: PriceMap) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the heading above names it, and its links are read out
    <svg className="price-map" viewBox="0 0 360 286">
      <path d={land} transform={transform} />
      {dots.map(([x, y, tint]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2 + 2 * tint} fillOpacity={0.2 + 0.8 * tint} />
      ))}
      {labels.map(({ slug, name, price, x, y, anchor }) => (
        <Link key={slug} to={`/${slug}/`}>
          <text x={x} y={y - 3} textAnchor={anchor}>
            {name}{" "}
            <tspan x={x} dy="15">
              {price}
            </tspan>
          </text>
        </Link>
      ))}
    </svg>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <Hero {...HERO}>{FAILURE}</Hero>
    </RouteError>
  );
}

interface TopCitiesProps {
  map: PriceMap | undefined;
  metal?: string;
}

/** The large cities on a map; while it loads, placeholders in a box of its size, so that nothing moves. */
function TopCities({ map, metal }: TopCitiesProps) {
  const { pathname } = useLocation();
  return (
    <section className="section top-cities" aria-labelledby="top-heading">
      <h2 id="top-heading">Top cities</h2>
      {map ? (
        <figure>
          <CityPriceMap {...map} />
          <figcaption>{`${metal}, $ per kg. Larger dots pay more.`}</figcaption>
        </figure>
      ) : (
        <div role="status" aria-label="Loading cities">
          <ul className="price-map" aria-hidden="true">
            {Array.from({ length: PLACEHOLDERS }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
              <li key={i} className="skeleton" />
            ))}
          </ul>
          {/* Late content needs a script to appear; a reload gets the whole page from the cache. */}
          <p className="scriptless">
            <Link to={pathname}>Load the cities</Link>
          </p>
        </div>
      )}
    </section>
  );
}
