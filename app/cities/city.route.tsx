import { Suspense } from "react";
import { Await, data, redirect } from "react-router";
import { type SiteSettings, storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset, type Dataset } from "../../worker/data/dataset.ts";
import { materialRanges } from "../../worker/data/material-ranges.ts";
import { type MaterialWithAliases, materialsWithAliases } from "../../worker/data/materials.ts";
import { nearestPrices } from "../../worker/data/nearest-prices.ts";
import { type CityDetail, cityBySlug } from "../../worker/data/places/cities.ts";
import { type PriceRange, pricesInCity } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { worldPrices } from "../../worker/data/world-prices.ts";
import { yardsAround } from "../../worker/data/yards/yards.ts";
import { CityError } from "../frame/error-screens.tsx";
import { nullOnOutage, orServiceUnavailable } from "../frame/errors.ts";
import { missingSlug } from "../frame/missing-page.ts";
import { breadcrumbList, seo } from "../frame/seo.ts";
import { yardsMap } from "../maps/yards-map.ts";
import { feedInHead } from "../paths/feed-link.tsx";
import LINKED_CITIES from "../paths/linked-cities.json";
import { type PricesDay, pricesDay } from "../prices/price-age-words.ts";
import {
  commonMetals,
  earliestChecked,
  lastChecked,
  latestDay,
  priceRows,
  withSharedDays,
} from "../prices/price-rows.ts";
import { cityYear } from "../prices/year-change.ts";
import { cityTrail } from "../ui/city-head.tsx";
import { lazyContent } from "../ui/lazy-content.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { longDate, today } from "../words/format.ts";
import { hoursReader } from "../yard-facts/yard-hours.ts";
import type { Route } from "./+types/city.route";
import { CityPage } from "./city-page.tsx";
import { CLASSIC_YARDS, FIRST_YARDS, type YardList } from "./city-yards.tsx";
import { NearPlace, UnknownCity } from "./search-notices.tsx";
import { noticeNear, unknownCity } from "./searched-place.ts";
import { valueIfReady } from "./value-if-ready.ts";
import "./city.css";
import { cityTrend, trendRecord } from "./trend/city-trend.ts";

/** The maximum number of yards on a city's page; the directory has the rest. */
const MAX_YARDS = 100;

export const handle: RouteHandle = {
  cache: "public",
  parameters: { layout: ["classic"], yards: ["all"], searched: "search", near: "search" },
  sitemap: "cities",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const { city, materials, dataset } = await knownCity(store, params.slug);
  const isAll = url.searchParams.get("yards") === "all";
  const isClassic = url.searchParams.get("layout") === "classic";
  // The yards are streamed so that the prices don't wait for them.
  const yards = yardList(store.aside(), city, isClassic ? CLASSIC_YARDS : FIRST_YARDS, dataset);
  // If the loader throws before it awaits the yards, nothing else would handle their rejection.
  yards.catch(() => {});
  const day = pricesDay(dataset, city.timeZone);
  const month = day.judged.slice(0, 7);
  const [known, scales, past, unknown, near] = await orServiceUnavailable(
    Promise.all([
      // If any of these three is unavailable, the page still shows the yards and rules.
      pricesInCity(store, city.id).catch(nullOnOutage),
      materialRanges(store).catch(nullOnOutage),
      pastOf(store, city, materials, dataset, month).catch(nullOnOutage),
      unknownCity(store, url.searchParams),
      noticeNear(store, city, url.searchParams),
    ]),
  );
  // Two kinds of page wait for all yards: the older layout, and the full list for visitors without scripts.
  const ready = isClassic || isAll ? yards : valueIfReady(context, yards);
  const readyYards = await ready.catch(() => undefined);
  const hasFailed = known === null;
  const prices = known ?? [];
  const latest = latestDay(prices);
  const hasNone = !latest && !hasFailed;
  // This is false if the yards could not be read.
  const isEmpty = hasNone && (await yards.catch(() => undefined))?.total === 0;
  // If the city has no prices, every row would be blank.
  const rows = hasNone ? [] : priceRows(materials, prices, day, scales);
  const { lat: _lat, lon: _lon, population: _, regulationsCheckedOn, ...shown } = city;
  const page = {
    city: shown,
    ...withSharedDays(rows),
    yards: readyYards ?? yards,
    isAll,
    today: today(city.timeZone),
    trend:
      latest && past
        ? cityTrend(city.slug, materials, prices, month, past.record, past.world)
        : null,
    year: past?.year,
    checkedOn: latest ? lastChecked(latest, day) : null,
    nearest: hasNone ? await nearestBoard(store, city, materials, day, scales) : undefined,
    unknown,
    near,
    isClassic,
    ...(isEmpty && { isEmpty }),
    ...(hasFailed && { isProvisional: true }),
    rulesEditedOn: longDate(regulationsCheckedOn),
  };
  // A 503 is never cached, and a cached copy is served in its place if there is one.
  return data(page, { status: hasFailed ? 503 : 200 });
}

