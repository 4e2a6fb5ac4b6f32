import { lazy, Suspense } from "react";
import { Await, redirect } from "react-router";
import { cityBySlug, nearestPricedCity } from "../../worker/data/cities.ts";
import { allMaterials, materialSlugFor } from "../../worker/data/materials.ts";
import { pricesInCity } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { suggestionsFor } from "../../worker/data/suggestions.ts";
import type { CityYard, Suggestion, Yard } from "../../worker/data/types.ts";
import { yardsInCity } from "../../worker/data/yards.ts";
import { type SiteSettings, storeContext } from "../context.ts";
import { longDate, monthNow, today } from "../format.ts";
import { isNotFound, notFound, orServiceUnavailable, suggestionsOf } from "../http.ts";
import { lastChecked, priceRows } from "../prices/price-rows.ts";
import type { RouteHandle } from "../route-handle.ts";
import { breadcrumbList, seo } from "../seo.ts";
import { ErrorScreen } from "../ui/error-screens.tsx";
import { Link } from "../ui/link.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { valueIfReady } from "../value-if-ready.ts";
import type { Route } from "./+types/city.route";
import { cityTrail } from "./city-head.tsx";
import { CityPage } from "./city-page.tsx";

/** Yards that a city page shows; the directory has the rest. */
const YARDS_SHOWN = 20;

export const handle: RouteHandle = {
  cache: "prices",
  parameters: { layout: ["classic"] },
  sitemap: "cities",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const [city, materials] = await orServiceUnavailable(
    Promise.all([cityBySlug(store, params.slug), allMaterials(store)]),
  );
  if (!city) throw await materialOrMissing(store, params.slug);
  // Streamed: the prices do not wait for the yards.
  const yards = yardsInCity(store.aside(), city.id, YARDS_SHOWN + 1).then(asShown);
  // Where the prices fail the whole page does.
  yards.catch(() => {});
  const prices = (await orServiceUnavailable(pricesInCity(store, city.id))) ?? [];
  const shownYards = await valueIfReady(context, yards);
  const checked = lastChecked(prices);
  const nearest = checked ? undefined : await orServiceUnavailable(nearestPricedCity(store, city));
  return {
    city,
    rows: priceRows(materials, prices),
    yards: shownYards ?? yards,
    today: today(city.timeZone),
    month: monthNow(city.timeZone),
    checkedOn: checked && longDate(checked),
    nearest,
    isClassic: url.searchParams.get("layout") === "classic",
    rulesCheckedOn: longDate(city.regulationsCheckedOn),
  };
}

/** Without what the page does not draw: loaded data travels twice, as markup and for the browser. */
function asShown(yards: Yard[] | undefined): CityYard[] | undefined {
  return yards?.map(({ cityId: _city, latitude: _lat, longitude: _lon, ...yard }) => yard);
}

/** /copper/ and /aluminium/ mean the material; any other unknown segment is an unknown city. */
async function materialOrMissing(store: Store, slug: string) {
  const material = await orServiceUnavailable(materialSlugFor(store, slug));
  if (material) return redirect(`/material/${material}/`, 301);
  return notFound("City not found", await orServiceUnavailable(suggestionsFor(store, slug)));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "City Not Found" });
  const { city, isClassic } = loaderData;
  const { name, state, slug, metaDescription } = city;
  return seo(matches, {
    title: `Scrap Metal Prices in ${name}, ${state} | Current Rates`,
    description: metaDescription,
    path: `/${slug}/`,
    isVariant: isClassic,
    jsonLd: import.meta.env.SSR
      ? (origin) => [
          breadcrumbList(origin, [...cityTrail(state), { label: name, to: `/${slug}/` }]),
        ]
      : undefined,
  });
}

export default function City({ loaderData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  return loaderData.isClassic ? (
    <Classic {...loaderData} site={site} />
  ) : (
    <CityPage key={loaderData.city.slug} {...loaderData} shown={YARDS_SHOWN} />
  );
}

// Few ask for it, so its code stays out of the city page's first load.
const ClassicCity = lazy(async () => ({
  default: (await import("./classic-city.tsx")).ClassicCity,
}));

type CityData = Route.ComponentProps["loaderData"];

/** The older layout; its yards, too, are the empty message where they cannot be read. */
function Classic({ city, yards, site }: CityData & { site: SiteSettings }) {
  const page = (found: CityYard[] = []) => (
    <ClassicCity city={city} yards={found} phone={site.phone} email={site.email} />
  );
  return (
    <Suspense fallback={<Spinner label="Loading city information..." />}>
      <Await resolve={yards} errorElement={page()}>
        {page}
      </Await>
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CityNotFound isOutage={!isNotFound(error)} suggestions={suggestionsOf(error)} />;
}

interface CityNotFoundProps {
  /** True where the database failed, so that the city may well exist. */
  isOutage: boolean;
  /** Names that are spelt nearly like the one asked for. */
  suggestions: Suggestion[];
}

/** The screen for a city that is not there, or cannot be read just now. */
function CityNotFound({ isOutage, suggestions }: CityNotFoundProps) {
  return (
    <ErrorScreen
      suggestions={suggestions}
      title="City Not Found"
      text={
        isOutage
          ? "This city's prices could not be read just now. Please try again in a minute."
          : "We have no prices for a place of this name. Check the spelling, or pick your city from the list."
      }
    >
      <Link className="button" to="/scrap-metal-prices-by-city/">
        View All Cities
      </Link>
    </ErrorScreen>
  );
}