/**
 * The city with this slug, all materials and the live dataset.
 * @throws a 404, or a redirect to a search for a city that our texts link to even if the data lack it
 */
async function knownCity(store: Store, slug: string) {
  const [city, materials, dataset] = await orServiceUnavailable(
    Promise.all([cityBySlug(store, slug), materialsWithAliases(store), currentDataset(store)]),
  );
  if (city) return { city, materials, dataset };
  if (dataset && LINKED_CITIES.includes(slug)) throw redirect(`/search/?q=${slug}`);
  throw await missingSlug(store, slug, "City not found");
}

/** The recorded months up to a month (YYYY-MM), the world prices, and a sentence on the last year. */
async function pastOf(
  store: Store,
  city: CityDetail,
  materials: MaterialWithAliases[],
  dataset: Dataset | undefined,
  month: string,
) {
  const [record, world, year] = await Promise.all([
    trendRecord(store, city.id, materials, month),
    worldPrices(store, dataset),
    cityYear(store, city, materials, month),
  ]);
  return { record, world, year };
}

/** The nearest city with prices, for the top of the page; undefined if there is none or the database is down. */
async function nearestBoard(
  store: Store,
  city: CityDetail,
  materials: MaterialWithAliases[],
  day: PricesDay,
  scales: ReadonlyMap<number, PriceRange> | null,
) {
  const found = await nearestPrices(store, city).catch(nullOnOutage);
  if (!found) return undefined;
  const { name, slug, state } = found.city;
  const rows = commonMetals(priceRows(materials, found.prices, day, scales));
  return {
    city: { name, slug, state },
    distance: Math.round(found.distance),
    rows,
    checked: earliestChecked(rows),
  };
}

/** The yards nearest the city's middle, the first `detailed` of them with details. @throws DatabaseError */
async function yardList(
  store: Store,
  city: CityDetail,
  detailed: number,
  dataset: Dataset | undefined,
): Promise<YardList> {
  const { all, ...found } = await yardsAround(store, city, detailed, dataset?.yardsVersion);
  const hoursOf = hoursReader();
  // Loaded data is sent twice, as HTML and as JSON, so it includes only the fields that the page shows.
  const yards = found.detailed.map((yard) => {
    const { id, name, address, phone, website, description, services, acceptedMaterials } = yard;
    const takes = acceptedMaterials?.join(", ") ?? null;
    const hours = hoursOf({ ...city, ...yard });
    return { id, name, address, phone, website, description, services, takes, hours };
  });
  const others = found.others.slice(0, MAX_YARDS - yards.length);
  const listed = new Set([...yards, ...others].map(({ id }) => id));
  const onMap = all.filter(({ id }) => listed.has(id));
  const map = yardsMap(city, onMap, dataset?.isSample ?? false);
  return { yards, others, total: all.length, map };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "City Not Found" });
  const { city, isClassic, isAll, unknown, near, isEmpty } = loaderData;
  const { name, state, slug, metaDescription } = city;
  const head = seo(matches, {
    title: `Scrap Metal Prices in ${name}, ${state} | Current Rates`,
    description: metaDescription,
    path: `/${slug}/`,
    isVariant: isClassic || isAll || unknown !== undefined || near !== undefined || isEmpty,
    jsonLd: import.meta.env.SSR
      ? ({ origin }) => [
          breadcrumbList(origin, [...cityTrail(state), { label: name, to: `/${slug}/` }]),
        ]
      : undefined,
  });
  return [...head, feedInHead(`/${slug}/`, `Price changes in ${name}`)];
}

export default function City({ loaderData, matches }: Route.ComponentProps) {
  const { site, isNoindex } = matches[0].loaderData;
  const { city, unknown, near } = loaderData;
  return loaderData.isClassic ? (
    <Classic {...loaderData} site={site} />
  ) : (
    <>
      {unknown && <UnknownCity key={unknown.searched} {...unknown} city={city.name} />}
      {near && <NearPlace key={near.label + city.slug} {...near} city={city.name} />}
      <CityPage key={city.slug} {...loaderData} isNoindex={isNoindex} />
    </>
  );
}

// Few visitors open the older layout, so its code loads on demand.
const ClassicCity = lazyContent(async () => (await import("./classic-city.tsx")).ClassicCity);

type CityData = Route.ComponentProps["loaderData"];

/** The older layout. It renders without yards if they cannot be read. */
function Classic({ city, yards, site }: CityData & { site: SiteSettings }) {
  const page = (list?: YardList) => (
    <ClassicCity city={city} yards={list?.yards ?? []} phone={site.phone} email={site.email} />
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
  return <CityError error={error} />;
}
